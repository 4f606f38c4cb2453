import { daysAhead } from './days-ahead';
import type { PictureName } from './pictures';
import type { WrittenRecord } from './records';
import type { Words } from './words';

/** What dealers offer; prices are demonstration data. */
const kinds = {
  service: {
    category: { en: 'Service', af: 'Diens', zu: 'Isevisi' },
    picture: 'workshop-bay',
    title: {
      en: 'Oil and filter change for R1 250',
      af: 'Olie en filter vervang vir R1 250',
      zu: 'Ukushintsha uwoyela nesihlungi ngo-R1 250',
    },
    description: {
      en: 'For petrol models that are out of their service plan, by appointment. Parts and labour are included.',
      af: 'Vir petrolmodelle waarvan die diensplan verby is, volgens afspraak. Onderdele en arbeid is ingesluit.',
      zu: 'Okwamamodeli kaphethiloli asephelelwe wuhlelo lwawo lwesevisi, ngokubhukha. Kubandakanya izingxenye nomsebenzi.',
    },
    fromDay: -10,
    toDay: 50,
  },
  demo: {
    category: { en: 'Demonstration vehicles', af: 'Demonstrasievoertuie', zu: 'Izimoto zokubonisa' },
    picture: 'showroom',
    title: {
      en: 'Demonstration vehicles with less than 5 000 km',
      af: 'Demonstrasievoertuie met minder as 5 000 km',
      zu: 'Izimoto zokubonisa ezingaphansi kuka-5 000 km',
    },
    description: {
      en: 'Driven by our own people, with the whole of their warranty and service plan left from the day of registration.',
      af: 'Deur ons eie mense bestuur, met die waarborg en diensplan vanaf die dag van registrasie.',
      zu: 'Ebezishayelwa ngabantu bethu, newaranti nohlelo lwesevisi kusukela ngosuku lokubhaliswa.',
    },
    fromDay: -3,
    toDay: 30,
  },
  fleet: {
    category: { en: 'Business', af: 'Besigheid', zu: 'Ibhizinisi' },
    picture: 'highveld-farm',
    title: {
      en: 'Three bakkies or more: delivery to the farm',
      af: 'Drie bakkies of meer: aflewering op die plaas',
      zu: 'Amabhakhi amathathu noma ngaphezulu: siwaletha epulazini',
    },
    description: {
      en: 'For businesses that take three or more Hilux in a year, within 200 km of the dealership.',
      af: "Vir besighede wat drie of meer Hiluxe in 'n jaar neem, binne 200 km van die handelaar.",
      zu: 'Kwamabhizinisi athatha i-Hilux ezintathu noma ngaphezulu ngonyaka, ebangeni lika-200 km ukusuka kumthengisi.',
    },
    fromDay: -20,
    toDay: 70,
  },
  over: {
    category: { en: 'Accessories', af: 'Bybehore', zu: 'Izesekeli' },
    picture: 'showroom',
    title: {
      en: 'Roof racks at last season’s price',
      af: 'Dakrakke teen verlede seisoen se prys',
      zu: 'Ama-rack ophahla ngentengo yesizini edlule',
    },
    description: {
      en: 'While stocks last.',
      af: 'Solank die voorraad hou.',
      zu: 'Kuze kuphele isitoko.',
    },
    fromDay: -60,
    toDay: -1,
  },
} as const satisfies Record<
  string,
  { category: Words; picture: PictureName; title: Words; description: Words; fromDay: number; toDay: number }
>;

const ofDealers: Record<string, readonly (keyof typeof kinds)[]> = {
  'highveld-crest': ['service', 'demo', 'fleet', 'over'],
  'sandstone-arch-sandton': ['demo', 'service'],
  'half-moon-midrand': ['service'],
  'apies-bridge-pretoria': ['fleet', 'demo'],
  'suikerbosrand-heidelberg': ['fleet'],
};

/** The dealers' specials, by the dealer's slug. Days are counted from the day of loading (X-14); one is over already. */
export function dealerAds({
  dealerId,
  picture,
  now,
}: {
  dealerId: (slug: string) => number;
  picture: (name: PictureName) => number;
  now: Date;
}): WrittenRecord<'dealer-ads'>[] {
  return Object.entries(ofDealers).flatMap(([slug, names]) =>
    names.map((name) => {
      const { fromDay, toDay, picture: shown, ...words } = kinds[name];
      return {
        ...words,
        dealer: dealerId(slug),
        metaId: `${slug}-${name}`,
        image: picture(shown),
        startDate: daysAhead(now, fromDay),
        endDate: daysAhead(now, toDay),
      };
    }),
  );
}
