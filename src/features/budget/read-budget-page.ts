import 'server-only';
import { toMonth } from '@/domain/calendar/south-african-time';
import { type BudgetRules, fitBudget, leastProposedCents, proposeBudget } from '@/domain/finance/budget';
import { type BudgetField, type LicenceProvince, readBudget } from '@/domain/finance/budget-wish';
import { type CalculatorOffer, toCalculatorOffer } from '@/domain/finance/calculator-offer';
import { showsNewCalculators } from '@/domain/market/price-visibility';
import {
  hasStatedCosts,
  type KeptVehicle,
  type StoredOwnershipCosts,
  toAssumptions,
} from '@/domain/ownership/assumptions';
import { runningCents, toKeepingCost } from '@/domain/ownership/keeping-cost';
import { provinceOf, type SitePlace } from '@/domain/site/site-place';
import { formatMonth, formatPercent, formatRandExact } from '@/i18n/format';
import { type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { idOf } from '@/lib/reference';
import { getMarkets } from '@/queries/dealers';
import { type FinancedVehicle, getFinancedVehicles, getFinanceTable, getOwnershipCosts } from '@/queries/finance';
import { getPictures } from '@/queries/pictures';
import { getNewPriceFormat } from '@/queries/vehicles';
import type { PictureProps } from '@/ui/picture';
import { type BudgetForm, toBudgetForm } from './budget-form';
import { type BudgetResults, type BudgetVehicle, keepingPath, rangeOf, toBudgetResults } from './budget-model';
import type { BudgetViewProps } from './budget-view';

type Asked = { locale: Locale; place: SitePlace; asked: Readonly<Partial<Record<BudgetField, string>>> };

/** Null where the market shows neither prices nor ways to pay, or no finance table holds. */
export async function readBudgetPage({ locale, place, asked }: Asked): Promise<{
  form: BudgetForm;
  results: BudgetResults | null;
  notes: BudgetViewProps['notes'];
} | null> {
  const [format, markets, table, vehicles, costs] = await Promise.all([
    getNewPriceFormat(locale, provinceOf(place)),
    getMarkets(locale),
    getFinanceTable(),
    getFinancedVehicles(locale),
    getOwnershipCosts(locale),
  ]);
  if (!format || !table || !showsNewCalculators(markets, provinceOf(place))) return null;

  const { prefix } = format;
  const offer = toCalculatorOffer(table, { calculator: 'instalment' });
  const stated = hasStatedCosts(costs) ? costs : null;
  const canRun = stated !== null;
  const pictures = await getPictures(locale, vehicles.map(pictureOf));
  const shown = vehicles.map((vehicle) => toVehicle(vehicle, pictures));
  const toRules = (province: LicenceProvince) => ({ offer, runningOf: toRunningOf(stated, province), rangeOf });

  const monthlyKilometres = costs.kilometresAMonth ?? kilometresWithoutCosts;
  const readWith = (said: Asked['asked'], budgetCents: number) =>
    readBudget({ asked: said, offer, atFirst: { budget: budgetCents / 100, monthlyKilometres }, canRun });
  const first = readWith({}, leastProposedCents).wish;
  const read = readWith(asked, first ? proposeBudget(shown, first, toRules(first.province)) : leastProposedCents);
  const form = toBudgetForm(read, { locale, place, offer, prefix, canRun });
  const { wish } = read;
  if (!wish) return { form, results: null, notes: null };

  const { province } = wish;
  const answer = fitBudget(shown, wish, toRules(province));
  return {
    form,
    results: toBudgetResults(answer, wish, { locale, place, prefix, province, terms: offer.terms }),
    notes: toNotes({
      locale,
      offer,
      prefix,
      running: wish.isAllIn && stated ? { costs: stated, province, pricesFrom: costs.pricesFrom } : null,
    }),
  };
}

/** Stands in a field that is not shown, where the editors have stated none. */
const kilometresWithoutCosts = 1_000;

type KeptBudgetVehicle = BudgetVehicle & { kept: KeptVehicle };

function toVehicle(
  { code, name, priceCents, model, range }: FinancedVehicle,
  pictures: Map<number, PictureProps>,
): KeptBudgetVehicle {
  const { litresPer100Kilometres, pumpFuel, plannedServices } = model;
  return {
    code,
    name,
    priceCents,
    range,
    picture: pictures.get(idOf(pictureOf({ range })) ?? 0) ?? null,
    kept: { bodyType: range.bodyType, priceCents, litresPer100Kilometres, pumpFuel, plannedServices },
  };
}

function pictureOf({ range }: Pick<FinancedVehicle, 'range'>) {
  return range.modelImage ?? range.heroModelFrontImage ?? range.heroModelSideImage;
}

/** Without stated costs nobody is asked to count them. */
function toRunningOf(
  costs: StoredOwnershipCosts | null,
  province: string,
): BudgetRules<KeptBudgetVehicle>['runningOf'] {
  if (!costs) return () => ({ cents: 0, missing: ['fuel', 'service', 'tyres'] });
  return ({ kept }, use) => runningCents(toKeepingCost(toAssumptions({ costs, vehicle: kept, province, ...use })));
}

/** Every assumption behind the figures. */
function toNotes({
  locale,
  offer,
  prefix,
  running,
}: {
  locale: Locale;
  offer: CalculatorOffer;
  prefix: string;
  running: { costs: StoredOwnershipCosts; province: LicenceProvince; pricesFrom: string } | null;
}): NonNullable<BudgetViewProps['notes']> {
  const t = getWords(locale, 'budget');
  const rand = (amount: number) => formatRandExact(amount, prefix);
  const credit = t('notes.credit', {
    rate: formatPercent(offer.defaultRatePercent),
    fee: rand(offer.terms.monthlyFeeCents / 100),
    initiation: rand(offer.terms.initiationFeeCents / 100),
  });
  return {
    heading: t('notes.heading'),
    lines: [
      credit,
      ...(running
        ? [
            t('notes.running', {
              petrol: rand(running.costs.petrolPerLitre),
              diesel: rand(running.costs.dieselPerLitre),
              month: formatMonth(locale, toMonth(new Date(running.pricesFrom))),
              province: getWords(locale, 'enquiry')(`provinces.${running.province}`),
              insurance: formatPercent(running.costs.insurancePercent),
            }),
            t('notes.worth'),
          ]
        : []),
    ],
    link: running && { label: t('notes.keeping'), url: localePath(locale, keepingPath) },
  };
}
