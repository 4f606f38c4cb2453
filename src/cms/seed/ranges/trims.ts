import type { Words } from '../words';
import type { Trim } from './derivative';
import { alloy, grAlloy, steel } from './specification-words';

/** Levels of equipment that ranges share; each adds its own wheels. */
type Equipment = Omit<Trim, 'wheels' | 'tyres'>;

/** For work: what can be washed and mended. */
export const workEquipment: Equipment = {
  airbags: 3,
  cruise: 'none',
  lane: 'none',
  preCollision: 'none',
  camera: 'none',
  seats: 'vinyl',
  air: 'manualAir',
  screenInches: 7,
  keyless: 'none',
  charging: '12 V, USB-A',
  headlamps: 'halogen',
};

export const basicEquipment: Equipment = {
  ...workEquipment,
  airbags: 6,
  camera: 'rearCamera',
  seats: 'cloth',
  screenInches: 8,
  charging: '12 V, USB-A, USB-C',
};

export const comfortEquipment: Equipment = {
  ...basicEquipment,
  airbags: 7,
  cruise: 'standard',
  air: 'climate',
  screenInches: 9,
  keyless: 'standard',
  headlamps: 'led',
};

export const luxuryEquipment: Equipment = {
  ...comfortEquipment,
  cruise: 'adaptive',
  lane: 'standard',
  preCollision: 'standard',
  camera: 'panoramic',
  seats: 'leather',
  air: 'dualZone',
  screenInches: 12,
  charging: '12 V, 2 × USB-C, Qi',
};

export const sportEquipment: Equipment = { ...luxuryEquipment, seats: 'suede' };

export function onSteel(equipment: Equipment, inches: number, tyres: string): Trim {
  return onWheels(equipment, steel(inches), tyres);
}

export function onAlloy(equipment: Equipment, inches: number, tyres: string): Trim {
  return onWheels(equipment, alloy(inches), tyres);
}

export function onGrAlloy(equipment: Equipment, inches: number, tyres: string): Trim {
  return onWheels(equipment, grAlloy(inches), tyres);
}

function onWheels(equipment: Equipment, wheels: Words, tyres: string): Trim {
  return { ...equipment, wheels, tyres };
}
