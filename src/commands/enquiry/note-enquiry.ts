import type { Payload } from 'payload';
import { atomicWrite } from '@/cms/atomic-write';
import { markAnswered, markOpened } from '@/cms/enquiry-deeds';

/** What a dealer says by the private link of its mail; the first time counts. */
export async function noteByDealerLink(
  payload: Payload,
  { enquiryId, deed, now }: { enquiryId: number; deed: 'opened' | 'answered'; now: Date },
): Promise<void> {
  const by = { enquiryId, actor: 'dealer-link', at: now };
  await atomicWrite(payload, deed === 'opened' ? markOpened(by) : markAnswered(by, 'dealer-link'));
}
