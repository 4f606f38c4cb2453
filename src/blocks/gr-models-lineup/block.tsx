import type { GrModelsLineupBlock as Stored } from '@/cms/payload-types';
import { vehiclesPathOf } from '@/domain/site/site-place';
import { pictureOfModel } from '@/features/vehicle-card/model-cards';
import { getWords } from '@/i18n/messages';
import { getPicture } from '@/queries/pictures';
import { getAllVehicleModels } from '@/queries/vehicle-models';
import { getNewPriceFormat } from '@/queries/vehicles';
import type { BlockProps } from '../block';
import { toLineup, toModelsLineup } from './model';
import { GrModelsLineupView } from './view';

/** What the API gives for the same codes (T-148), as cards. */
export async function GrModelsLineupBlock({ block, context }: BlockProps<Stored>) {
  const { locale, path, dealer, isOpening } = context;
  const [all, format] = await Promise.all([
    getAllVehicleModels(locale),
    getNewPriceFormat(locale, dealer?.province ?? null),
  ]);
  const lineup = toLineup(block, all);
  const model = toModelsLineup({
    block,
    lineup,
    path,
    vehiclesPath: vehiclesPathOf(dealer),
    locale,
    pictures: await Promise.all(lineup.map((listed) => getPicture(locale, pictureOfModel(listed)))),
    pricePrefix: format?.prefix ?? null,
  });
  if (!model) return null;
  return (
    <GrModelsLineupView
      {...model}
      id={block.id ?? 'models-lineup'}
      viewAll={getWords(locale, 'lineup')('viewAll')}
      isOpening={isOpening}
    />
  );
}
