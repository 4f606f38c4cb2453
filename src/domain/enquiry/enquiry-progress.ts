/** How far an enquiry has come: `late` was promised an answer that has not come; of `answering` one is in the mail. */
export const enquiryStates = ['new', 'opened', 'late', 'answering', 'answered', 'closed'] as const;

export type EnquiryState = (typeof enquiryStates)[number];

/** What its state is read from. */
export type EnquiryMoments = {
  isClosed: boolean;
  answerDueAt: Date | null;
  openedAt: Date | null;
  answeredAt: Date | null;
  /** Of answers by mail that have not gone out: whether one may still do so, or all were given up. */
  answerMail: 'on-its-way' | 'dead' | null;
};

export function stateOf(moments: EnquiryMoments, now: Date): EnquiryState {
  const { isClosed, openedAt, answeredAt, answerMail } = moments;
  if (isClosed) return 'closed';
  if (answeredAt) return 'answered';
  if (answerMail === 'on-its-way') return 'answering';
  if (isOverdue(moments, now)) return 'late';
  return openedAt ? 'opened' : 'new';
}

/** Whether the promised time has passed without an answer. One that is in the mail stops the clock until it is given up. */
export function isOverdue({ isClosed, answerDueAt, answeredAt, answerMail }: EnquiryMoments, now: Date): boolean {
  const isWaiting = !isClosed && answeredAt === null && answerMail !== 'on-its-way';
  return isWaiting && answerDueAt !== null && answerDueAt <= now;
}

/** Who sends an enquiry twice within this time is shown with both. */
export const duplicateWindowMs = 30 * 24 * 60 * 60 * 1000;

/** So many late enquiries of one dealer raise an alarm. */
export const lateAlarmCount = 3;

/** Hours promised where the settings say none (issue 6 §2). */
export const usualPromisedHours = 4;
