import type { Payload } from 'payload';

/** A dealer's private lists (D-144). */
export type RecipientList =
  | 'generalEnquiryRecipients'
  | 'oneAdsRecipients'
  | 'automarkRecipients'
  | 'tradeInRecipients';

/** What a letter says of a dealer: its public contacts. */
export type EnquiryDealer = { id: number; name: string; telephone: string; email: string };

type Routing = {
  dealer: EnquiryDealer | null;
  /** Never empty: the dealer's list, else the site's fallback list, else its support address. */
  recipients: string[];
  brandName: string;
  mailFrom: string;
  supportEmail: string;
};

/** Who receives an enquiry, read from the CMS. An unknown dealer counts as none. */
export async function getEnquiryRouting(
  payload: Payload,
  { dealerSlug, recipientList }: { dealerSlug: string | null; recipientList: RecipientList },
): Promise<Routing> {
  const [settings, dealer] = await Promise.all([
    payload.findGlobal({ slug: 'site-settings', depth: 0, locale: 'en' }),
    dealerSlug ? findDealer(payload, dealerSlug) : null,
  ]);
  const lists = [
    toAddresses(dealer?.[recipientList]),
    toAddresses(settings.fallbackEnquiryRecipients),
    [settings.supportEmail],
  ];
  return {
    dealer: dealer && { id: dealer.id, name: dealer.name, telephone: dealer.telephone, email: dealer.email },
    recipients: lists.find((list) => list.length > 0) ?? [],
    brandName: settings.brandName,
    mailFrom: settings.mailFrom,
    supportEmail: settings.supportEmail,
  };
}

async function findDealer(payload: Payload, slug: string) {
  const { docs } = await payload.find({
    collection: 'dealers',
    where: { slug: { equals: slug } },
    depth: 0,
    limit: 1,
    pagination: false,
    locale: 'en',
  });
  return docs[0] ?? null;
}

function toAddresses(list: { email: string }[] | null | undefined): string[] {
  return [...new Set((list ?? []).map(({ email }) => email.trim().toLowerCase()))];
}
