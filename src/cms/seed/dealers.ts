import type { Province } from '@/domain/province/province';
import type { WrittenRecord } from './records';
import type { Words } from './words';

type DealerSeed = {
  name: string;
  slug: string;
  code: string;
  contactName: string;
  position: Words;
  address: readonly [street: string, suburb: string, city: string, postCode: string];
  province: Province;
  place: readonly [lat: number, longitude: number];
  telephone: string;
  hours: Hours;
  group?: GroupSlug;
};

type GroupSlug = 'berg-and-valley' | 'southern-cross-motors';

type Hours = Readonly<{ weekdays: Span; saturday: Span | null; holidays: Span | null }>;

type Span = readonly [from: string, to: string];

const principal: Words = { en: 'Dealer principal', af: 'Handelaarshoof', zu: 'Inhloko yabathengisi' };
const salesManager: Words = { en: 'Sales manager', af: 'Verkoopsbestuurder', zu: 'Imenenja yezokuthengisa' };

const city: Hours = { weekdays: ['07:30', '17:30'], saturday: ['08:30', '13:00'], holidays: null };
const mall: Hours = { weekdays: ['08:00', '18:00'], saturday: ['08:30', '14:00'], holidays: ['09:00', '12:00'] };
const town: Hours = { weekdays: ['08:00', '17:00'], saturday: ['08:00', '12:00'], holidays: null };

/** Invented dealers in real towns, in five countries. Every address ends in `.example`. */
const seeds: DealerSeed[] = [
  {
    name: 'Highveld Crest Toyota',
    slug: 'highveld-crest',
    code: 'ZA101',
    contactName: 'Nomvula Dhlamini',
    position: principal,
    address: ['214 Jacaranda Ridge Avenue', 'Randburg', 'Johannesburg', '2194'],
    province: 'Gauteng',
    place: [-26.0936, 27.9997],
    telephone: '011 000 0101',
    hours: mall,
    group: 'southern-cross-motors',
  },
  {
    name: 'Signal Bay Toyota',
    slug: 'signal-bay',
    code: 'ZA102',
    contactName: 'Riaan Oosthuizen',
    position: salesManager,
    address: ['37 Lighthouse Road', 'Paarden Eiland', 'Cape Town', '7405'],
    province: 'Western Cape',
    place: [-33.9128, 18.4714],
    telephone: '021 000 0102',
    hours: city,
    group: 'berg-and-valley',
  },
  {
    name: 'Umhlanga Palms Toyota',
    slug: 'umhlanga-palms',
    code: 'ZA103',
    contactName: 'Thandeka Mkhwanazi',
    position: principal,
    address: ['9 Ilala Palm Crescent', 'Umhlanga Ridge', 'Durban', '4319'],
    province: 'KwaZulu-Natal',
    place: [-29.7262, 31.0703],
    telephone: '031 000 0103',
    hours: mall,
    group: 'southern-cross-motors',
  },
  {
    name: 'Roses Toyota',
    slug: 'roses-bloemfontein',
    code: 'ZA104',
    contactName: 'Lerato Mofokeng',
    position: salesManager,
    address: ['58 Wilgerboom Street', 'Hilton', 'Bloemfontein', '9301'],
    province: 'Free State',
    place: [-29.1032, 26.2196],
    telephone: '051 000 0104',
    hours: city,
  },
  {
    name: 'Marula Toyota',
    slug: 'marula-polokwane',
    code: 'ZA105',
    contactName: 'Tebogo Ramaphala',
    position: principal,
    address: ['120 Marula Drive', 'Bendor', 'Polokwane', '0699'],
    province: 'Limpopo',
    place: [-23.8888, 29.4863],
    telephone: '015 000 0105',
    hours: town,
  },
  {
    name: 'Langkloof Toyota',
    slug: 'langkloof-george',
    code: 'ZA106',
    contactName: 'Annelie Barnard',
    position: principal,
    address: ['16 Geelhout Street', 'George Industria', 'George', '6529'],
    province: 'Western Cape',
    place: [-33.9779, 22.4576],
    telephone: '044 000 0106',
    hours: town,
    group: 'berg-and-valley',
  },
  {
    name: 'Algoa Wind Toyota',
    slug: 'algoa-wind',
    code: 'ZA107',
    contactName: 'Sipho Ndlovu-Peters',
    position: salesManager,
    address: ['83 Windward Road', 'Newton Park', 'Gqeberha', '6045'],
    province: 'Eastern Cape',
    place: [-33.9463, 25.5701],
    telephone: '041 000 0107',
    hours: city,
  },
  {
    name: 'Khomas Toyota',
    slug: 'khomas-windhoek',
    code: 'NA201',
    contactName: 'Ndapewa Shikongo',
    position: principal,
    address: ['41 Kameeldoring Street', 'Northern Industrial', 'Windhoek', '10005'],
    province: 'Namibia',
    place: [-22.5365, 17.0779],
    telephone: '+264 61 000 201',
    hours: city,
  },
  {
    name: 'Skeleton Coast Toyota',
    slug: 'skeleton-coast-swakopmund',
    code: 'NA202',
    contactName: 'Jürgen Hartmann',
    position: salesManager,
    address: ['7 Flamingo Avenue', 'Vineta', 'Swakopmund', '13001'],
    province: 'Namibia',
    place: [-22.6655, 14.5323],
    telephone: '+264 64 000 202',
    hours: town,
  },
  {
    name: 'Notwane Toyota',
    slug: 'notwane-gaborone',
    code: 'BW301',
    contactName: 'Kagiso Seretse-Moeng',
    position: principal,
    address: ['Plot 20814 Morula Road', 'Broadhurst Industrial', 'Gaborone', ''],
    province: 'Botswana',
    place: [-24.6282, 25.9231],
    telephone: '+267 300 0301',
    hours: city,
  },
  {
    name: 'Caledon Ridge Toyota',
    slug: 'caledon-ridge-maseru',
    code: 'LS401',
    contactName: 'Palesa Mokhethi',
    position: salesManager,
    address: ['12 Sehlabeng Road', 'Maseru West', 'Maseru', '100'],
    province: 'Lesotho',
    place: [-29.3142, 27.4693],
    telephone: '+266 2200 0401',
    hours: town,
  },
  {
    name: 'Ezulwini Toyota',
    slug: 'ezulwini-mbabane',
    code: 'SZ501',
    contactName: 'Sakhile Mavuso',
    position: principal,
    address: ['5 Emlembe Street', 'Sidwashini', 'Mbabane', 'H100'],
    province: 'Eswatini',
    place: [-26.3054, 31.1367],
    telephone: '+268 2400 0501',
    hours: town,
  },
];

export const dealerGroups: readonly { slug: GroupSlug; title: string }[] = [
  { slug: 'berg-and-valley', title: 'Berg and Valley Motor Group' },
  { slug: 'southern-cross-motors', title: 'Southern Cross Motors' },
];

/** The dealers of a group by province, as slugs. */
export function dealersByProvinces(group: string): { provinceName: Province; slugs: string[] }[] {
  const members = seeds.filter((dealer) => dealer.group === group);
  return [...new Set(members.map(({ province }) => province))].map((provinceName) => ({
    provinceName,
    slugs: members.filter(({ province }) => province === provinceName).map(({ slug }) => slug),
  }));
}

export function dealers(groupId: (slug: string) => number): WrittenRecord<'dealers'>[] {
  return seeds.map(({ address: [streetAddress, suburb, town, postCode], place: [lat, longitude], ...dealer }) => ({
    name: dealer.name,
    slug: dealer.slug,
    supplierCode: dealer.code,
    toyotaSupplier: 'Y',
    contactName: dealer.contactName,
    position: dealer.position,
    streetAddress,
    suburb,
    city: town,
    postCode,
    province: dealer.province,
    lat,
    longitude,
    telephone: dealer.telephone,
    email: `info@${dealer.slug}.example`,
    operatingHours: openingHours(dealer.hours),
    group: dealer.group ? groupId(dealer.group) : null,
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

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

function openingHours(hours: Hours) {
  return [
    ...weekdays.map((day) => ({ day, hoursInformation: toHours(hours.weekdays) })),
    { day: 'Saturday' as const, hoursInformation: toHours(hours.saturday) },
    { day: 'Sunday' as const, hoursInformation: toHours(null) },
    { day: 'Public holidays' as const, hoursInformation: toHours(hours.holidays) },
  ];
}

function toHours(span: Span | null) {
  if (!span) return { startTime: null, endTime: null, isClosed: true };
  const [startTime, endTime] = span;
  return { startTime, endTime, isClosed: false };
}
