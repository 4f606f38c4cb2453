import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { submitEnquiry } from '@/commands/enquiry/submit-enquiry';
import { isReference } from '@/domain/enquiry/reference';
import { openCms } from './database';
import { breakOutbox, createMarket, emptyOutbox, quoteRequest, readOutbox } from './enquiry-market';

let cms: Payload;
beforeAll(async () => {
  cms = await openCms();
  await createMarket(cms);
});
beforeEach(() => emptyOutbox(cms));

const countEnquiries = async () => (await cms.count({ collection: 'enquiries' })).totalDocs;

describe('submitEnquiry', () => {
  it('issue-2 §5: stores the enquiry with its two messages and answers a reference', async () => {
    const submitted = await submitEnquiry(cms, quoteRequest({ locale: 'zu' }));
    if (!submitted.ok) throw new Error(submitted.error);
    expect(isReference(submitted.reference)).toBe(true);
    const enquiry = await cms.findByID({ collection: 'enquiries', id: submitted.enquiryId, depth: 0 });
    expect(enquiry).toMatchObject({
      reference: submitted.reference,
      type: 'QUOTE_REQUEST',
      status: 'new',
      locale: 'zu',
      fullName: 'Thandi Mokoena',
      contactNumber: '+27821234567',
      emailAddress: 'thandi@mail.example',
      province: 'Gauteng',
      dealerName: 'Dealer sandton',
      modelCode: 'HDC28LRS',
      colourCode: '040',
      details: { contactNumber: '082 123 4567' },
    });
    expect(Date.parse(enquiry.submittedAt)).toBeGreaterThan(Date.now() - 60_000);
    const { docs } = await cms.find({ collection: 'outbox-messages', depth: 0, sort: 'id' });
    expect(docs).toMatchObject([
      { kind: 'dealer', status: 'pending', attempts: 0, enquiry: submitted.enquiryId, replyTo: 'thandi@mail.example' },
      {
        kind: 'visitor',
        status: 'pending',
        attempts: 0,
        enquiry: submitted.enquiryId,
        replyTo: 'hello@sandton.example',
      },
    ]);
    for (const { messageId } of docs) expect(messageId).toMatch(/^<[0-9a-f-]{36}@forecourt\.example>$/);
  });

  it('D-144: recipients come from the dealer’s private list, else from the site’s', async () => {
    await submitEnquiry(cms, quoteRequest());
    await submitEnquiry(cms, quoteRequest({ dealerSlug: 'maseru' }));
    await submitEnquiry(cms, quoteRequest({ dealerSlug: null }));
    const toDealers = (await readOutbox(cms)).filter(({ kind }) => kind === 'dealer');
    expect(toDealers.map(({ recipients }) => recipients)).toEqual([
      ['sales@sandton.example', 'manager@sandton.example'],
      ['fallback@forecourt.example'],
      ['fallback@forecourt.example'],
    ]);
  });

  it('issue-2 §5: the same key sent twice stores one enquiry', async () => {
    const request = quoteRequest();
    const first = await submitEnquiry(cms, request);
    expect(await submitEnquiry(cms, request)).toEqual(first);
    expect(await countEnquiries()).toBe(1);
    expect(await readOutbox(cms)).toHaveLength(2);
  });

  it('design §5: the same key with changed content is a new enquiry, once', async () => {
    const request = quoteRequest();
    const changed = { ...request, contact: { ...request.contact, fullName: 'Thandi Nkosi' } };
    const first = await submitEnquiry(cms, request);
    const second = await submitEnquiry(cms, changed);
    expect(second).not.toEqual(first);
    expect(await submitEnquiry(cms, changed)).toEqual(second);
    expect(await submitEnquiry(cms, request)).toEqual(first);
    expect(await countEnquiries()).toBe(2);
    expect(await readOutbox(cms)).toHaveLength(4);
  });

  it('issue-2 §5: 100 parallel sendings of one form store one enquiry', async () => {
    const request = quoteRequest();
    const all = await Promise.all(Array.from({ length: 100 }, () => submitEnquiry(cms, request)));
    expect(new Set(all.map((one) => (one.ok ? one.reference : one.error))).size).toBe(1);
    expect(await countEnquiries()).toBe(1);
    expect(await readOutbox(cms)).toHaveLength(2);
  });

  it('issue-2 §5: 100 parallel forms are all stored, each with its mail', async () => {
    const all = await Promise.all(Array.from({ length: 100 }, () => submitEnquiry(cms, quoteRequest())));
    expect(new Set(all.map((one) => (one.ok ? one.reference : one.error))).size).toBe(100);
    expect(await countEnquiries()).toBe(100);
    const outbox = await readOutbox(cms);
    expect(new Set(outbox.map(({ message_id }) => message_id)).size).toBe(200);
    expect(new Set(outbox.map(({ enquiry_id, kind }) => `${enquiry_id} ${kind}`)).size).toBe(200);
  });

  it('issue-2 §8: when the write of a message fails, the enquiry is not stored either', async () => {
    const mend = await breakOutbox(cms);
    expect(await submitEnquiry(cms, quoteRequest())).toEqual({ ok: false, error: 'unavailable' });
    await mend();
    expect(await countEnquiries()).toBe(0);
    expect(await readOutbox(cms)).toEqual([]);
    expect(await submitEnquiry(cms, quoteRequest())).toMatchObject({ ok: true });
  });

  it('issue-2 §8: nothing that is typed becomes SQL', async () => {
    const { contact } = quoteRequest();
    const nasty = `'); DROP TABLE enquiries; -- $1 ? ${'\\'} "`;
    const submitted = await submitEnquiry(cms, quoteRequest({ contact: { ...contact, fullName: nasty } }));
    if (!submitted.ok) throw new Error(submitted.error);
    const { fullName } = await cms.findByID({ collection: 'enquiries', id: submitted.enquiryId });
    expect(fullName).toBe(nasty);
  });
});
