import 'server-only';
import { type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { statusPathOf } from '@/lib/enquiry-links';
import { getDealers } from '@/queries/dealers';
import type { EnquiryStatus } from '@/queries/enquiry-status';
import { readSecondOffers } from './read-status';
import { secondPathOf, toProblem } from './second-dealer';
import { toStatusView } from './status-model';
import { EnquiryStatusView } from './status-view';

/** What became of an enquiry, for whoever has its link. `problem`: why a second dealer was not asked just now. */
export async function EnquiryStatusPage({
  locale,
  status,
  problem,
}: {
  locale: Locale;
  status: EnquiryStatus;
  problem: string | undefined;
}) {
  const now = new Date();
  const { enquiry } = status;
  const [dealers, offers] = await Promise.all([getDealers(locale), readSecondOffers(locale, status, now)]);
  const dealerOf = (id: number | null) => dealers.find((dealer) => dealer.id === id);
  const first = dealerOf(enquiry.dealerId);
  const second = dealerOf(enquiry.secondDealerId);
  const words = getWords(locale, 'enquiryStatus');
  const name = first?.name ?? enquiry.dealerName;
  const refusal = toProblem(problem);
  return (
    <EnquiryStatusView
      status={toStatusView({ status, secondDealerName: second?.name ?? null, locale, now })}
      dealers={[
        ...(name ? [{ heading: words('dealer.heading'), name, telephone: first?.telephone ?? null }] : []),
        ...(second ? [{ heading: words('dealer.second'), name: second.name, telephone: second.telephone }] : []),
      ]}
      offers={offers}
      action={localePath(locale, secondPathOf(statusPathOf(enquiry.reference)))}
      problem={refusal && words(`problems.${refusal}`)}
      labels={{
        title: words('title'),
        reference: words('reference'),
        about: words('about'),
        steps: words('steps.heading'),
        now: words('steps.now'),
        notYet: words('steps.notYet'),
        answer: words('promise.heading'),
        telephone: words('dealer.telephone'),
        second: words('second.heading'),
        secondLead: words('second.lead'),
        private: words('private'),
      }}
    />
  );
}
