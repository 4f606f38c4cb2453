import type { VehicleModelSelectorBlock as Stored } from '@/cms/payload-types';
import { vehiclesPathOf } from '@/domain/site/site-place';
import { getRangeCards } from '@/queries/vehicles';
import type { BlockProps } from '../block';
import { toVehicleModelSelector } from './model';
import { VehicleModelSelectorView } from './view';

export async function VehicleModelSelectorBlock({ block, context }: BlockProps<Stored>) {
  const { locale, dealer, isOpening } = context;
  const model = toVehicleModelSelector({
    block,
    cards: await getRangeCards(locale),
    vehiclesPath: vehiclesPathOf(dealer),
    locale,
  });
  return model && <VehicleModelSelectorView {...model} locale={locale} isOpening={isOpening} />;
}
