import type { OwnerBenefitsBlock as Stored, VehicleModel } from '@/cms/payload-types';
import { byPriceDescending } from '@/domain/vehicle/choice';
import { rangeSlugOf } from '@/domain/vehicle/range-slug';
import type { Locale } from '@/i18n/locales';
import { getRange, getRangeId } from '@/queries/vehicles';
import type { BlockProps } from '../block';
import { toOwnerBenefits } from './model';
import { OwnerBenefitsView } from './view';

/** Without a range to speak of, what every owner has. */
export async function OwnerBenefitsBlock({ block, context: { locale, path } }: BlockProps<Stored>) {
  const models = await readModels(locale, path);
  const model = toOwnerBenefits(block, { models, openingCode: models[0]?.code ?? null });
  return model && <OwnerBenefitsView {...model} locale={locale} />;
}

async function readModels(locale: Locale, path: string): Promise<VehicleModel[]> {
  const slug = rangeSlugOf(path);
  const id = slug && (await getRangeId(slug));
  const found = id ? await getRange(locale, id) : null;
  return byPriceDescending(found?.models ?? []);
}
