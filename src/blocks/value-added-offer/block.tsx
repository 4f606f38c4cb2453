import type { ValueAddedOfferBlock as Stored } from '@/cms/payload-types';
import { getPicture } from '@/queries/pictures';
import type { BlockProps } from '../block';
import { toValueAddedOffer } from './model';
import { ValueAddedOfferView } from './view';

export async function ValueAddedOfferBlock({ block, context: { locale, path } }: BlockProps<Stored>) {
  const logos = await Promise.all((block.onPhones?.insurers ?? []).map(({ logo }) => getPicture(locale, logo)));
  const offer = toValueAddedOffer({ block, locale, path, now: new Date(), logos });
  return offer && <ValueAddedOfferView {...offer} id={block.id ?? 'offer'} />;
}
