import { onlyDifferences } from '@/domain/comparison/comparison';
import { toCsv } from '@/domain/table/csv';
import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import type { Comparison } from './compare-model';

/** A comparison as a file for spreadsheets: what the page shows, a column for each vehicle. */
export function toComparisonCsv(comparison: Comparison, locale: Locale): string {
  const { vehicles, terms, isOnlyDifferences } = comparison;
  const t = getWords(locale, 'compare');
  const vehicle = getWords(locale, 'vehicle');
  const groups = isOnlyDifferences ? onlyDifferences(comparison.groups) : comparison.groups;
  return toCsv([
    [t('csv.group'), t('csv.specification'), ...vehicles.map(({ range, name }) => `${range} ${name}`)],
    ['', vehicle('labels.modelCode'), ...vehicles.map(({ code }) => code)],
    ['', vehicle('labels.retailPrice'), ...vehicles.map(({ price }) => price)],
    ...(vehicles.some(({ formerPrice }) => formerPrice)
      ? [['', vehicle('labels.formerPrice'), ...vehicles.map(({ formerPrice }) => formerPrice ?? '')]]
      : []),
    ...(vehicles.some(({ availability }) => availability)
      ? [['', t('availability'), ...vehicles.map(({ availability }) => availability ?? '')]]
      : []),
    ['', t('csv.colours'), ...vehicles.map(({ colours }) => colours.map(({ title }) => title.text).join(', '))],
    ...groups.flatMap(({ title, rows }) =>
      rows.map(({ label, values }) => [title?.text ?? '', label.text, ...values.map((value) => value?.text ?? '')]),
    ),
    ...terms.map(({ text }) => [text]),
  ]);
}
