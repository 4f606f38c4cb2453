import { expect, it } from 'vitest';
import { toTimetable } from '@/domain/opening-hours/open-time';
import { toClock } from './inbox-clock';
import { type Asked, toReplyTimes } from './inbox-reply-times';

const timetable = toTimetable([], []);
const at = (local: string) => new Date(`${local}:00+02:00`);
/** A Friday; the usual hours are Monday to Friday, 08:00 to 17:00. */
const now = at('2026-12-11T12:00');

const asked = (submitted: string, answered: string | null, changes: Partial<Asked> = {}): Asked => ({
  dealerId: 1,
  dealerName: 'Sandton',
  submittedAt: at(submitted),
  answerDueAt: new Date(at(submitted).getTime() + 4 * 3_600_000),
  answeredAt: answered ? at(answered) : null,
  ...changes,
});

it('issue-6 §2: reply times are open hours, of 30 and of 90 days', () => {
  const list = [
    asked('2026-10-05T08:00', '2026-10-05T16:00'),
    asked('2026-12-07T08:00', '2026-12-07T08:30'),
    // Over a night and a weekend an hour is open.
    asked('2026-12-04T16:30', '2026-12-07T08:30', { answerDueAt: at('2026-12-07T11:30') }),
    asked('2026-12-08T08:00', '2026-12-08T10:00'),
    asked('2026-12-11T11:00', null),
  ];
  const [times] = toReplyTimes(list, { timetableOf: () => timetable, now });
  expect(times?.recent).toEqual({ count: 4, medianMinutes: 60, slowMinutes: 120, lateShare: 0 });
  expect(times?.whole).toEqual({ count: 5, medianMinutes: 60, slowMinutes: 480, lateShare: 0.2 });
});

it('issue-6 §2: what waits too long counts as late, and the dealer with most of it stands first', () => {
  const other = { dealerId: 2, dealerName: 'Maseru' };
  const list = [asked('2026-12-10T09:00', '2026-12-10T10:00'), asked('2026-12-10T09:00', null, other)];
  const times = toReplyTimes(list, { timetableOf: () => timetable, now });
  expect(times.map(({ dealerName, whole }) => [dealerName, whole.lateShare, whole.medianMinutes])).toEqual([
    ['Maseru', 1, null],
    ['Sandton', 0, 60],
  ]);
});

it.each([
  ['time left, without nights', { answerDueAt: at('2026-12-14T09:05') }, '6 h 5 min left'],
  ['how late, without nights', { answerDueAt: at('2026-12-10T16:40') }, 'Late by 4 h 20 min'],
  ['how long an answer took', { answerDueAt: now, answeredAt: at('2026-12-11T10:45') }, 'Answered in 45 min'],
  ['nothing once it is closed', { answerDueAt: at('2026-12-10T16:40'), isClosed: true }, ''],
])('issue-6 §2: the clock says %s', (_name, moments, words) => {
  const enquiry = {
    isClosed: false,
    openedAt: null,
    answeredAt: null,
    answerMail: null,
    submittedAt: at('2026-12-11T10:00'),
    ...moments,
  };
  expect(toClock(enquiry, timetable, now)).toBe(words);
});
