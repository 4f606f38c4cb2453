import { same, type Words } from '../words';

/** The words of the specification tables that all ranges share. */
export const groupTitles = {
  engine: { en: 'Engine and drive', af: 'Enjin en aandrywing', zu: 'Injini nokushayela amasondo' },
  economy: { en: 'Fuel and emissions', af: 'Brandstof en uitlaatgasse', zu: 'Amafutha nesisi esikhishwayo' },
  chassis: { en: 'Chassis, wheels and brakes', af: 'Onderstel, wiele en remme', zu: 'I-chassis, amasondo namabhuleki' },
  safety: { en: 'Safety', af: 'Veiligheid', zu: 'Ezokuphepha' },
  comfort: { en: 'Comfort and technology', af: 'Gerief en tegnologie', zu: 'Ukunethezeka nobuchwepheshe' },
  dimensions: { en: 'Dimensions and mass', af: 'Afmetings en massa', zu: 'Ubukhulu nesisindo' },
} satisfies Record<string, Words>;

export const labels = {
  displacement: { en: 'Displacement', af: 'Enjinkapasiteit', zu: 'Umthamo wenjini' },
  layout: { en: 'Layout', af: 'Uitleg', zu: 'Isakhiwo senjini' },
  power: { en: 'Maximum power', af: 'Maksimum krag', zu: 'Amandla aphezulu' },
  torque: { en: 'Maximum torque', af: 'Maksimum wringkrag', zu: 'I-torque ephezulu' },
  fuel: { en: 'Fuel', af: 'Brandstof', zu: 'Uhlobo lwamafutha' },
  transmission: { en: 'Transmission', af: 'Ratkas', zu: 'Igiyabhokisi' },
  drivenWheels: { en: 'Driven wheels', af: 'Aangedrewe wiele', zu: 'Amasondo ashayelwayo' },
  acceleration: {
    en: 'From 0 to 100 km/h',
    af: 'Van 0 tot 100 km/h',
    zu: 'Kusuka ku-0 kuya ku-100 km/h',
  },
  consumption: {
    en: 'Fuel consumption, combined',
    af: 'Brandstofverbruik, gekombineer',
    zu: 'Ukusetshenziswa kwamafutha, kuhlanganisiwe',
  },
  emissions: { en: 'CO₂ emissions', af: 'CO₂-uitlating', zu: 'Isisi se-CO₂ esikhishwayo' },
  tank: { en: 'Fuel tank', af: 'Brandstoftenk', zu: 'Ithangi lamafutha' },
  frontSuspension: { en: 'Front suspension', af: 'Voorste vering', zu: 'Isasipenshini yangaphambili' },
  rearSuspension: { en: 'Rear suspension', af: 'Agterste vering', zu: 'Isasipenshini yangemuva' },
  frontBrakes: { en: 'Front brakes', af: 'Voorremme', zu: 'Amabhuleki angaphambili' },
  rearBrakes: { en: 'Rear brakes', af: 'Agterremme', zu: 'Amabhuleki angemuva' },
  wheels: { en: 'Wheels', af: 'Wiele', zu: 'Amasondo' },
  tyres: { en: 'Tyres', af: 'Bande', zu: 'Amathaya' },
  spare: { en: 'Spare wheel', af: 'Noodwiel', zu: 'Isondo eliyisipele' },
  airbags: { en: 'Airbags', af: 'Lugsakke', zu: 'Ama-airbag' },
  stability: { en: 'Stability control', af: 'Stabiliteitsbeheer', zu: 'Ukulawula ukuzinza kwemoto' },
  trailerSway: { en: 'Trailer sway control', af: 'Sleepwaslingerbeheer', zu: 'Ukulawula ukuyendayenda kwetrela' },
  isofix: {
    en: 'ISOFIX child seat anchors',
    af: 'ISOFIX-kinderstoelankers',
    zu: 'Izibopho ze-ISOFIX zezihlalo zezingane',
  },
  cruise: { en: 'Cruise control', af: 'Spoedbeheer', zu: 'I-cruise control' },
  lane: { en: 'Lane departure alert', af: 'Baanwyk-waarskuwing', zu: 'Isexwayiso sokuphuma emzileni' },
  preCollision: { en: 'Pre-collision braking', af: 'Voorbotsing-remstelsel', zu: 'Ukubhuleka ngaphambi kokushayisana' },
  camera: { en: 'Parking camera', af: 'Parkeerkamera', zu: 'Ikhamera yokupaka' },
  seatTrim: { en: 'Seat trim', af: 'Sitplekbekleedsel', zu: 'Indwangu yezihlalo' },
  climate: { en: 'Air conditioning', af: 'Lugversorging', zu: 'Isipholisi-moya' },
  screen: { en: 'Touchscreen', af: 'Raakskerm', zu: 'Isikrini esithintwayo' },
  phone: { en: 'Smartphone connection', af: 'Slimfoonkoppeling', zu: 'Ukuxhuma ismathifoni' },
  keyless: {
    en: 'Keyless entry and start',
    af: 'Sleutellose toegang en aansit',
    zu: 'Ukuvula nokudumisa ngaphandle kokhiye',
  },
  charging: { en: 'Charging points', af: 'Laaipunte', zu: 'Izindawo zokushaja' },
  headlamps: { en: 'Headlamps', af: 'Hoofligte', zu: 'Amalambu angaphambili' },
  length: { en: 'Length', af: 'Lengte', zu: 'Ubude' },
  width: { en: 'Width', af: 'Breedte', zu: 'Ububanzi' },
  height: { en: 'Height', af: 'Hoogte', zu: 'Ukuphakama' },
  wheelbase: { en: 'Wheelbase', af: 'Asafstand', zu: 'Ibanga phakathi kwama-axle' },
  clearance: { en: 'Ground clearance', af: 'Grondvryhoogte', zu: 'Ukuphakama kusuka phansi' },
  luggage: { en: 'Luggage space', af: 'Bagasieruimte', zu: 'Indawo yemithwalo' },
  payload: { en: 'Payload', af: 'Loonvrag', zu: 'Umthwalo ongathwalwa' },
  kerbMass: { en: 'Kerb mass', af: 'Leemassa', zu: 'Isisindo semoto ingenalutho' },
  towing: { en: 'Braked towing capacity', af: 'Sleepvermoë, geremd', zu: 'Isisindo setrela elinamabhuleki' },
} satisfies Record<string, Words>;

export const values = {
  standard: { en: 'Standard', af: 'Standaard', zu: 'Ifakiwe' },
  none: { en: 'Not available', af: 'Nie beskikbaar nie', zu: 'Ayitholakali' },
  diesel: { en: 'Diesel', af: 'Diesel', zu: 'Udizili' },
  petrol: { en: 'Petrol', af: 'Petrol', zu: 'Uphethiloli' },
  mildHybrid: { en: 'Diesel with 48 V assistance', af: 'Diesel met 48 V-hulp', zu: 'Udizili osizwa yi-48 V' },
  hybrid: { en: 'Petrol and electric', af: 'Petrol en elektries', zu: 'Uphethiloli nogesi' },
  plugIn: {
    en: 'Petrol and electric, with a plug',
    af: "Petrol en elektries, met 'n prop",
    zu: 'Uphethiloli nogesi, ishajwa ngepulaki',
  },
  manual5: { en: '5-speed manual', af: '5-gang-handrat', zu: 'I-manual enamagiya angu-5' },
  manual6: { en: '6-speed manual', af: '6-gang-handrat', zu: 'I-manual enamagiya angu-6' },
  automatic4: { en: '4-speed automatic', af: '4-gang-outomaties', zu: 'I-automatic enamagiya angu-4' },
  automatic5: { en: '5-speed automated manual', af: '5-gang-outomatiese handrat', zu: 'I-AMT enamagiya angu-5' },
  automatic6: { en: '6-speed automatic', af: '6-gang-outomaties', zu: 'I-automatic enamagiya angu-6' },
  automatic8: { en: '8-speed automatic', af: '8-gang-outomaties', zu: 'I-automatic enamagiya angu-8' },
  automatic10: { en: '10-speed automatic', af: '10-gang-outomaties', zu: 'I-automatic enamagiya angu-10' },
  cvt: { en: 'CVT automatic', af: 'CVT-outomaties', zu: 'I-CVT ezishintshela yona' },
  hybridCvt: { en: 'CVT automatic, electric', af: 'CVT-outomaties, elektries', zu: 'I-CVT kagesi ezishintshela yona' },
  rear: { en: 'Rear', af: 'Agter', zu: 'Angemuva' },
  front: { en: 'Front', af: 'Voor', zu: 'Angaphambili' },
  fourByFour: {
    en: 'All four, low range, rear diff lock',
    af: 'Al vier, laestrek, agterewenaarslot',
    zu: 'Omane, i-low range, i-diff lock yangemuva',
  },
  permanentFour: {
    en: 'All four, always, with low range',
    af: 'Al vier, altyd, met laestrek',
    zu: 'Omane njalo, ene-low range',
  },
  onDemandFour: {
    en: 'All four, when they are needed',
    af: 'Al vier, wanneer dit nodig is',
    zu: 'Omane, lapho kudingeka',
  },
  electricFour: {
    en: 'All four, an electric motor at the rear',
    af: "Al vier, 'n elektriese motor agter",
    zu: 'Omane, injini kagesi ngemuva',
  },
  sportFour: {
    en: 'All four, limited-slip diff at each axle',
    af: 'Al vier, glipbeperkende ewenaar aan elke as',
    zu: 'Omane, i-limited-slip diff ku-axle ngayinye',
  },
  inlineFour: {
    en: 'Four cylinders in line, turbo',
    af: 'Vier silinders in lyn, turbo',
    zu: 'Amasilinda amane asemugqeni, iturbo',
  },
  inlineFourNatural: { en: 'Four cylinders in line', af: 'Vier silinders in lyn', zu: 'Amasilinda amane asemugqeni' },
  inlineThree: { en: 'Three cylinders in line', af: 'Drie silinders in lyn', zu: 'Amasilinda amathathu asemugqeni' },
  inlineThreeTurbo: {
    en: 'Three cylinders in line, turbo',
    af: 'Drie silinders in lyn, turbo',
    zu: 'Amasilinda amathathu asemugqeni, iturbo',
  },
  inlineSix: {
    en: 'Six cylinders in line, turbo',
    af: 'Ses silinders in lyn, turbo',
    zu: 'Amasilinda ayisithupha asemugqeni, iturbo',
  },
  boxerFour: { en: 'Flat four', af: 'Plat vier', zu: 'Amasilinda amane alele' },
  vSix: { en: 'V6', af: 'V6', zu: 'I-V6' },
  vSixTurbo: { en: 'V6, two turbos', af: "V6, twee turbo's", zu: 'I-V6, amaturbo amabili' },
  wishbone: {
    en: 'Double wishbone, coil springs',
    af: 'Dubbele mikarm, kronkelvere',
    zu: 'I-double wishbone, izipringi eziyisipirali',
  },
  leaf: { en: 'Rigid axle, leaf springs', af: 'Starre as, bladvere', zu: 'I-axle eqinile, izipringi zamacwecwe' },
  fourLink: {
    en: 'Four-link axle, coil springs',
    af: 'Vierskakel-as, kronkelvere',
    zu: 'I-axle ye-four-link, izipringi eziyisipirali',
  },
  torsionBeam: { en: 'Torsion beam', af: 'Torsiebalk', zu: 'I-torsion beam' },
  multiLink: { en: 'Multi-link', af: 'Multiskakel', zu: 'I-multi-link' },
  rigidCoil: {
    en: 'Rigid axle, coil springs',
    af: 'Starre as, kronkelvere',
    zu: 'I-axle eqinile, izipringi eziyisipirali',
  },
  macPherson: same('MacPherson'),
  doubleWishbone: { en: 'Double wishbone', af: 'Dubbele mikarm', zu: 'I-double wishbone' },
  ventilated: { en: 'Ventilated discs', af: 'Geventileerde skywe', zu: 'Amadiski anomoya' },
  discs: { en: 'Discs', af: 'Skywe', zu: 'Amadiski' },
  drums: { en: 'Drums', af: 'Tromme', zu: 'Amadrum' },
  fullSize: { en: 'Full size', af: 'Volgrootte', zu: 'Elilingana namanye' },
  spaceSaver: { en: 'Space saver', af: 'Ruimtebesparend', zu: 'Elincane lokonga indawo' },
  repairKit: { en: 'Repair kit', af: 'Herstelstel', zu: 'Ikhithi yokulungisa' },
  vinyl: { en: 'Vinyl, washable', af: 'Viniel, wasbaar', zu: 'I-vinyl, iyawasheka' },
  cloth: { en: 'Cloth', af: 'Materiaal', zu: 'Indwangu' },
  leather: { en: 'Leather', af: 'Leer', zu: 'Isikhumba' },
  suede: {
    en: 'Leather and suede, red stitching',
    af: 'Leer en suède, rooi stikwerk',
    zu: 'Isikhumba ne-suede, ukuthungwa okubomvu',
  },
  manualAir: { en: 'Manual', af: 'Handbeheer', zu: 'Ilawulwa ngesandla' },
  climate: { en: 'Automatic', af: 'Outomaties', zu: 'Iyazilawula' },
  dualZone: { en: 'Automatic, two zones', af: 'Outomaties, twee sones', zu: 'Iyazilawula, izindawo ezimbili' },
  adaptive: { en: 'Adaptive', af: 'Aanpassend', zu: 'Izivumelanisa nesivinini' },
  rearCamera: { en: 'Rear', af: 'Agter', zu: 'Ngemuva' },
  panoramic: { en: 'All round', af: 'Rondom', zu: 'Nxazonke' },
  carplay: {
    en: 'Apple CarPlay and Android Auto',
    af: 'Apple CarPlay en Android Auto',
    zu: 'I-Apple CarPlay ne-Android Auto',
  },
  led: same('LED'),
  halogen: { en: 'Halogen', af: 'Halogeen', zu: 'I-halogen' },
} satisfies Record<string, Words>;

export type ValueName = keyof typeof values;

export type Fuel = 'diesel' | 'petrol' | 'mildHybrid' | 'hybrid' | 'plugIn';

export type Transmission = Extract<ValueName, `manual${number}` | `automatic${number}` | 'cvt' | 'hybridCvt'>;

export type Driven = 'rear' | 'front' | 'fourByFour' | Extract<ValueName, `${string}Four`>;

/** '2 755': thousands apart by a space, in every language. */
export function digits(amount: number): string {
  return amount.toString().replace(/\B(?=(\d{3})+$)/g, ' ');
}

export function quantity(amount: number, unit: string): Words {
  return same(`${digits(amount)} ${unit}`);
}

/** Alloy wheels of a size in inches. */
export function alloy(inches: number): Words {
  return { en: `${inches}″ alloy`, af: `${inches}″-allooi`, zu: `I-alloy engu-${inches}″` };
}

export function steel(inches: number): Words {
  return { en: `${inches}″ steel`, af: `${inches}″-staal`, zu: `Insimbi engu-${inches}″` };
}

export function grAlloy(inches: number): Words {
  return { en: `${inches}″ GR alloy`, af: `${inches}″-GR-allooi`, zu: `I-alloy ye-GR engu-${inches}″` };
}

/** '7.4 l/100 km'; Afrikaans writes a comma. */
export function consumption(litres: number): Words {
  const figure = litres.toFixed(1);
  const unit = ' l/100 km';
  return { en: figure + unit, af: figure.replace('.', ',') + unit, zu: figure + unit };
}

/** '5.5 s'; Afrikaans writes a comma. */
export function seconds(amount: number): Words {
  const figure = amount.toFixed(1);
  return { en: `${figure} s`, af: `${figure.replace('.', ',')} s`, zu: `${figure} s` };
}

/** '150 kW at 3 400 r/min'. */
export function atSpeed(amount: string, revolutions: string): Words {
  return {
    en: `${amount} at ${revolutions} r/min`,
    af: `${amount} teen ${revolutions} r/min`,
    zu: `${amount} ku-${revolutions} r/min`,
  };
}
