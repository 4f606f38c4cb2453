import type { WrittenGlobal } from './records';

/** Demonstration data: what a licence disc costs a year for a passenger vehicle. Rand. */
const licences = [
  { province: 'Eastern Cape' as const, yearly: 690 },
  { province: 'Free State' as const, yearly: 720 },
  { province: 'Gauteng' as const, yearly: 744 },
  { province: 'KwaZulu-Natal' as const, yearly: 822 },
  { province: 'Limpopo' as const, yearly: 636 },
  { province: 'Mpumalanga' as const, yearly: 672 },
  { province: 'Northern Cape' as const, yearly: 702 },
  { province: 'North West' as const, yearly: 654 },
  { province: 'Western Cape' as const, yearly: 810 },
];

/**
 * What keeping a vehicle and taking it on the road cost. Demonstration data, plausible for South Africa in November 2026
 * and nobody's price list: pump prices are round figures for inland, the rest is by body type. Rand with VAT.
 */
export const ownershipCosts: WrittenGlobal<'ownership-costs'> = {
  pricesFrom: '2026-11-04T00:00:00.000+02:00',
  petrolPerLitre: 21.5,
  dieselPerLitre: 20.3,
  kilometresAMonth: 1_500,
  insurancePercent: 3.6,
  services: [
    { bodyType: 'bakkie', intervalKilometres: 10_000, costPerService: 4_200 },
    { bodyType: 'suv', intervalKilometres: 10_000, costPerService: 3_900 },
    { bodyType: 'hatch', intervalKilometres: 15_000, costPerService: 2_900 },
    { bodyType: 'sedan', intervalKilometres: 15_000, costPerService: 3_000 },
    { bodyType: 'mpv', intervalKilometres: 10_000, costPerService: 3_100 },
    { bodyType: 'coupe', intervalKilometres: 10_000, costPerService: 5_200 },
    { bodyType: 'minibus', intervalKilometres: 10_000, costPerService: 4_600 },
    { bodyType: 'van', intervalKilometres: 10_000, costPerService: 4_400 },
  ],
  tyres: [
    { bodyType: 'bakkie', setPrice: 12_000, lifeKilometres: 60_000 },
    { bodyType: 'suv', setPrice: 11_000, lifeKilometres: 55_000 },
    { bodyType: 'hatch', setPrice: 5_600, lifeKilometres: 50_000 },
    { bodyType: 'sedan', setPrice: 6_000, lifeKilometres: 50_000 },
    { bodyType: 'mpv', setPrice: 5_800, lifeKilometres: 50_000 },
    { bodyType: 'coupe', setPrice: 15_000, lifeKilometres: 30_000 },
    { bodyType: 'minibus', setPrice: 10_800, lifeKilometres: 55_000 },
    { bodyType: 'van', setPrice: 10_600, lifeKilometres: 55_000 },
  ],
  licences,
  worth: [
    { months: 12, percentOfPrice: 80 },
    { months: 24, percentOfPrice: 69 },
    { months: 36, percentOfPrice: 60 },
    { months: 48, percentOfPrice: 52 },
    { months: 60, percentOfPrice: 45 },
    { months: 72, percentOfPrice: 39 },
  ],
  onTheRoad: [
    {
      label: { en: 'Registration', af: 'Registrasie', zu: 'Ukubhaliswa kwemoto' },
      kind: 'fixed-by-law',
      amount: 270,
      provinces: [
        { province: 'KwaZulu-Natal', amount: 290 },
        { province: 'Limpopo', amount: 252 },
        { province: 'Western Cape', amount: 315 },
      ],
      note: {
        en: 'Once, when the vehicle goes onto your name.',
        af: 'Eenmalig, wanneer die voertuig op jou naam kom.',
        zu: 'Kanye nje, lapho imoto ibhaliswa ngegama lakho.',
      },
    },
    {
      label: {
        en: 'Licence disc, first year',
        af: 'Lisensieskyfie, eerste jaar',
        zu: 'Idiski yelayisense, unyaka wokuqala',
      },
      kind: 'fixed-by-law',
      amount: 744,
      provinces: licences.map(({ province, yearly }) => ({ province, amount: yearly })),
      note: {
        en: 'Every province sets its own, by the weight of the vehicle. You renew it every year.',
        af: 'Elke provinsie stel sy eie vas, volgens die gewig van die voertuig. Jy hernu dit elke jaar.',
        zu: 'Isifundazwe ngasinye sizibekela esaso, ngesisindo semoto. Uyivuselela minyaka yonke.',
      },
    },
    {
      label: { en: 'Number plates', af: 'Nommerplate', zu: 'Izinombolopuleti' },
      kind: 'fixed-by-law',
      amount: 380,
      provinces: [
        { province: 'Gauteng', amount: 420 },
        { province: 'Western Cape', amount: 395 },
      ],
      note: {
        en: 'Two plates. The law asks for them; who makes them sets what they cost.',
        af: 'Twee plate. Die wet vereis dit; wie dit maak, bepaal wat dit kos.',
        zu: 'Amapuleti amabili. Umthetho uyawafuna; owenzayo nguye onquma ukuthi abiza malini.',
      },
    },
    {
      label: { en: 'Delivery fee', af: 'Afleweringsfooi', zu: 'Imali yokulethwa kwemoto' },
      kind: 'dealers-own',
      amount: 4_950,
      provinces: [
        { province: 'Northern Cape', amount: 5_450 },
        { province: 'Limpopo', amount: 5_250 },
      ],
      note: {
        en: 'For inspecting, cleaning and handing over the vehicle. Ask what it covers.',
        af: 'Vir die inspeksie, skoonmaak en oorhandiging van die voertuig. Vra wat dit dek.',
        zu: 'Eyokuhlola, ukuhlanza nokunikezwa kwemoto. Buza ukuthi ihlanganisani.',
      },
    },
    {
      label: {
        en: 'Administration and documents',
        af: 'Administrasie en dokumente',
        zu: 'Ezokuphatha namaphepha',
      },
      kind: 'dealers-own',
      amount: 3_450,
      note: {
        en: 'No law asks for it. Ask for it to be left out.',
        af: 'Geen wet vereis dit nie. Vra dat dit uitgelaat word.',
        zu: 'Awukho umthetho oyifunayo. Cela ukuthi ikhishwe.',
      },
    },
    {
      label: {
        en: 'Smash-and-grab film',
        af: 'Tref-en-gryp-film op die ruite',
        zu: 'Ifilimu yokuvikela amafasitela ekugqekezweni',
      },
      kind: 'optional',
      amount: 2_900,
      note: {
        en: 'Holds the side windows together when they are struck.',
        af: 'Hou die syruite bymekaar wanneer daarteen geslaan word.',
        zu: 'Ibamba amafasitela asemaceleni lapho eshaywa.',
      },
    },
    {
      label: { en: 'Tracking device', af: 'Opsporingstoestel', zu: 'Idivayisi yokulandelela imoto' },
      kind: 'optional',
      amount: 3_200,
      note: {
        en: 'Fitted. Some insurers ask for one; its monthly fee comes on top.',
        af: 'Ingebou. Party versekeraars vereis een; die maandelikse fooi kom by.',
        zu: 'Kufakwa nokuyifaka. Abanye abomshwalense bayayifuna; imali yayo yanyanga zonke iyengezwa.',
      },
    },
    {
      label: { en: 'Extended warranty', af: 'Verlengde waarborg', zu: 'Iwaranti eyengeziwe' },
      kind: 'optional',
      amount: 11_900,
      note: {
        en: 'Two more years after the warranty that comes with the vehicle. It can be bought later, too.',
        af: 'Twee jaar langer ná die waarborg wat saam met die voertuig kom. Dit kan ook later gekoop word.',
        zu: 'Iminyaka emibili ngaphezu kwewaranti efika nemoto. Ungayithenga nakamuva.',
      },
    },
  ],
};
