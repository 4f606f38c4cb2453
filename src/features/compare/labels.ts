import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';

export type CompareLabels = ReturnType<typeof toLabels>;

/** The interface words of a comparison. */
export function toLabels(locale: Locale, { first, range }: { first: string; range: string }) {
  const t = getWords(locale, 'compare');
  const vehicle = getWords(locale, 'vehicle');
  return {
    title: t('title'),
    back: t('back', { range }),
    sideBySide: t('sideBySide'),
    show: t('show'),
    everything: t('everything'),
    differences: t('differences'),
    download: t('download'),
    legend: t('legend', { name: first }),
    differs: t('differs'),
    noValue: t('noValue'),
    same: (count: number) => t('same', { count }),
    noDifferences: t('noDifferences'),
    noSpecification: t('noSpecification'),
    specification: t('csv.specification'),
    view: t('view'),
    requestQuote: vehicle('labels.requestQuote'),
    remove: t('remove'),
    change: t('change'),
    formerPrice: vehicle('labels.formerPrice'),
    availability: t('availability'),
    colours: (count: number) => t('colours', { count }),
    noPicture: t('noPicture'),
    add: {
      title: t('add.title'),
      first: t('add.first'),
      next: t('add.next'),
      label: t('add.label'),
      placeholder: t('add.placeholder'),
      button: t('add.button'),
      list: t('add.list'),
      full: t('add.full'),
    },
  };
}
