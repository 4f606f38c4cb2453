import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import type { ChooserLabels } from './chooser-props';

/** The interface words of a vehicle page. */
export function toLabels(locale: Locale): ChooserLabels {
  const t = getWords(locale, 'vehicle');
  return {
    categories: t('labels.categories'),
    models: t('labels.models'),
    colour: t('labels.colour'),
    compare: t('labels.compare'),
    noPicture: t('labels.noPicture'),
    noColours: t('labels.noColours'),
    previous: t('labels.previous'),
    next: t('labels.next'),
    viewAllModels: t('labels.viewAllModels'),
    close: t('labels.close'),
    formerPrice: t('labels.formerPrice'),
    asterisk: t('labels.asterisk'),
    requestQuote: t('labels.requestQuote'),
    testDrive: t('labels.testDrive'),
    hybrid: t('labels.hybrid'),
    specificationSummary: t('labels.specificationSummary'),
    viewFullSpecifications: t('labels.viewFullSpecifications'),
    specificationsMayVary: t('labels.specificationsMayVary'),
    loading: t('labels.loading'),
    summary: t('labels.summary'),
    modelCode: t('labels.modelCode'),
    retailPrice: t('labels.retailPrice'),
    changeDerivative: t('labels.changeDerivative'),
    facts: {
      engine: t('facts.engine'),
      transmission: t('facts.transmission'),
      fuel: t('facts.fuel'),
      consumption: t('facts.consumption'),
      seats: t('facts.seats'),
    },
  };
}
