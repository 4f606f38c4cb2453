import { daysAhead } from '../days-ahead';
import type { RangeSlug } from '../fleet';
import type { PictureName } from '../pictures';
import type { WrittenRecord } from '../records';
import { same, type Words } from '../words';
import type { Paint } from './paints';
import type { Plans } from './plans';
import {
  atSpeed,
  consumption,
  type Driven,
  digits,
  type Fuel,
  groupTitles,
  labels,
  quantity,
  seconds,
  type Transmission,
  type ValueName,
  values,
} from './specification-words';

export type Engine = {
  words: Words;
  fuel: Fuel;
  layout: ValueName;
  displacement: number;
  powerKw: number;
  powerSpeed: string;
  torqueNm: number;
  torqueSpeed: string;
};

/** What a level of equipment adds. */
export type Trim = {
  wheels: Words;
  tyres: string;
  airbags: number;
  cruise: ValueName;
  lane: ValueName;
  preCollision: ValueName;
  camera: ValueName;
  seats: ValueName;
  air: ValueName;
  screenInches: number;
  keyless: ValueName;
  charging: string;
  headlamps: ValueName;
};

/** What all models of a range share. Lengths in mm, masses in kg, volumes in litres. */
export type Body = {
  seats: number;
  tank: number;
  frontSuspension: ValueName;
  rearSuspension: ValueName;
  rearBrakes: ValueName;
  spare: ValueName;
  length: number;
  width: number;
  height: number;
  wheelbase: number;
  clearance: number;
  cargo: { label: 'luggage' | 'payload'; amount: number; unit: 'l' | 'kg' };
};

/**
 * One model as its range's file writes it. Prices in rand, none: on request. Consumption in l/100 km; 'Not Available':
 * it was asked for and is not known, and nothing is told (D-371). The third of its large figures is the seconds to
 * 100 km/h or else what it tows or else what it carries.
 */
export type Derivative = {
  name: string;
  code: string;
  category: string;
  price?: number;
  specialPrice?: number;
  engine: Engine;
  transmission: Transmission;
  driven: Driven;
  trim: Trim;
  /** Else its category and its name say so. */
  grade?: 'GR';
  consumption?: number | 'Not Available';
  acceleration?: number;
  kerbMass: number;
  towing?: number;
  paints: Paint[];
  plans?: Plans;
  /** Where it differs from its range. */
  body?: Partial<Body>;
  /** Where it is known. `inDays`: from when, counted from the day of loading. */
  availability?: { state: 'in-stock' | 'ending' } | { state: 'on-order' | 'coming-soon'; inDays: number };
};

export type Ids = {
  brand: number;
  picture: (name: PictureName) => number;
  category: (code: string) => number;
};

/** A derivative as the CMS keeps it. */
export function toVehicleModel({
  derivative,
  body: rangeBody,
  plans,
  range,
  slug,
  ids,
  now,
}: {
  derivative: Derivative;
  body: Body;
  plans: Plans;
  range: number;
  slug: RangeSlug;
  ids: Ids;
  now: Date;
}): WrittenRecord<'vehicle-models'> {
  const { engine, availability } = derivative;
  const body = { ...rangeBody, ...derivative.body };
  return {
    name: derivative.name,
    code: derivative.code,
    range,
    category: ids.category(derivative.category),
    price: derivative.price ?? null,
    specialPrice: derivative.specialPrice ?? null,
    availability: availability?.state ?? null,
    availableFrom: availability && 'inDays' in availability ? daysAhead(now, availability.inDays) : null,
    engine: engine.words,
    transmission: values[derivative.transmission],
    fuelType: values[engine.fuel],
    fuelcon: toConsumption(derivative),
    litresPer100Kilometres: typeof derivative.consumption === 'number' ? derivative.consumption : null,
    pumpFuel: engine.fuel === 'diesel' || engine.fuel === 'mildHybrid' ? 'diesel' : 'petrol',
    seats: body.seats,
    fuelSystem: fuelSystems[engine.fuel],
    transmissionType: toTransmissionType(derivative.transmission),
    driveSystem: toDriveSystem(derivative.driven),
    trim: isSport(derivative) ? 'GR' : 'Standard',
    ...(derivative.plans ?? plans),
    vehicleStats: [
      { value: same(String(engine.powerKw)), unit: same('kW'), label: { en: 'Power', af: 'Krag', zu: 'Amandla' } },
      {
        value: same(String(engine.torqueNm)),
        unit: same('Nm'),
        label: { en: 'Torque', af: 'Wringkrag', zu: 'I-torque' },
      },
      toThirdStat(derivative, body),
    ],
    specificationGroups: toSpecification(derivative, body),
    colourSelectors: derivative.paints.map(({ name, code, hex, roofHex, title }) => ({
      colourCode: hex,
      colourCode2: roofHex,
      paintCode: code,
      colourTitle: title,
      colourImage: ids.picture(`${slug}-${name}`),
    })),
    sideImage: ids.picture(`${slug}-side`),
  };
}

const fuelSystems = {
  petrol: 'Petrol',
  diesel: 'Diesel',
  mildHybrid: 'Hybrid',
  hybrid: 'Hybrid',
  plugIn: 'Hybrid',
} as const satisfies Record<Fuel, string>;

function isSport({ grade, category, name }: Derivative) {
  return grade === 'GR' || ['gr', 'gr-s', 'circuit'].includes(category) || name.includes('GR-Sport');
}

function toTransmissionType(transmission: Transmission) {
  if (transmission === 'cvt' || transmission === 'hybridCvt') return 'CVT';
  return transmission.startsWith('manual') ? 'Manual' : 'Automatic';
}

function toDriveSystem(driven: Driven) {
  if (driven === 'front') return 'Front';
  return driven === 'rear' ? 'Rear' : 'All Wheel';
}

/** The stated word that says nothing is the same in every language: it is a code that no page shows. */
function toConsumption({ consumption: litres }: Derivative): Words | undefined {
  if (litres === undefined) return undefined;
  return typeof litres === 'string' ? same(litres) : consumption(litres);
}

function toThirdStat({ acceleration, towing }: Derivative, { cargo }: Body) {
  if (acceleration) {
    const { en, af, zu } = seconds(acceleration);
    const figure = (text: string) => text.replace(' s', '');
    return { value: { en: figure(en), af: figure(af), zu: figure(zu) }, unit: same('s'), label: same('0–100 km/h') };
  }
  if (towing) {
    const label = { en: 'Towing, braked', af: 'Sleep, geremd', zu: 'Ukudonsa itrela' };
    return { value: same(digits(towing)), unit: same('kg'), label };
  }
  return { value: same(digits(cargo.amount)), unit: same(cargo.unit), label: labels[cargo.label] };
}

function toSpecification(derivative: Derivative, body: Body) {
  const { engine, trim } = derivative;
  const litres = typeof derivative.consumption === 'number' ? derivative.consumption : null;
  return [
    group('engine', {
      displacement: quantity(engine.displacement, 'cm³'),
      layout: values[engine.layout],
      power: atSpeed(`${engine.powerKw} kW`, engine.powerSpeed),
      torque: atSpeed(`${engine.torqueNm} Nm`, engine.torqueSpeed),
      transmission: values[derivative.transmission],
      drivenWheels: values[derivative.driven],
      ...(derivative.acceleration ? { acceleration: seconds(derivative.acceleration) } : {}),
    }),
    group('economy', {
      fuel: values[engine.fuel],
      ...(litres ? { consumption: consumption(litres), emissions: emissions(litres, engine.fuel) } : {}),
      tank: quantity(body.tank, 'l'),
    }),
    group('chassis', {
      frontSuspension: values[body.frontSuspension],
      rearSuspension: values[body.rearSuspension],
      frontBrakes: values.ventilated,
      rearBrakes: values[body.rearBrakes],
      wheels: trim.wheels,
      tyres: same(trim.tyres),
      spare: values[body.spare],
    }),
    group('safety', {
      airbags: same(String(trim.airbags)),
      stability: values.standard,
      trailerSway: values.standard,
      isofix: values.standard,
      cruise: values[trim.cruise],
      lane: values[trim.lane],
      preCollision: values[trim.preCollision],
      camera: values[trim.camera],
    }),
    group('comfort', {
      seatTrim: values[trim.seats],
      climate: values[trim.air],
      screen: same(`${trim.screenInches}″`),
      phone: values.carplay,
      keyless: values[trim.keyless],
      charging: same(trim.charging),
      headlamps: values[trim.headlamps],
    }),
    group('dimensions', {
      length: quantity(body.length, 'mm'),
      width: quantity(body.width, 'mm'),
      height: quantity(body.height, 'mm'),
      wheelbase: quantity(body.wheelbase, 'mm'),
      clearance: quantity(body.clearance, 'mm'),
      [body.cargo.label]: quantity(body.cargo.amount, body.cargo.unit),
      kerbMass: quantity(derivative.kerbMass, 'kg'),
      towing: derivative.towing ? quantity(derivative.towing, 'kg') : values.none,
    }),
  ];
}

/** What burning that much fuel gives off: 26.4 g/km from a litre of diesel over 100 km, 23.2 from petrol. */
function emissions(litres: number, fuel: Fuel): Words {
  const gramsPerLitre = fuel === 'diesel' || fuel === 'mildHybrid' ? 26.4 : 23.2;
  return quantity(Math.round(litres * gramsPerLitre), 'g/km');
}

function group(title: keyof typeof groupTitles, items: Partial<Record<keyof typeof labels, Words>>) {
  return {
    title: groupTitles[title],
    items: Object.entries(items).map(([name, value]) => ({ label: labels[name as keyof typeof labels], value })),
  };
}
