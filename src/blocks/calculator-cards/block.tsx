import type { CalculatorCardsBlock as Stored, VehicleModel, VehicleRange } from '@/cms/payload-types';
import { calculatorPages } from '@/domain/finance/kept-quote';
import { dealerOf, mainSite } from '@/domain/site/site-place';
import { byPriceDescending } from '@/domain/vehicle/choice';
import { findRangeId, toHead } from '@/features/finance/calculator-section';
import { cardProducts } from '@/features/finance/card-content';
import { showsCalculators } from '@/features/finance/read-calculator';
import { localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { idOf } from '@/lib/reference';
import { getMarkets } from '@/queries/dealers';
import { getFinanceTable, getGfvValues } from '@/queries/finance';
import { getRange } from '@/queries/vehicles';
import type { BlockProps } from '../block';
import { CalculatorCardsView } from './view';

/**
 * The model that stands on the page's stage: the one that its address names, or the first of the range's own category;
 * of those without a price none.
 */
function toShown(
  models: readonly VehicleModel[],
  { query, defaultCategory }: { query: string; defaultCategory: VehicleRange['defaultCategory'] },
): VehicleModel | null {
  const asked = new URLSearchParams(query).get('modelCode');
  const category = idOf(defaultCategory);
  return (
    models.find(({ code }) => code === asked) ??
    models.find((model) => category !== null && idOf(model.category) === category) ??
    models[0] ??
    null
  );
}

/** The three cards of a vehicle page; nothing where its market offers no calculators (T-023), or no model has a price. */
export async function CalculatorCardsBlock({ block, context }: BlockProps<Stored>) {
  const { locale, path, query, dealer } = context;
  const place = dealer ?? mainSite;
  const [rangeId, markets, table, values] = await Promise.all([
    findRangeId({ block, path }),
    getMarkets(locale),
    getFinanceTable(),
    getGfvValues(),
  ]);
  const found = rangeId === null ? null : await getRange(locale, rangeId);
  const models = byPriceDescending(found?.models.filter(({ price }) => price) ?? []);
  const first = found && toShown(models, { query, defaultCategory: found.range.defaultCategory });
  if (!found || !first || !table || !showsCalculators(markets, place)) return null;
  const t = getWords(locale, 'finance');
  const dealerQuery = dealerOf(place) ? `?dealer=${dealerOf(place)?.slug}` : '';
  const guaranteed = models.filter(({ code }) => values.some(({ smc }) => smc === code)).map(({ code }) => code);
  const cards = cardProducts.map((product) => ({
    product,
    name: t(`names.${product}`),
    teaser: t(`teasers.${product}`),
    pageUrl: localePath(locale, calculatorPages[product]),
    modelCode: product !== 'future-drive' || guaranteed.includes(first.code) ? first.code : (guaranteed[0] ?? ''),
    contentUrl: localePath(locale, `/calculator-cards/${found.range.rangeSlug}/${product}${dealerQuery}`),
    labels: {
      open: t('cards.open', { name: t(`names.${product}`) }),
      close: t('cards.close', { name: t(`names.${product}`) }),
      loading: t('cards.loading'),
    },
    onlyFor: product === 'future-drive' ? guaranteed : null,
    isShownAtFirst: product !== 'future-drive' || guaranteed.includes(first.code),
  }));
  const shown = cards.filter(({ onlyFor }) => onlyFor === null || onlyFor.length > 0);
  return <CalculatorCardsView head={toHead({ block, locale }, 'cards')} cards={shown} />;
}
