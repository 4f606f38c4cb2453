import { type Province, provinces } from '@/domain/province/province';
import type { PictureName } from '../pictures';
import type { WrittenRecord } from '../records';
import { type DealerRow, readDealers } from './dealer-table';
import { easternCape } from './eastern-cape';
import { freeState } from './free-state';
import { gauteng } from './gauteng';
import { kwazuluNatal } from './kwazulu-natal';
import { limpopo } from './limpopo';
import { mpumalanga } from './mpumalanga';
import { botswana, eswatini, lesotho, namibia } from './neighbouring-countries';
import { northWest } from './north-west';
import { northernCape } from './northern-cape';
import { type Hours, openingHours } from './opening-hours';
import { positionWords } from './positions';
import { westernCape } from './western-cape';

const tables: Record<Province, string> = {
  'Eastern Cape': easternCape,
  'Free State': freeState,
  Gauteng: gauteng,
  'KwaZulu-Natal': kwazuluNatal,
  Limpopo: limpopo,
  Mpumalanga: mpumalanga,
  'Northern Cape': northernCape,
  'North West': northWest,
  'Western Cape': westernCape,
  Namibia: namibia,
  Botswana: botswana,
  Lesotho: lesotho,
  Eswatini: eswatini,
};

const rows = provinces
  .flatMap((province) => readDealers(province, tables[province]))
  .sort((one, other) => toNumber(one) - toNumber(other));

/** What the front of a dealer looks like, by the kind of place it stands in: not a picture of that very dealer. */
const fronts: Record<Hours, PictureName> = {
  city: 'dealership-1',
  early: 'dealership-1',
  mall: 'dealership-1',
  coast: 'dealership-2',
  town: 'dealership-2',
  country: 'dealership-3',
};

type Ids = { groupId: (slug: string) => number; picture: (name: PictureName) => number };

/** Invented dealers in real towns, in five countries, by their number. Every address ends in `.example`. */
export function dealers({ groupId, picture }: Ids): WrittenRecord<'dealers'>[] {
  return rows.map(({ code, position, hours, group, hasSite, ...dealer }) => ({
    ...dealer,
    supplierCode: code,
    toyotaSupplier: hasSite ? 'Y' : 'N',
    position: positionWords(position),
    email: `info@${dealer.slug}.example`,
    operatingHours: openingHours(hours),
    sideImage: picture(fronts[hours]),
    group: group ? groupId(group) : null,
    generalEnquiryRecipients: [
      { email: `enquiries@${dealer.slug}.example` },
      { email: `sales@${dealer.slug}.example` },
    ],
    oneAdsRecipients: [{ email: `specials@${dealer.slug}.example` }],
    automarkRecipients: [{ email: `used@${dealer.slug}.example` }],
    tradeInRecipients: [{ email: `trade-in@${dealer.slug}.example` }],
    notes: null,
  }));
}

/** The dealers of a group by province, as slugs. */
export function dealersByProvinces(group: string): { provinceName: Province; slugs: string[] }[] {
  const members = rows.filter((dealer) => dealer.group === group);
  return provinces.flatMap((provinceName) => {
    const slugs = members.filter(({ province }) => province === provinceName).map(({ slug }) => slug);
    return slugs.length > 0 ? [{ provinceName, slugs }] : [];
  });
}

function toNumber({ code }: DealerRow): number {
  return Number(code.replace(/\D/g, ''));
}
