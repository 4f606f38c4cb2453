import { proofFor } from '@/lib/private-link';

/** Where an accepted form leads: the thanks, with the reference and the proof that opens the page of what becomes of it. */
export function thanksAt(path: string, reference: unknown): string {
  return `${path}?${new URLSearchParams({ reference: String(reference), proof: proofFor('enquiry', String(reference)) })}`;
}
