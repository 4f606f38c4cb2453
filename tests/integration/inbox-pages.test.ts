import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '@/cms/access/roles';
import { addNote, answerByMail, answerByPhone, assign } from '@/cms/admin/inbox/inbox-acts';
import { InboxEnquiry } from '@/cms/admin/inbox/inbox-enquiry';
import { readInboxFilters } from '@/cms/admin/inbox/inbox-filters';
import { InboxList } from '@/cms/admin/inbox/inbox-list';
import { type InboxPerson, toInboxPerson } from '@/cms/admin/inbox/inbox-person';
import { readInboxEnquiry } from '@/cms/admin/inbox/inbox-records';
import { InboxTimes } from '@/cms/admin/inbox/inbox-times';
import { atomicWrite, sql } from '@/cms/atomic-write';
import { joinSql } from '@/cms/join-sql';
import { getFormWords } from '@/i18n/form-words';
import { openCms } from './database';
import { createMarket, emptyOutbox } from './enquiry-market';
import { makeEnquiry, readAudit, readEnquiry } from './enquiry-status-records';

let cms: Payload;
let sandton = 0;
let maseru = 0;
/** A Monday at noon. */
const now = new Date('2026-12-07T12:00:00+02:00');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

beforeAll(async () => {
  cms = await openCms();
  await createMarket(cms);
  const { docs } = await cms.find({ collection: 'dealers', depth: 0 });
  sandton = docs.find(({ slug }) => slug === 'sandton')?.id ?? 0;
  maseru = docs.find(({ slug }) => slug === 'maseru')?.id ?? 0;
});
beforeEach(() => emptyOutbox(cms));

const personOf = (dealerId: number | null) => ({ id: 7, name: 'Sam', emailAddress: 'sam@people.example', dealerId });
const common = (dealerId: number | null) => ({ payload: cms, person: personOf(dealerId), home: '/admin/inbox', now });
/** The page as somebody of a role sees it. */
async function showAs({ role, dealer }: { role: Role; dealer: number | null }, reference: string) {
  const person = toInboxPerson({ user: { id: 7, name: 'Sam', email: 'sam@people.example', role, dealer } } as never);
  if (!person) throw new Error('This role has no inbox.');
  return show(InboxEnquiry({ payload: cms, person, home: '/admin/inbox', now, reference, query: {} }));
}

const show = async (page: Promise<ReactNode>) => renderToStaticMarkup(await page);
const showEnquiry = (reference: string, dealerId: number | null = null, query = {}) =>
  show(InboxEnquiry({ ...common(dealerId), reference, query }));

describe('the page of one enquiry', () => {
  it('issue-6 §2: opening it is noted once, with who did', async () => {
    const { id, reference } = await makeEnquiry(cms);
    await showEnquiry(reference, sandton);
    await showEnquiry(reference);
    expect(new Date(String((await readEnquiry(cms, id)).opened_at))).toEqual(now);
    expect(await readAudit(cms, reference)).toMatchObject([{ action: 'enquiry.opened', actor: 'users/7' }]);
  });

  it.each(['admin', 'lead-reader'] as const)(
    'issue-6 §2: that the maker’s %s looks at a dealer’s enquiry does not count as opened',
    async (role) => {
      const { id, reference } = await makeEnquiry(cms);
      await showAs({ role, dealer: null }, reference);
      expect((await readEnquiry(cms, id)).opened_at).toBeNull();
      expect(await readAudit(cms, reference)).toEqual([]);
      await showAs({ role: 'dealer', dealer: sandton }, reference);
      expect((await readEnquiry(cms, id)).opened_at).not.toBeNull();
    },
  );

  it.each([
    ['no dealer was chosen', { dealerSlug: null }, sql`1 = 0`],
    ['it was escalated', {}, sql`1 = 1`],
  ])('issue-6 §2: the maker’s look counts where %s', async (_name, changes, isEscalated) => {
    const { id, reference } = await makeEnquiry(cms, { changes });
    const escalate = sql`UPDATE enquiries SET escalated_at = ${now.toISOString()} WHERE `;
    await atomicWrite(cms, [joinSql(escalate, isEscalated)]);
    await showAs({ role: 'lead-reader', dealer: null }, reference);
    expect((await readEnquiry(cms, id)).opened_at).not.toBeNull();
  });

  it('issue-6 §2: the maker’s look counts where the dealer’s letter went to the fallback recipients', async () => {
    const { id, reference } = await makeEnquiry(cms);
    await atomicWrite(cms, [sql`UPDATE outbox_messages SET kind = 'escalation' WHERE kind = 'dealer'`]);
    await showAs({ role: 'admin', dealer: null }, reference);
    expect((await readEnquiry(cms, id)).opened_at).not.toBeNull();
  });

  it('issue-6 §2: the second dealer’s look counts as well', async () => {
    const { id, reference } = await makeEnquiry(cms);
    await atomicWrite(cms, [sql`UPDATE enquiries SET second_dealer_id = ${maseru} WHERE id = ${id}`]);
    await showAs({ role: 'dealer', dealer: maseru }, reference);
    expect((await readEnquiry(cms, id)).opened_at).not.toBeNull();
  });

  it('issue-6 §2: another dealer sees nothing of it, and it counts as not opened', async () => {
    const { id, reference } = await makeEnquiry(cms);
    const page = await showEnquiry(reference, maseru);
    expect(page).toContain('No such enquiry');
    expect(page).not.toContain('Mokoena');
    expect((await readEnquiry(cms, id)).opened_at).toBeNull();
  });

  it('issue-6 §2: shows who asks with links, and what was asked in words', async () => {
    const { reference } = await makeEnquiry(cms, {
      changes: {
        type: 'DEALERSHIP_ENQUIRE',
        locale: 'zu',
        details: { vehiclecondition: 'Good', otherdescription: '<script>alert(1)</script>', variant: '' },
      },
    });
    const page = await showEnquiry(reference);
    for (const part of [
      'href="tel:+27821234567"',
      'href="mailto:thandi@mail.example"',
      'isiZulu',
      `<dt>${getFormWords('en', 'trade-in').fields.vehiclecondition}</dt><dd>Good</dd>`,
      '&lt;script&gt;alert(1)&lt;/script&gt;',
    ]) {
      expect(page).toContain(part);
    }
    expect(page).not.toContain('<script>');
  });

  it('issue-6 §2: a prepared answer that was chosen stands in the box', async () => {
    const { reference } = await makeEnquiry(cms);
    const data = { title: 'Thanks', text: 'Dear {name}, about {reference}: soon.' };
    const { id } = await cms.create({ collection: 'canned-replies', data });
    const words = `Dear Thandi Mokoena, about ${reference}: soon.`;
    expect(await showEnquiry(reference)).not.toContain(words);
    expect(await showEnquiry(reference, null, { reply: String(id) })).toContain(`>${words}</textarea>`);
  });
});

describe('an enquiry of two dealers', () => {
  const people = new Map<string, InboxPerson>();
  beforeAll(async () => {
    for (const [name, dealer] of [
      ['Siphokazi', sandton],
      ['Moshoeshoe', maseru],
      ['Headquarters', null],
    ] as const) {
      const role = dealer ? ('dealer' as const) : ('admin' as const);
      const email = `${name.toLowerCase()}@people.example`;
      const { id } = await cms.create({
        collection: 'users',
        data: { name, email, password: randomUUID(), role, dealer },
      });
      people.set(name, { id, name, emailAddress: email, dealerId: dealer });
    }
  });

  const person = (name: string) => people.get(name) ?? personOf(0);

  async function makeShared() {
    await atomicWrite(cms, [sql`DELETE FROM enquiry_notes`]);
    const made = await makeEnquiry(cms);
    await atomicWrite(cms, [sql`UPDATE enquiries SET second_dealer_id = ${maseru} WHERE id = ${made.id}`]);
    for (const name of people.keys()) {
      const enquiry = await readInboxEnquiry(cms, { person: person(name), by: { id: made.id } });
      if (!enquiry) throw new Error('There is no such enquiry.');
      for (const [act, what] of [
        [addNote, 'noted'],
        [answerByMail, 'wrote'],
        [answerByPhone, 'said'],
      ] as const) {
        const typed = { text: `${name} ${what} this`, key: randomUUID() };
        await act({ payload: cms, person: person(name), enquiry, typed, now });
      }
    }
    return made;
  }

  const pageFor = (name: string, reference: string) =>
    show(InboxEnquiry({ payload: cms, person: person(name), home: '/admin/inbox', now, reference, query: {} }));

  it.each([
    ['Siphokazi', ['Siphokazi']],
    ['Moshoeshoe', ['Moshoeshoe']],
    ['Headquarters', ['Siphokazi', 'Moshoeshoe', 'Headquarters']],
  ])('issue-6 §2: %s reads the notes, answers and calls of %j alone', async (reader, writers) => {
    const { reference } = await makeShared();
    const page = await pageFor(reader, reference);
    const said = ['Siphokazi', 'Moshoeshoe', 'Headquarters'].flatMap((name) =>
      ['noted', 'wrote', 'said'].map((what) => `${name} ${what} this`),
    );
    expect(said.filter((words) => page.includes(words))).toEqual(
      said.filter((words) => writers.some((name) => words.startsWith(name))),
    );
  });

  it('issue-6 §2: whom one dealer gave it to is nothing to the other', async () => {
    const { id, reference } = await makeShared();
    const { id: to } = person('Siphokazi');
    const enquiry = await readInboxEnquiry(cms, { person: person('Siphokazi'), by: { id } });
    if (!enquiry) throw new Error('There is no such enquiry.');
    const typed = { assignee: String(to) };
    expect(await assign({ payload: cms, person: person('Siphokazi'), enquiry, typed, now })).toBe('done');
    const listFor = (name: string, query = {}) =>
      show(
        InboxList({
          payload: cms,
          person: person(name),
          home: '/admin/inbox',
          now,
          filters: readInboxFilters(query),
        }),
      );
    for (const name of ['Siphokazi', 'Headquarters']) expect(await listFor(name)).toContain('Siphokazi');
    expect(await listFor('Moshoeshoe')).not.toContain('Siphokazi');
    expect(await pageFor('Moshoeshoe', reference)).not.toContain('Siphokazi');
    expect(await listFor('Moshoeshoe', { assignee: String(to) })).toContain('0 enquiries');
    expect(await listFor('Moshoeshoe', { assignee: 'nobody' })).toContain('1 enquiry');
    expect(await listFor('Siphokazi', { assignee: 'nobody' })).toContain('0 enquiries');
  });
});

describe('the list', () => {
  it('issue-6 §2: shows clocks, and other enquiries of the same person', async () => {
    const late = await makeEnquiry(cms, { due: minutesAgo(90), now: minutesAgo(200) });
    const waiting = await makeEnquiry(cms, { due: new Date(now.getTime() + 135 * 60_000), now: minutesAgo(100) });
    const page = await show(InboxList({ ...common(null), filters: readInboxFilters({}) }));
    expect(page).toContain('Late by 1 h 30 min');
    expect(page).toContain('2 h 15 min left');
    expect(page.match(new RegExp(`href="/admin/inbox/${late.reference}"`, 'g'))).toHaveLength(2);
    expect(page.match(new RegExp(`href="/admin/inbox/${waiting.reference}"`, 'g'))).toHaveLength(2);
  });

  it('issue-6 §2: a dealer chooses among no other dealers', async () => {
    await makeEnquiry(cms);
    await makeEnquiry(cms, { changes: { dealerSlug: 'maseru' } });
    const filters = readInboxFilters({});
    expect(await show(InboxList({ ...common(null), filters }))).toContain('Dealer maseru');
    const own = await show(InboxList({ ...common(sandton), filters }));
    expect(own).not.toContain('Dealer maseru');
    expect(own).not.toContain('name="dealer"');
  });
});

it('issue-6 §2: reply times of every dealer for the maker, of its own for a dealer', async () => {
  const first = await makeEnquiry(cms, { due: minutesAgo(0), now: minutesAgo(200) });
  await makeEnquiry(cms, { due: minutesAgo(60), now: minutesAgo(200), changes: { dealerSlug: 'maseru' } });
  await atomicWrite(cms, [
    sql`UPDATE enquiries SET answered_at = ${minutesAgo(125).toISOString()} WHERE id = ${first.id}`,
  ]);
  const all = await show(InboxTimes(common(null)));
  expect(all.indexOf('Dealer maseru')).toBeLessThan(all.indexOf('Dealer sandton'));
  const own = await show(InboxTimes(common(sandton)));
  expect(own).toContain('1 h 15 min');
  expect(own).not.toContain('Dealer maseru');
});
