import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import type { SelectorLabels } from './selector-view';

/** The interface words of the selector. */
export function toSelectorLabels(locale: Locale): SelectorLabels {
  const t = getWords(locale, 'selector');
  return {
    search: t('search'),
    searchHint: t('searchHint'),
    filters: t('filters'),
    close: t('close'),
    show: t('show'),
    clear: t('clear'),
    empty: t('empty'),
    emptyWay: t('emptyWay'),
    nothing: t('nothing'),
    toVehicles: t('toVehicles'),
    everyRange: t('everyRange'),
    add: t('add'),
    added: t('added'),
    full: t('full'),
    toComparison: t('toComparison'),
    code: getWords(locale, 'vehicle')('labels.modelCode'),
    noPicture: t('noPicture'),
  };
}

/** The count of results in words, from none to all. */
export function toCounted(locale: Locale, total: number): string[] {
  const t = getWords(locale, 'selector');
  return Array.from({ length: total + 1 }, (_, count) => t('found', { count }));
}
