import 'server-only';
import { toEnquiryKind } from '@/i18n/enquiry-kind';
import { formatMoment } from '@/i18n/format-moment';
import { type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { dealerLinkPathOf } from '@/lib/enquiry-links';
import type { EnquiryStatus } from '@/queries/enquiry-status';
import { DealerLinkView } from './dealer-link-view';

/** What the dealer's private link opens. Nothing is noted before a button is pressed: mail scanners open links, too. */
export function DealerLinkPage({ locale, status: { enquiry } }: { locale: Locale; status: EnquiryStatus }) {
  const words = getWords(locale, 'enquiryStatus');
  const { reference, type, submittedAt, openedAt, answeredAt, answerDueAt } = enquiry;
  const path = localePath(locale, dealerLinkPathOf(reference));
  const told = [
    words('dealerLink.sent', { moment: formatMoment(locale, submittedAt) }),
    ...(openedAt ? [words('dealerLink.opened', { moment: formatMoment(locale, openedAt) })] : []),
    answeredAt
      ? words('dealerLink.answered', { moment: formatMoment(locale, answeredAt) })
      : answerDueAt && words('dealerLink.due', { moment: formatMoment(locale, answerDueAt) }),
  ];
  return (
    <DealerLinkView
      title={words('dealerLink.title')}
      reference={{ label: words('reference'), value: reference }}
      kind={toEnquiryKind(locale, type)}
      told={told.filter((line) => line !== null)}
      action={toAction(enquiry, path, words)}
      note={answeredAt ? words('dealerLink.thanks') : words('dealerLink.note')}
      inbox={{ label: words('dealerLink.inbox'), url: `/admin/inbox/${reference}` }}
    />
  );
}

/** First it is opened, then answered; after that nothing is left to say. */
function toAction(
  { openedAt, answeredAt }: EnquiryStatus['enquiry'],
  path: string,
  words: ReturnType<typeof getWords<'enquiryStatus'>>,
) {
  if (answeredAt) return null;
  if (openedAt) return { url: `${path}/answered`, label: words('dealerLink.answer') };
  return { url: `${path}/opened`, label: words('dealerLink.open') };
}
