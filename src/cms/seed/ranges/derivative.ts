import type { PictureName } from '../pictures';
import type { WrittenRecord } from '../records';
import { same, type Words } from '../words';
import {
  atSpeed,
  consumption,
  digits,
  groupTitles,
  labels,
  quantity,
  type ValueName,
  values,
} from './specification-words';

export type Engine = {
  words: Words;
  fuel: ValueName;
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
  cargo: { label: 'luggage' | 'payload'; value: Words };
};

export type Paint = { code: string; hex: string; title: Words; picture: PictureName };

/** One model as its range's file writes it. Prices in rand, consumption in l/100 km. */
export type Derivative = {
  name: string;
  code: string;
  category: string;
  price: number;
  specialPrice?: number;
  engine: Engine;
  transmission: ValueName;
  driven: ValueName;
  trim: Trim;
  consumption?: number;
  kerbMass: number;
  towing: number;
  paints: Paint[];
};

export type Ids = {
  brand: number;
  picture: (name: PictureName) => number;
  category: (code: string) => number;
};

/** A derivative as the CMS keeps it. */
export function toVehicleModel({
  derivative,
  body,
  range,
  sideImage,
  ids,
}: {
  derivative: Derivative;
  body: Body;
  range: number;
  sideImage: PictureName;
  ids: Ids;
}): WrittenRecord<'vehicle-models'> {
  const { engine } = derivative;
  return {
    name: derivative.name,
    code: derivative.code,
    range,
    category: ids.category(derivative.category),
    price: derivative.price,
    specialPrice: derivative.specialPrice,
    engine: engine.words,
    transmission: values[derivative.transmission],
    fuelType: values[engine.fuel],
    fuelcon: derivative.consumption ? consumption(derivative.consumption) : undefined,
    seats: body.seats,
    vehicleStats: [
      { value: same(String(engine.powerKw)), unit: same('kW'), label: { en: 'Power', af: 'Krag', zu: 'Amandla' } },
      {
        value: same(String(engine.torqueNm)),
        unit: same('Nm'),
        label: { en: 'Torque', af: 'Wringkrag', zu: 'I-torque' },
      },
      {
        value: same(digits(derivative.towing)),
        unit: same('kg'),
        label: { en: 'Towing, braked', af: 'Sleep, geremd', zu: 'Ukudonsa itrela' },
      },
    ],
    specificationGroups: toSpecification(derivative, body),
    colourSelectors: derivative.paints.map(({ code, hex, title, picture }) => ({
      colourCode: hex,
      paintCode: code,
      colourTitle: title,
      colourImage: ids.picture(picture),
    })),
    sideImage: ids.picture(sideImage),
  };
}

function toSpecification(derivative: Derivative, body: Body) {
  const { engine, trim } = derivative;
  return [
    group('engine', {
      displacement: quantity(engine.displacement, 'cm³'),
      layout: values[engine.layout],
      power: atSpeed(`${engine.powerKw} kW`, engine.powerSpeed),
      torque: atSpeed(`${engine.torqueNm} Nm`, engine.torqueSpeed),
      fuel: values[engine.fuel],
      transmission: values[derivative.transmission],
      drivenWheels: values[derivative.driven],
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
      [body.cargo.label]: body.cargo.value,
      kerbMass: quantity(derivative.kerbMass, 'kg'),
      towing: quantity(derivative.towing, 'kg'),
    }),
  ];
}

function group(title: keyof typeof groupTitles, items: Partial<Record<keyof typeof labels, Words>>) {
  return {
    title: groupTitles[title],
    items: Object.entries(items).map(([name, value]) => ({ label: labels[name as keyof typeof labels], value })),
  };
}
