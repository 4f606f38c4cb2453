import { describe, expect, it } from 'vitest';
import { type OpeningDay, toOpeningSpans } from './opening-hours';

const open = (day: OpeningDay, startTime: string, endTime: string) => ({
  day,
  hoursInformation: { startTime, endTime },
});
const closed = (day: OpeningDay) => ({ day, hoursInformation: { isClosed: true } });

describe('toOpeningSpans', () => {
  it('D-137 D-138: joins consecutive days with identical times', () => {
    const spans = toOpeningSpans([
      open('Monday', '08:00', '17:00'),
      open('Tuesday', '08:00', '17:00'),
      open('Wednesday', '08:00', '17:00'),
      open('Thursday', '08:00', '17:00'),
      open('Friday', '08:00', '16:30'),
      open('Saturday', '08:30', '13:00'),
      closed('Sunday'),
      closed('Public holidays'),
    ]);
    expect(spans).toEqual([
      { first: 'Monday', last: 'Thursday', open: { from: '08:00', to: '17:00' } },
      { first: 'Friday', last: 'Friday', open: { from: '08:00', to: '16:30' } },
      { first: 'Saturday', last: 'Saturday', open: { from: '08:30', to: '13:00' } },
      { first: 'Sunday', last: 'Sunday', open: null },
      { first: 'Public holidays', last: 'Public holidays', open: null },
    ]);
  });

  it('D-137: the same times on days that do not follow each other stay apart', () => {
    const spans = toOpeningSpans([open('Wednesday', '08:00', '17:00'), open('Monday', '08:00', '17:00')]);
    expect(spans.map(({ first, last }) => [first, last])).toEqual([
      ['Monday', 'Monday'],
      ['Wednesday', 'Wednesday'],
    ]);
  });

  it('tells nothing of a day without times', () => {
    expect(toOpeningSpans([{ day: 'Monday' }, { day: 'Sunday', hoursInformation: { startTime: '08:00' } }])).toEqual(
      [],
    );
  });
});
