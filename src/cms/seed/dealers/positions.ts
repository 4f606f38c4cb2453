import type { Words } from '../words';

const positions = {
  principal: { en: 'Dealer principal', af: 'Handelaarshoof', zu: 'Inhloko yabathengisi' },
  general: { en: 'General manager', af: 'Hoofbestuurder', zu: 'Umphathi jikelele' },
  branch: { en: 'Branch manager', af: 'Takbestuurder', zu: 'Imenenja yegatsha' },
  sales: { en: 'Sales manager', af: 'Verkoopsbestuurder', zu: 'Imenenja yezokuthengisa' },
  'new-vehicles': {
    en: 'New vehicle manager',
    af: 'Bestuurder: nuwe voertuie',
    zu: 'Imenenja yezimoto ezintsha',
  },
} as const satisfies Record<string, Words>;

export type Position = keyof typeof positions;

export function toPosition(name: string | undefined): Position | null {
  return name !== undefined && Object.hasOwn(positions, name) ? (name as Position) : null;
}

export function positionWords(position: Position): Words {
  return positions[position];
}
