import { randomUUID } from 'node:crypto';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '@/cms/access/roles';
import { inboxEndpoints } from '@/cms/admin/inbox/inbox-endpoints';
import { readInboxFilters } from '@/cms/admin/inbox/inbox-filters';
import { type InboxPerson, toInboxPerson } from '@/cms/admin/inbox/inbox-person';
import { readAsked, readDuplicates, readInbox, readInboxEnquiry } from '@/cms/admin/inbox/inbox-records';
import { readReplies } from '@/cms/admin/inbox/inbox-replies';
import { atomicWrite, readRows, sql } from '@/cms/atomic-write';
import { cannedReplies } from '@/cms/seed/canned-replies';
import { store } from '@/cms/seed/records';
import { openCms } from './database';
import { createMarket, emptyOutbox, quoteRequest, readOutbox } from './enquiry-market';
import { makeEnquiry, readAudit, readEnquiry } from './enquiry-status-records';

let cms: Payload;
const dealers = new Map<string, number>();
const people = new Map<string, InboxPerson>();

beforeAll(async () => {
  cms = await openCms();
  await createMarket(cms);
  const { docs } = await cms.find({ collection: 'dealers', depth: 0 });
  for (const { slug, id } of docs) dealers.set(slug, id);
  await addPerson('admin', 'admin');
  await addPerson('reader', 'lead-reader');
  await addPerson('sandton', 'dealer', 'sandton');
  await addPerson('colleague', 'dealer', 'sandton');
  await addPerson('maseru', 'dealer', 'maseru');
});
beforeEach(async () => {
  await atomicWrite(cms, [sql`DELETE FROM enquiry_notes`]);
  await emptyOutbox(cms);
});

async function addPerson(name: string, role: Role, dealer?: string) {
  const data = { name, email: `${name}@people.example`, password: randomUUID(), role };
  const dealerId = dealer ? (dealers.get(dealer) ?? null) : null;
  const { id } = await cms.create({ collection: 'users', data: { ...data, dealer: dealerId } });
  people.set(name, { id, name, emailAddress: data.email, dealerId });
}

const person = (name: string) => people.get(name) ?? { id: 0, name, emailAddress: '', dealerId: 0 };

type Deed = 'assign' | 'note' | 'answer' | 'call' | 'close' | 'reopen';

async function send(
  deed: Deed,
  id: number | string,
  {
    as,
    role,
    body = {},
    headers = {},
  }: { as?: string; role?: Role; body?: Record<string, string>; headers?: Record<string, string> },
) {
  const { id: userId, name, emailAddress, dealerId } = person(as ?? '');
  const roles: Record<string, Role> = { admin: 'admin', reader: 'lead-reader' };
  const user =
    as || role
      ? {
          id: userId,
          name,
          email: emailAddress,
          role: role ?? roles[as ?? ''] ?? 'dealer',
          dealer: dealerId,
          collection: 'users' as const,
        }
      : null;
  const local = await createLocalReq(user ? { user: user as unknown as NonNullable<PayloadRequest['user']> } : {}, cms);
  const request = new Request('http://site.example/', {
    method: 'POST',
    body: new URLSearchParams(body),
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
  });
  const endpoint = inboxEndpoints.find(({ path }) => path === `/:id/inbox/${deed}`);
  const { user: signedIn, payload } = local;
  const handled = Object.assign(request, { user: signedIn, payload, routeParams: { id: String(id) } });
  return endpoint?.handler(handled as unknown as PayloadRequest) ?? new Response(null, { status: 500 });
}

const deeds: [Deed, Record<string, string>][] = [
  ['assign', { assignee: '' }],
  ['note', { text: 'Called back' }],
  ['answer', { text: 'Hello', key: randomUUID() }],
  ['call', { text: '' }],
  ['close', {}],
  ['reopen', {}],
];

async function readNotes() {
  return readRows(cms, sql`SELECT kind, author_name, text FROM enquiry_notes ORDER BY id`);
}

describe('who may do what', () => {
  it.each(deeds)('issue-6 §2: %s is for admins, lead readers and the enquiry’s own dealers', async (deed, body) => {
    const { id } = await makeEnquiry(cms);
    const statusFor = async (as: string) => (await send(deed, id, { as, body })).status;
    expect(await statusFor('maseru')).toBe(404);
    for (const role of ['editor', 'translator', 'finance-desk'] as const)
      expect((await send(deed, id, { as: 'admin', role, body })).status).toBe(403);
    expect((await send(deed, id, { body })).status).toBe(403);
    expect((await send(deed, id, { as: 'nobody', role: 'dealer', body })).status).toBe(404);
    expect((await send(deed, id, { as: 'admin', body, headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    const untouched = { status: 'new', assignee_id: null, answered_at: null, opened_at: null };
    expect(await readEnquiry(cms, id)).toMatchObject(untouched);
    expect(await readNotes()).toEqual([]);
    expect((await readOutbox(cms)).filter(({ kind }) => kind === 'answer')).toEqual([]);
    for (const as of ['admin', 'reader', 'sandton']) expect(await statusFor(as)).toBe(303);
    await atomicWrite(cms, [
      sql`UPDATE enquiries SET second_dealer_id = ${person('maseru').dealerId} WHERE id = ${id}`,
    ]);
    expect(await statusFor('maseru')).toBe(303);
    expect((await send(deed, '1 OR 1', { as: 'admin', body })).status).toBe(404);
  });

  it('issue-6 §2: a dealer’s person without a dealer has no inbox', () => {
    const user = { id: 1, name: 'x', email: 'x@people.example', role: 'dealer', dealer: null };
    expect(toInboxPerson({ user } as never)).toBeNull();
  });

  it('issue-6 §2: a dealer finds its own enquiries only, first or second', async () => {
    const first = await makeEnquiry(cms);
    const other = await makeEnquiry(cms, { changes: { dealerSlug: 'maseru' } });
    const second = await makeEnquiry(cms, { changes: { dealerSlug: 'maseru' } });
    await atomicWrite(cms, [
      sql`UPDATE enquiries SET second_dealer_id = ${person('sandton').dealerId} WHERE id = ${second.id}`,
    ]);
    const listFor = async (name: string) => {
      const asked = { person: person(name), filters: readInboxFilters({}), now: new Date() };
      return (await readInbox(cms, asked)).enquiries.map(({ id }) => id).sort();
    };
    expect(await listFor('sandton')).toEqual([first.id, second.id]);
    expect(await listFor('maseru')).toEqual([other.id, second.id]);
    expect(await listFor('reader')).toEqual([first.id, other.id, second.id]);
    const open = (by: { reference: string }) => readInboxEnquiry(cms, { person: person('sandton'), by });
    expect(await open({ reference: other.reference })).toBeNull();
    expect((await open({ reference: second.reference }))?.id).toBe(second.id);
    const asked = await readAsked(cms, person('sandton'), new Date(0));
    expect(asked.map(({ dealerName }) => dealerName)).toEqual(['Dealer sandton']);
  });
});

describe('an answer by mail', () => {
  it('issue-6 §2: goes out once, in the visitor’s language, answered to whoever wrote it', async () => {
    const { id, reference } = await makeEnquiry(cms, { changes: { locale: 'af' } });
    const body = { text: 'Goeiedag Thandi\r\n\r\nDie motor <staan> gereed.\r\nKom kyk.', key: randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => send('answer', id, { as: 'sandton', body })));
    expect(new Set(answers.map(({ headers }) => headers.get('location')))).toEqual(
      new Set([`/admin/inbox/${reference}?done=answer`]),
    );
    const mails = (await readOutbox(cms)).filter(({ kind }) => kind === 'answer');
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      recipients: ['thandi@mail.example'],
      reply_to: 'sandton@people.example',
      subject: `Jou navraag ${reference}`,
      text: 'Goeiedag Thandi\n\nDie motor <staan> gereed.\nKom kyk.\n',
    });
    expect(mails[0]?.html).toContain('<p>Die motor &lt;staan&gt; gereed.<br>Kom kyk.</p>');
    expect(await readNotes()).toMatchObject([{ kind: 'answer', author_name: 'sandton' }]);
    const actor = `users/${person('sandton').id}`;
    expect((await readAudit(cms, reference)).map((entry) => [entry.action, entry.actor])).toEqual([
      ['enquiry.answer-sent', actor],
    ]);
  });

  it('issue-6 §2: the first answer is the one whose time counts', async () => {
    const { id } = await makeEnquiry(cms);
    await send('call', id, { as: 'sandton' });
    const { answered_at } = await readEnquiry(cms, id);
    await send('answer', id, { as: 'admin', body: { text: 'And in writing', key: randomUUID() } });
    expect((await readEnquiry(cms, id)).answered_at).toEqual(answered_at);
    expect((await readNotes()).map(({ kind, text }) => [kind, text])).toEqual([
      ['call', 'Answered by phone.'],
      ['answer', 'And in writing'],
    ]);
  });

  it.each([
    ['nothing written', { text: ' \r\n ', key: randomUUID() }, 'empty'],
    ['more than can be taken', { text: 'x'.repeat(10_001), key: randomUUID() }, 'too-long'],
    ['a form without its key', { text: 'Hello', key: 'key\r\nBcc: all@mail.example' }, 'stale'],
  ])('issue-6 §2: %s is not sent', async (_name, body, problem) => {
    const { id, reference } = await makeEnquiry(cms);
    const answer = await send('answer', id, { as: 'sandton', body });
    expect(answer.headers.get('location')).toBe(`/admin/inbox/${reference}?problem=${problem}`);
    expect((await readOutbox(cms)).filter(({ kind }) => kind === 'answer')).toEqual([]);
    expect((await readEnquiry(cms, id)).answered_at).toBeNull();
  });

  it('issue-6 §2: prepared answers are in the visitor’s language with name and reference, and are loaded once', async () => {
    for (let n = 0; n < 2; n += 1)
      for (const record of cannedReplies) await store(cms, { collection: 'canned-replies', key: 'title', record });
    expect((await cms.count({ collection: 'canned-replies' })).totalDocs).toBe(cannedReplies.length);
    const { id, reference } = await makeEnquiry(cms, { changes: { locale: 'zu' } });
    const enquiry = await readInboxEnquiry(cms, { person: person('admin'), by: { id } });
    const replies = enquiry ? await readReplies(cms, enquiry) : [];
    expect(replies).toHaveLength(cannedReplies.length);
    for (const { text } of replies) {
      expect(text).toContain('Sawubona Thandi Mokoena');
      expect(text).toContain(reference);
      expect(text).not.toMatch(/[{}]/);
    }
  });
});

describe('giving to somebody', () => {
  it('issue-6 §2: to the enquiry’s own people only', async () => {
    const { id, reference } = await makeEnquiry(cms);
    const give = (as: string, to: string) => send('assign', id, { as, body: { assignee: String(person(to).id) } });
    await give('sandton', 'colleague');
    expect((await readEnquiry(cms, id)).assignee_id).toBe(person('colleague').id);
    for (const [as, to] of [
      ['sandton', 'maseru'],
      ['sandton', 'reader'],
      ['admin', 'maseru'],
    ] as const)
      expect((await give(as, to)).headers.get('location')).toMatch(/problem=not-assignable$/);
    await give('admin', 'reader');
    expect((await readEnquiry(cms, id)).assignee_id).toBe(person('reader').id);
    await send('assign', id, { as: 'admin', body: { assignee: '' } });
    expect((await readEnquiry(cms, id)).assignee_id).toBeNull();
    expect((await readAudit(cms, reference)).map(({ facts }) => facts.to)).toEqual([
      `users/${person('colleague').id}`,
      `users/${person('reader').id}`,
      null,
    ]);
  });
});

it('issue-6 §2: a closed enquiry can be opened again, both noted with who did', async () => {
  const { id, reference } = await makeEnquiry(cms);
  await send('close', id, { as: 'sandton' });
  expect((await readEnquiry(cms, id)).status).toBe('closed');
  await send('reopen', id, { as: 'reader' });
  expect((await readEnquiry(cms, id)).status).toBe('in-progress');
  expect((await readAudit(cms, reference)).map(({ action, actor }) => [action, actor])).toEqual([
    ['enquiry.closed', `users/${person('sandton').id}`],
    ['enquiry.reopened', `users/${person('reader').id}`],
  ]);
});

describe('over REST', () => {
  const asDealer = (name: string) => {
    const { id, dealerId } = person(name);
    return { id, email: 'a@people.example', name, role: 'dealer', dealer: dealerId, collection: 'users' };
  };

  it('issue-6 §2: nobody changes an enquiry beside the inbox', async () => {
    const { id } = await makeEnquiry(cms);
    const data = { status: 'closed', assignee: person('reader').id } as const;
    for (const role of ['admin', 'lead-reader', 'dealer'] as const) {
      const user = { ...asDealer('sandton'), role } as never;
      await expect(
        cms.update({ collection: 'enquiries', id, data, overrideAccess: false, user }),
      ).rejects.toMatchObject({ status: 403 });
    }
    expect(await readEnquiry(cms, id)).toMatchObject({ status: 'new', assignee_id: null });
  });

  it('issue-6 §2: a dealer reads no assignment, and has no list in the order of somebody’s hidden fields', async () => {
    const { id } = await makeEnquiry(cms);
    await send('assign', id, { as: 'admin', body: { assignee: String(person('reader').id) } });
    const asked = { collection: 'enquiries', overrideAccess: false, user: asDealer('sandton') as never } as const;
    const { docs } = await cms.find(asked);
    expect(docs.map((doc) => doc.id)).toEqual([id]);
    expect(docs[0]).not.toHaveProperty('assignee');
    await expect(cms.find({ ...asked, sort: 'assignee.salt' })).rejects.toMatchObject({ status: 400 });
    expect((await cms.find({ ...asked, sort: '-submittedAt' })).totalDocs).toBe(1);
  });
});

describe('the list', () => {
  const now = new Date();
  const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const find = async (query: Record<string, string>, as = 'admin') => {
    const { enquiries, total } = await readInbox(cms, { person: person(as), filters: readInboxFilters(query), now });
    return { ids: enquiries.map(({ id }) => id), total };
  };

  it('issue-6 §2: filters by state, each enquiry in one state', async () => {
    const mark = async (columns: { opened?: true; answered?: true; closed?: true; due: Date | null }) => {
      const { id } = await makeEnquiry(cms, { due: columns.due });
      const moment = now.toISOString();
      if (columns.opened) await atomicWrite(cms, [sql`UPDATE enquiries SET opened_at = ${moment} WHERE id = ${id}`]);
      if (columns.answered)
        await atomicWrite(cms, [sql`UPDATE enquiries SET answered_at = ${moment} WHERE id = ${id}`]);
      if (columns.closed) await atomicWrite(cms, [sql`UPDATE enquiries SET status = 'closed' WHERE id = ${id}`]);
      return id;
    };
    const answering = await makeEnquiry(cms, { due: at(-5) });
    await send('answer', answering.id, { as: 'sandton', body: { text: 'Soon', key: randomUUID() } });
    const expected = {
      answering: [answering.id],
      new: [await mark({ due: at(5) }), await mark({ due: null })],
      opened: [await mark({ due: at(5), opened: true })],
      late: [await mark({ due: at(-5) }), await mark({ due: at(-9), opened: true })],
      answered: [await mark({ due: at(-5), answered: true })],
      closed: [await mark({ due: at(-5), closed: true }), await mark({ due: at(-5), answered: true, closed: true })],
    };
    for (const [state, ids] of Object.entries(expected)) expect((await find({ state })).ids.sort()).toEqual(ids);
    // The one that waits longest stands first.
    expect((await find({ state: 'late' })).ids).toEqual([...expected.late].reverse());
    expect((await find({})).total).toBe(Object.values(expected).flat().length);
  });

  it('issue-6 §2: filters by kind, dealer and person, and finds reference, name, number and address', async () => {
    const contact = {
      ...quoteRequest().contact,
      fullName: 'Jan 100% Nel',
      contactNumber: '+26658123456',
      emailAddress: 'jan@other.example',
    };
    const one = await makeEnquiry(cms);
    const other = await makeEnquiry(cms, { changes: { type: 'TEST_DRIVE_REQUEST', dealerSlug: 'maseru', contact } });
    await send('assign', one.id, { as: 'admin', body: { assignee: String(person('colleague').id) } });
    const cases: [Record<string, string>, number[]][] = [
      [{ type: 'TEST_DRIVE_REQUEST' }, [other.id]],
      [{ dealer: String(dealers.get('sandton')) }, [one.id]],
      [{ assignee: String(person('colleague').id) }, [one.id]],
      [{ assignee: 'nobody' }, [other.id]],
      [{ q: one.reference.toLowerCase() }, [one.id]],
      [{ q: 'MOKOENA' }, [one.id]],
      [{ q: '082 123 4567' }, [one.id]],
      [{ q: 'jan@OTHER' }, [other.id]],
      [{ q: '100%' }, [other.id]],
      [{ q: '_' }, []],
      [{ q: "'; DROP TABLE enquiries; --" }, []],
    ];
    for (const [query, ids] of cases) expect([query, (await find(query)).ids]).toEqual([query, ids]);
  });

  it('issue-6 §2: 25 to a page, the newest first', async () => {
    const made: number[] = [];
    for (let n = 0; n < 27; n += 1) made.push((await makeEnquiry(cms, { now: at(n) })).id);
    const newest = [...made].reverse();
    expect(await find({})).toEqual({ ids: newest.slice(0, 25), total: 27 });
    expect(await find({ page: '2' })).toEqual({ ids: newest.slice(25), total: 27 });
  });

  it('issue-6 §2: shows together what one person sent within 30 days, by address or number', async () => {
    const { contact } = quoteRequest();
    const by = (changes: Partial<typeof contact>, minutes: number, dealerSlug = 'sandton') =>
      makeEnquiry(cms, { now: at(minutes), changes: { contact: { ...contact, ...changes }, dealerSlug } });
    const day = 24 * 60;
    const first = await by({}, 0);
    const sameAddress = await by({ emailAddress: 'Thandi@Mail.example', contactNumber: '+27820000001' }, day);
    const sameNumber = await by({ emailAddress: 'else@mail.example' }, 29 * day);
    const tooLate = await by({}, 31 * day);
    const elsewhere = await by({}, 2, 'maseru');
    await by({ emailAddress: 'other@mail.example', contactNumber: '+27820000002' }, 3);
    const duplicatesFor = async (name: string) => {
      const enquiry = await readInboxEnquiry(cms, { person: person(name), by: { id: first.id } });
      const found = await readDuplicates(cms, { person: person(name), enquiries: enquiry ? [enquiry] : [] });
      return found.get(first.id)?.sort();
    };
    const own = [sameAddress.reference, sameNumber.reference];
    expect(await duplicatesFor('sandton')).toEqual([...own].sort());
    expect(await duplicatesFor('admin')).toEqual([...own, elsewhere.reference].sort());
    expect(await duplicatesFor('admin')).not.toContain(tooLate.reference);
  });
});
