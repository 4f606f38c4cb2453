import { openMinutesBetween, type Timetable } from '@/domain/opening-hours/open-time';

/** An enquiry to a dealer, as far as its reply time goes. */
export type Asked = {
  dealerId: number;
  dealerName: string;
  submittedAt: Date;
  answerDueAt: Date | null;
  answeredAt: Date | null;
};

/** `medianMinutes` and `slowMinutes` are open minutes to the answer, of those that have one; null without any. */
export type ReplyTimes = {
  count: number;
  medianMinutes: number | null;
  /** Nine of ten were answered within it. */
  slowMinutes: number | null;
  /** 0 to 1: answered after the promised time, or still without an answer after it. */
  lateShare: number;
};

export type DealerReplyTimes = { dealerId: number; dealerName: string; recent: ReplyTimes; whole: ReplyTimes };

const dayMs = 24 * 60 * 60 * 1000;

/** Days that the two halves of the table look back. */
export const replyDays = { recent: 30, whole: 90 } as const;

/** Reply times of each dealer, those with the most late ones first (issue 6 §2, Inbox). */
export function toReplyTimes(
  asked: readonly Asked[],
  { timetableOf, now }: { timetableOf: (dealerId: number) => Timetable; now: Date },
): DealerReplyTimes[] {
  const recentSince = now.getTime() - replyDays.recent * dayMs;
  const byDealer = new Map<number, Asked[]>();
  for (const one of asked) byDealer.set(one.dealerId, [...(byDealer.get(one.dealerId) ?? []), one]);
  const times = [...byDealer].map(([dealerId, all]) => {
    const toTimes = (list: Asked[]) => summarize(list, { timetable: timetableOf(dealerId), now });
    return {
      dealerId,
      dealerName: all.at(-1)?.dealerName ?? '',
      recent: toTimes(all.filter(({ submittedAt }) => submittedAt.getTime() >= recentSince)),
      whole: toTimes(all),
    };
  });
  return times.sort(
    (one, other) => other.whole.lateShare - one.whole.lateShare || one.dealerName.localeCompare(other.dealerName, 'en'),
  );
}

function summarize(list: Asked[], { timetable, now }: { timetable: Timetable; now: Date }): ReplyTimes {
  const minutes = list
    .flatMap(({ submittedAt: from, answeredAt: to }) => (to ? [openMinutesBetween(timetable, { from, to })] : []))
    .sort((one, other) => one - other);
  const late = list.filter(({ answerDueAt, answeredAt }) => answerDueAt && (answeredAt ?? now) > answerDueAt);
  return {
    count: list.length,
    medianMinutes: toPercentile(minutes, 0.5),
    slowMinutes: toPercentile(minutes, 0.9),
    lateShare: list.length > 0 ? late.length / list.length : 0,
  };
}

/** The nearest rank; of a sorted list. */
function toPercentile(sorted: number[], share: number): number | null {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;
}
