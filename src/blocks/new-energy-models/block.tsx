import type { NewEnergyModelsBlock as Stored } from '@/cms/payload-types';
import { vehiclesPathOf } from '@/domain/site/site-place';
import { pictureOfModel } from '@/features/vehicle-card/model-cards';
import { getPicture } from '@/queries/pictures';
import { getAllVehicleModels } from '@/queries/vehicle-models';
import { getNewPriceFormat } from '@/queries/vehicles';
import type { BlockProps } from '../block';
import { toElectrified, toNewEnergyModels } from './model';
import { NewEnergyModelsView } from './view';

export async function NewEnergyModelsBlock({ block, context }: BlockProps<Stored>) {
  const { locale, dealer, isOpening } = context;
  const [all, format] = await Promise.all([
    getAllVehicleModels(locale),
    getNewPriceFormat(locale, dealer?.province ?? null),
  ]);
  const electrified = toElectrified(block, all);
  const model = toNewEnergyModels({
    block,
    electrified,
    vehiclesPath: vehiclesPathOf(dealer),
    locale,
    pictures: await Promise.all(electrified.map((listed) => getPicture(locale, pictureOfModel(listed)))),
    pricePrefix: format?.prefix ?? null,
  });
  return model && <NewEnergyModelsView {...model} isOpening={isOpening} />;
}
