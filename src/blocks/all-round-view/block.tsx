import type { AllRoundViewBlock as Stored } from '@/cms/payload-types';
import { getPicture } from '@/queries/pictures';
import type { BlockProps } from '../block';
import { toAllRound } from './model';
import { AllRoundView } from './view';

/** A vehicle from every side; nothing with fewer than two pictures. */
export async function AllRoundViewBlock({ block, context: { locale } }: BlockProps<Stored>) {
  const pictures = await Promise.all((block.images ?? []).map(({ image }) => getPicture(locale, image)));
  const model = toAllRound({ block, pictures });
  return model && <AllRoundView {...model} />;
}
