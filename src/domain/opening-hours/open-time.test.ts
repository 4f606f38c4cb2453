import { describe, expect, it } from 'vitest';
import type { OpeningDay } from '../dealer/opening-hours';
import { addOpenMinutes, type OpeningEntry, openMinutesBetween, toTimetable } from './open-time';

const open = (day: OpeningDay, startTime: string, endTime: string): OpeningEntry => ({
  day,
  hoursInformation: { startTime, endTime, isClosed: false },
});
const closed = (day: OpeningDay): OpeningEntry => ({ day, hoursInformation: { isClosed: true } });

/** Monday to Friday 08:00 to 17:00, Saturday 08:30 to 13:00, holidays 09:00 to 12:00, Sunday closed. */
const hours: OpeningEntry[] = [
  ...(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const).map((day) => open(day, '08:00', '17:00')),
  open('Saturday', '08:30', '13:00'),
  closed('Sunday'),
  open('Public holidays', '09:00', '12:00'),
];
/** 16 December 2026 is a Wednesday, the 25th a Friday, the 26th a Saturday. */
const holidays = ['2026-12-16', '2026-12-25', '2026-12-26'];
const timetable = toTimetable(hours, holidays);

/** A moment in South African time. */
const at = (local: string) => new Date(`${local}:00+02:00`);
const dueAfter = (from: string, openHours: number, table = timetable) =>
  addOpenMinutes(table, { from: at(from), minutes: openHours * 60 });

describe('issue-6 §2: an answer is due after the promised open hours', () => {
  it.each([
    ['within a day', '2026-12-07T09:30', 4, '2026-12-07T13:30'],
    ['to the very end of a day', '2026-12-07T13:00', 4, '2026-12-07T17:00'],
    ['before opening the day begins when the dealer opens', '2026-12-07T05:10', 4, '2026-12-07T12:00'],
    ['after closing the next day counts', '2026-12-07T19:00', 4, '2026-12-08T12:00'],
    ['what is left of Friday, then Saturday', '2026-12-11T16:00', 4, '2026-12-12T11:30'],
    ['over Sunday', '2026-12-12T12:00', 4, '2026-12-14T11:00'],
    ['a public holiday has its own, shorter, hours', '2026-12-15T16:00', 4, '2026-12-16T12:00'],
    ['and what is left of it goes to the day after', '2026-12-15T16:00', 5, '2026-12-17T09:00'],
    ['two holidays and a Sunday in a row', '2026-12-24T17:00', 7, '2026-12-28T09:00'],
  ])('%s', (_name, from, openHours, due) => {
    expect(dueAfter(from, openHours)).toEqual(at(due));
  });

  it('a holiday without hours of its own is closed', () => {
    const table = toTimetable(hours.slice(0, 7), holidays);
    expect(dueAfter('2026-12-15T16:00', 2, table)).toEqual(at('2026-12-17T09:00'));
  });
});

describe('issue-6 §2: whose hours are not known', () => {
  const unknown: [string, OpeningEntry[]][] = [
    ['none told', []],
    ['days without times', [{ day: 'Monday' }, { day: 'Tuesday', hoursInformation: { startTime: '08:00' } }]],
    ['never open', hours.map(({ day }) => closed(day))],
    ['open on public holidays only', [open('Public holidays', '09:00', '12:00'), closed('Monday')]],
    ['times the wrong way round', [open('Monday', '17:00', '08:00')]],
  ];
  it.each(unknown)('%s: Monday to Friday from 08:00 to 17:00, not on public holidays', (_name, entries) => {
    const table = toTimetable(entries, holidays);
    expect(dueAfter('2026-12-11T16:00', 4, table)).toEqual(at('2026-12-14T11:00'));
    expect(dueAfter('2026-12-15T16:00', 4, table)).toEqual(at('2026-12-17T11:00'));
  });
});

it('issue-6 §2: an end at midnight is the end of that day', () => {
  const table = toTimetable([open('Monday', '20:00', '00:00')], []);
  expect(openMinutesBetween(table, { from: at('2026-12-07T19:00'), to: at('2026-12-08T09:00') })).toBe(240);
});

describe('issue-6 §2: open time holds for any moment and any hours', () => {
  const tables = [
    timetable,
    toTimetable([], holidays),
    toTimetable([open('Sunday', '09:30', '12:30')], ['2026-12-13']),
    toTimetable([open('Monday', '00:00', '23:59'), open('Thursday', '07:15', '07:20')], holidays),
  ];
  const cases = Array.from({ length: 200 }, (_, n) => ({
    table: tables[n % tables.length] ?? timetable,
    // Steps that share no factor with days and weeks reach every hour of every weekday.
    from: new Date(at('2026-12-01T00:00').getTime() + n * 9_973_000),
    minutes: (n * 37) % 1_441,
  }));

  it('as many open minutes pass until the due moment as were asked for', () => {
    for (const { table, from, minutes } of cases) {
      const to = addOpenMinutes(table, { from, minutes });
      expect(openMinutesBetween(table, { from, to })).toBeCloseTo(minutes, 6);
    }
  });

  it('a later enquiry is never due earlier, nor is one with more time', () => {
    for (const { table, from, minutes } of cases) {
      const due = addOpenMinutes(table, { from, minutes }).getTime();
      const later = new Date(from.getTime() + 3_600_000);
      if (minutes > 0) expect(addOpenMinutes(table, { from: later, minutes }).getTime()).toBeGreaterThanOrEqual(due);
      expect(addOpenMinutes(table, { from, minutes: minutes + 1 }).getTime()).toBeGreaterThan(due);
    }
  });

  it('parts of a time add up, and never exceed the clock', () => {
    for (const { table, from, minutes } of cases) {
      const middle = new Date(from.getTime() + minutes * 60_000);
      const to = new Date(middle.getTime() + 86_400_000);
      const first = openMinutesBetween(table, { from, to: middle });
      const second = openMinutesBetween(table, { from: middle, to });
      expect(first).toBeLessThanOrEqual(minutes);
      expect(first + second).toBeCloseTo(openMinutesBetween(table, { from, to }), 6);
    }
  });

  it('nothing passes backwards', () => {
    expect(openMinutesBetween(timetable, { from: at('2026-12-08T10:00'), to: at('2026-12-07T10:00') })).toBe(0);
  });
});
