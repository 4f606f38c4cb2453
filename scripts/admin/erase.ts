import type { Payload } from 'payload';
import { type ErasureCounts, erasePerson } from '@/commands/privacy/erase-person';
import { toPhoneNumber } from '@/domain/phone/phone-number';
import { Refusal } from '../steps.mjs';

/**
 * Erases a person by address, or by number with `byNumber`; the site may run meanwhile.
 * @returns what was erased, or would be, in lines
 * @throws {Refusal} for what is neither an address nor a number
 */
export async function erase(
  openCms: () => Promise<Payload>,
  { subject, byNumber, isDryRun }: { subject: string; byNumber: boolean; isDryRun: boolean },
): Promise<string> {
  const person = byNumber ? { contactNumber: toNumber(subject) } : { emailAddress: toAddress(subject) };
  const counts = await erasePerson(await openCms(), { ...person, isDryRun });
  return [isDryRun ? 'Nothing was erased. An erasure would take:' : 'Erased:', ...toLines(counts)].join('\n');
}

function toAddress(subject: string): string {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(subject)) return subject;
  throw new Refusal(`"${subject}" is not an email address. For a number give --number.`);
}

function toNumber(subject: string): string {
  const number = toPhoneNumber(subject, 'ZA');
  if (!number.ok) throw new Refusal(`"${subject}" is not a phone number.`);
  return number.value;
}

const labels: Record<keyof ErasureCounts, string> = {
  enquiries: 'enquiries, with their idempotency keys',
  notes: 'notes about them',
  files: 'files',
  messages: 'letters, sent and queued',
  subscribers: 'subscriptions',
  consents: 'consents: withdrawn, a hash in the place of the address',
  privacyRequests: 'requests about data: kind and dates stay',
  mentions: 'mentions in what others wrote',
  keptMail: 'files of the mail sink',
};

function toLines(counts: ErasureCounts): string[] {
  return Object.entries(labels).map(([name, label]) => `  ${counts[name as keyof ErasureCounts]} ${label}`);
}
