import type { Words } from './words';

type Holiday = { date: string; name: Words };

/**
 * South Africa's public holidays of a year (decisions, part 4). One that falls on a Sunday keeps its day, and the
 * Monday after it is a holiday too (Public Holidays Act 36 of 1994, s2).
 */
export function southAfricanHolidays(year: number): Holiday[] {
  const easter = easterSunday(year);
  const moving: Holiday[] = [
    { date: shifted(easter, -2), name: { en: 'Good Friday', af: 'Goeie Vrydag', zu: 'ULwesihlanu Oluhle' } },
    { date: shifted(easter, 1), name: { en: 'Family Day', af: 'Gesinsdag', zu: 'USuku Lomndeni' } },
  ];
  const fixed = days.flatMap(([day, name]): Holiday[] => {
    const date = `${year}-${day}`;
    const isSunday = new Date(`${date}T12:00:00Z`).getUTCDay() === 0;
    return isSunday
      ? [
          { date, name },
          { date: shifted(date, 1), name: observed(name) },
        ]
      : [{ date, name }];
  });
  return [...fixed, ...moving].sort((one, other) => one.date.localeCompare(other.date));
}

const days: readonly (readonly [day: string, name: Words])[] = [
  ['01-01', { en: "New Year's Day", af: 'Nuwejaarsdag', zu: 'USuku Lonyaka Omusha' }],
  ['03-21', { en: 'Human Rights Day', af: 'Menseregtedag', zu: 'USuku Lwamalungelo Abantu' }],
  ['04-27', { en: 'Freedom Day', af: 'Vryheidsdag', zu: 'USuku Lwenkululeko' }],
  ['05-01', { en: "Workers' Day", af: 'Werkersdag', zu: 'USuku Lwabasebenzi' }],
  ['06-16', { en: 'Youth Day', af: 'Jeugdag', zu: 'USuku Lwentsha' }],
  ['08-09', { en: "National Women's Day", af: 'Nasionale Vrouedag', zu: 'USuku Lwabesifazane' }],
  ['09-24', { en: 'Heritage Day', af: 'Erfenisdag', zu: 'USuku Lwamagugu' }],
  ['12-16', { en: 'Day of Reconciliation', af: 'Versoeningsdag', zu: 'USuku Lokubuyisana' }],
  ['12-25', { en: 'Christmas Day', af: 'Kersdag', zu: 'USuku LukaKhisimusi' }],
  ['12-26', { en: 'Day of Goodwill', af: 'Welwillendheidsdag', zu: 'USuku Lomusa' }],
];

function observed(name: Words): Words {
  return { en: `${name.en} (observed)`, af: `${name.af} (waargeneem)`, zu: `${name.zu} (lugujwa ngoMsombuluko)` };
}

/** Easter Sunday by the Gregorian computus (Meeus, Astronomical Algorithms, ch. 8). */
function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function shifted(date: string, dayCount: number): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) + dayCount * 86_400_000).toISOString().slice(0, 10);
}
