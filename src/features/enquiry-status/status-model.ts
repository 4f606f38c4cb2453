import { isOverdue } from '@/domain/enquiry/enquiry-progress';
import { toEnquiryKind } from '@/i18n/enquiry-kind';
import { formatMoment } from '@/i18n/format-moment';
import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import type { EnquiryStatus, LetterState } from '@/queries/enquiry-status';

/** A step that an enquiry goes through; `moment` is null while it is ahead, or where none is known. */
export type StatusStep = {
  key: 'received' | 'sent' | 'opened' | 'answered';
  label: string;
  moment: { text: string; iso: string } | null;
  state: 'done' | 'current' | 'ahead';
};

/** A dealer that could be asked as well. */
export type SecondOffer = { slug: string; question: string; yes: string };

export type StatusView = {
  reference: string;
  kind: string;
  steps: StatusStep[];
  /** What is promised, or what was and is being done about it. */
  promises: string[];
  isLate: boolean;
  isClosed: boolean;
  /** What became of the second dealer's letter. */
  second: string | null;
};

type Moments = { key: StatusStep['key']; label: string; at: Date | null; isReached: boolean };

/** What a visitor is told of an enquiry (issue 6 §2, Status): nothing of what was typed. */
export function toStatusView({
  status: { enquiry, letter, secondLetter },
  secondDealerName,
  locale,
  now,
}: {
  status: EnquiryStatus;
  secondDealerName: string | null;
  locale: Locale;
  now: Date;
}): StatusView {
  const words = getWords(locale, 'enquiryStatus');
  const steps: Moments[] = [
    { key: 'received', label: words('steps.received'), at: enquiry.submittedAt, isReached: true },
    {
      key: 'sent',
      label: toSentLabel(locale, letter, enquiry.dealerName),
      at: letter.kind === 'sent' ? letter.at : null,
      isReached: letter.kind !== 'waiting',
    },
    {
      key: 'opened',
      label: words('steps.opened'),
      at: enquiry.openedAt,
      isReached: enquiry.openedAt !== null,
    },
    {
      key: 'answered',
      label: words(isAnswering(enquiry) ? 'steps.answering' : 'steps.answered'),
      at: enquiry.answeredAt,
      isReached: enquiry.answeredAt !== null,
    },
  ];
  return {
    reference: enquiry.reference,
    kind: toEnquiryKind(locale, enquiry.type),
    steps: toSteps(steps, locale),
    promises: toPromises(enquiry, { locale, now }),
    isLate: isOverdue(enquiry, now),
    isClosed: enquiry.isClosed,
    second:
      secondLetter && secondDealerName ? words(`second.${secondLetter.kind}`, { dealer: secondDealerName }) : null,
  };
}

function toSteps(steps: Moments[], locale: Locale): StatusStep[] {
  const current = steps.findLastIndex(({ isReached }) => isReached);
  return steps.map(({ key, label, at, isReached }, index) => ({
    key,
    label,
    moment: at && { text: formatMoment(locale, at), iso: at.toISOString() },
    state: index === current ? 'current' : isReached ? 'done' : 'ahead',
  }));
}

function isAnswering({ answeredAt, answerMail }: EnquiryStatus['enquiry']): boolean {
  return answeredAt === null && answerMail === 'on-its-way';
}

function toSentLabel(locale: Locale, { kind }: LetterState, dealer: string | null): string {
  const words = getWords(locale, 'enquiryStatus');
  return dealer ? words(`steps.toDealer.${kind}`, { dealer }) : words(`steps.toUs.${kind}`);
}

function toPromises(
  enquiry: EnquiryStatus['enquiry'],
  { locale, now }: { locale: Locale; now: Date },
): StatusView['promises'] {
  const words = getWords(locale, 'enquiryStatus');
  const { answerDueAt, answeredAt, escalatedAt, isClosed } = enquiry;
  if (isClosed) return [words('promise.closed')];
  if (answeredAt || !answerDueAt || isAnswering(enquiry)) return [];
  const due = formatMoment(locale, answerDueAt);
  if (!isOverdue(enquiry, now)) return [words('promise.by', { moment: due })];
  return [
    words('promise.late', { moment: due }),
    escalatedAt
      ? words('promise.escalated', { moment: formatMoment(locale, escalatedAt) })
      : words('promise.escalating'),
  ];
}

/** Whether a second dealer may be offered: late, with a first dealer, and none asked yet. */
export function isSecondOffered({ enquiry }: EnquiryStatus, now: Date): boolean {
  return isOverdue(enquiry, now) && enquiry.dealerId !== null && enquiry.secondDealerId === null;
}
