import type { privacyRequestKinds } from '@/domain/form/forms/privacy-request';
import { formatDate } from '@/i18n/format';
import { type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { getEnv } from '@/lib/env';
import { proofFor } from '@/lib/private-link';
import { compose, type Letter } from '../enquiry/enquiry-letters';

export type PrivacyRequestKind = (typeof privacyRequestKinds)[number];

/** The page of a request about data, without language. Whoever has the link may confirm it. */
export function toPrivacyRequestPath(code: string): string {
  return `/privacy/requests/${code}/${proofFor('privacy-request', code)}`;
}

/** To an address that nobody has proved to be the writer's: nothing in it was typed by anybody. */
export function toConfirmationLetter({
  code,
  locale,
  brandName,
}: {
  code: string;
  locale: Locale;
  brandName: string;
}): Letter {
  const words = getWords(locale, 'privacy');
  const url = getEnv().siteUrl + localePath(locale, toPrivacyRequestPath(code));
  return compose(locale, {
    subject: words('mail.confirmSubject'),
    paragraphs: [words('mail.confirmLead', { brandName }), words('mail.confirmNext')],
    sections: [{ title: words('title'), rows: [{ label: words('mail.link'), value: url, href: url }] }],
    notes: [words('mail.confirmNote')],
  });
}

type About = { reference: string; kind: PrivacyRequestKind; dueAt: Date };

/** To the person, once the clock runs. */
export function toBegunLetter({ reference, kind, dueAt, locale }: About & { locale: Locale }): Letter {
  const words = getWords(locale, 'privacy');
  const date = formatDate(locale, dueAt);
  return compose(locale, {
    subject: words('mail.begunSubject', { reference }),
    paragraphs: [words('mail.begunLead', { date })],
    sections: [
      {
        title: words('title'),
        rows: [
          { label: words('reference'), value: reference },
          { label: words('rows.kind'), value: words(`kinds.${kind}`) },
          { label: words('rows.dueAt'), value: date },
        ],
      },
    ],
    notes: [words('mail.begunNote')],
  });
}

/** To the support address, in English: whose request it is stands in the admin only. */
export function toStaffLetter({ id, reference, kind, dueAt }: About & { id: number }): Letter {
  const url = `${getEnv().siteUrl}/admin/collections/privacy-requests/${id}`;
  const date = formatDate('en', dueAt);
  return compose('en', {
    subject: `Request about data ${reference}: answer by ${date}`,
    paragraphs: ['A person confirmed a request about the data that we hold. Its words stand in the admin.'],
    sections: [
      {
        title: 'The request',
        rows: [
          { label: 'Reference', value: reference },
          { label: 'Asks for', value: kind },
          { label: 'To be answered by', value: date },
          { label: 'In the admin', value: url, href: url },
        ],
      },
    ],
    notes: [],
  });
}
