import type { Payload } from 'payload';
import type { RecipientList } from '@/domain/form/form';
import { isOpen } from '../outbox/alarms';
import { type Connection, readConnections } from '../outbox/outbox-connections';

/** What a letter says of a dealer: its public contacts. */
export type EnquiryDealer = { id: number; name: string; telephone: string; email: string };

type Routing = {
  dealer: EnquiryDealer | null;
  /** How other systems know the dealer. */
  supplierCode: string | null;
  /**
   * Never empty: the dealer's list, else the site's fallback list, else its support address. While the dealer's mailbox
   * is dead, the fallback beside its list (issue 6 §2).
   */
  recipients: string[];
  /** Other systems that receive the enquiry, too. */
  connections: Connection[];
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
    readSettings(payload),
    dealerSlug ? findDealer(payload, { dealerSlug, recipientList }) : null,
  ]);
  const [connections, isDead] = await Promise.all([
    readConnections(payload, dealer?.id ?? null),
    dealer ? isOpen(payload, { kind: 'dead-mailbox', subject: `dealers/${dealer.id}` }) : false,
  ]);
  const own = toAddresses(dealer?.[recipientList]);
  const fallback = toFallback(settings);
  return {
    dealer: dealer && { id: dealer.id, name: dealer.name, telephone: dealer.telephone, email: dealer.email },
    supplierCode: dealer?.supplierCode ?? null,
    recipients: isDead ? [...new Set([...own, ...fallback])] : own.length > 0 ? own : fallback,
    connections,
    brandName: settings.brandName,
    mailFrom: settings.mailFrom,
    supportEmail: settings.supportEmail,
  };
}

/** Who receives what nobody else can: the site's fallback list, else its support address. */
export async function readFallbackRecipients(payload: Payload): Promise<string[]> {
  return toFallback(await readSettings(payload));
}

function readSettings(payload: Payload) {
  return payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    locale: 'en',
    select: { brandName: true, mailFrom: true, supportEmail: true, fallbackEnquiryRecipients: true },
  });
}

type Settings = { fallbackEnquiryRecipients?: { email: string }[] | null; supportEmail: string };

function toFallback({ fallbackEnquiryRecipients, supportEmail }: Settings): string[] {
  const list = toAddresses(fallbackEnquiryRecipients);
  return list.length > 0 ? list : [supportEmail];
}

async function findDealer(
  payload: Payload,
  { dealerSlug, recipientList }: { dealerSlug: string; recipientList: RecipientList },
) {
  const { docs } = await payload.find({
    collection: 'dealers',
    where: { slug: { equals: dealerSlug } },
    depth: 0,
    limit: 1,
    pagination: false,
    locale: 'en',
    select: { name: true, telephone: true, email: true, supplierCode: true, [recipientList]: true },
  });
  return docs[0] ?? null;
}

/** The addresses of a list of the CMS, each once. */
export function toAddresses(list: { email: string }[] | null | undefined): string[] {
  return [...new Set((list ?? []).map(({ email }) => email.trim().toLowerCase()))];
}
