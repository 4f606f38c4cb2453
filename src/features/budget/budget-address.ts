import { budgetFields, type TypedBudget } from '@/domain/finance/budget-wish';
import { type SitePlace, vehiclesPath } from '@/domain/site/site-place';
import { type Locale, localePath } from '@/i18n/locales';

/** Where a site starts from a budget, without language. */
export function budgetPath(place: SitePlace): string {
  return `${vehiclesPath(place)}/budget`;
}

/** The page with its fields set. */
export function budgetUrl(locale: Locale, place: SitePlace, typed: TypedBudget): string {
  const query = new URLSearchParams(budgetFields.map((field) => [field, typed[field]]));
  return `${localePath(locale, budgetPath(place))}?${query}`;
}
