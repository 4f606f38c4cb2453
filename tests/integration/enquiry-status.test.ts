import type { Payload } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { atomicWrite, sql } from '@/cms/atomic-write';
import { readTimetables } from '@/cms/open-times';
import { toAnswerDueAt } from '@/commands/enquiry/answer-due';
import { createOutboxWorker } from '@/commands/outbox/outbox-worker';
import { DealerLinkPage } from '@/features/enquiry-status/dealer-link-page';
import { readSecondOffers, readStatus } from '@/features/enquiry-status/read-status';
import { receiveDealerDeed } from '@/features/enquiry-status/receive-dealer-deed';
import { receiveSecondDealer } from '@/features/enquiry-status/receive-second-dealer';
import { toStatusView } from '@/features/enquiry-status/status-model';
import { EnquiryStatusPage } from '@/features/enquiry-status/status-page';
import type { Locale } from '@/i18n/locales';
import { dealerLinkPathOf, statusPathOf } from '@/lib/enquiry-links';
import { proofFor } from '@/lib/private-link';
import { openCms, startRequest } from './database';
import { createMarket, emptyOutbox, readOutbox } from './enquiry-market';
import { createNeighbours, makeEnquiry, readAudit, readEnquiry } from './enquiry-status-records';

let cms: Payload;
const dealers = new Map<string, number>();
const anHourAgo = () => new Date(Date.now() - 3_600_000);

beforeAll(async () => {
  cms = await openCms();
  await createMarket(cms);
  await createNeighbours(cms);
  const { docs } = await cms.find({ collection: 'dealers', depth: 0, pagination: false });
  for (const { slug, id } of docs) dealers.set(slug, id);
});
beforeEach(async () => {
  await emptyOutbox(cms);
  startRequest();
});

const idOf = (slug: string) => dealers.get(slug) ?? 0;

async function view(reference: string, locale: Locale = 'en') {
  const status = await readStatus('enquiry', { reference, proof: proofFor('enquiry', reference) });
  if (!status) throw new Error('There is no such page.');
  return {
    ...toStatusView({ status, secondDealerName: 'Dealer randburg', locale, now: new Date() }),
    offers: await readSecondOffers(locale, status, new Date()),
  };
}

const toLine = ({ key, state, moment }: { key: string; state: string; moment: object | null }) =>
  `${key} ${state}${moment ? ' at' : ''}`;

function send(path: string, body: Record<string, string> = {}, headers: Record<string, string> = {}) {
  return new Request(`http://site.example${path}`, {
    method: 'POST',
    body: new URLSearchParams(body),
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
  });
}

function askSecond(reference: string, dealer: string, { proof = proofFor('enquiry', reference), headers = {} } = {}) {
  const params = Promise.resolve({ locale: 'en', reference, proof });
  return receiveSecondDealer(send(`${statusPathOf(reference)}/second-dealer`, { dealer }, headers), { params });
}

function tell(deed: 'opened' | 'answered', reference: string, { proof = proofFor('dealer-enquiry', reference) } = {}) {
  const params = Promise.resolve({ locale: 'en', reference, proof });
  return receiveDealerDeed(deed, send(`${dealerLinkPathOf(reference)}/${deed}`), { params });
}

describe('the page of an enquiry', () => {
  it('issue-6 §2: opens with its own proof only, and answers a wrong one as an unknown enquiry', async () => {
    const { reference } = await makeEnquiry(cms);
    const other = await makeEnquiry(cms);
    expect(statusPathOf(reference)).toBe(`/enquiries/${reference}/${proofFor('enquiry', reference)}`);
    const open = (link: { reference: string; proof: string }) => readStatus('enquiry', link);
    expect((await open({ reference, proof: proofFor('enquiry', reference) }))?.enquiry.reference).toBe(reference);
    for (const proof of [
      proofFor('enquiry', other.reference),
      proofFor('dealer-enquiry', reference),
      '',
      'x'.repeat(22),
    ])
      expect(await open({ reference, proof })).toBeNull();
    expect(await open({ reference: 'FC-2222-2222', proof: proofFor('enquiry', 'FC-2222-2222') })).toBeNull();
  });

  it('issue-6 §2: says received, sent, opened and answered, each with its moment', async () => {
    const { reference } = await makeEnquiry(cms);
    expect((await view(reference)).steps.map(toLine)).toEqual([
      'received current at',
      'sent ahead',
      'opened ahead',
      'answered ahead',
    ]);
    expect((await view(reference)).steps[1]?.label).toBe('On its way to Dealer sandton');

    const transport = {
      deliveredTo: 'sink',
      send: async ({ deliverTo }: { deliverTo: string[] }) => ({ accepted: deliverTo, refusal: null }),
    };
    await createOutboxWorker({ payload: cms, transport: transport as never, timeScale: 1 }).sendDue();
    expect((await view(reference)).steps.slice(0, 2).map(toLine)).toEqual(['received done at', 'sent current at']);

    await tell('opened', reference);
    expect(toLine((await view(reference)).steps[2] as never)).toBe('opened current at');
    await tell('answered', reference);
    const answered = await view(reference, 'af');
    expect(answered.steps.map(toLine)).toEqual([
      'received done at',
      'sent done at',
      'opened done at',
      'answered current at',
    ]);
    expect(answered.steps.map(({ label }) => label)).toEqual([
      'Ons het dit ontvang',
      'Aan Dealer sandton gestuur',
      'Oopgemaak deur die mense wat antwoord',
      'Beantwoord',
    ]);
  });

  it('issue-6 §2: says so when no mailbox of the dealer took it, but not when one of several did', async () => {
    const { reference } = await makeEnquiry(cms);
    const die = (delivered: string[]) =>
      atomicWrite(cms, [
        sql`UPDATE outbox_messages SET status = 'dead', delivered = ${JSON.stringify(delivered)} WHERE kind = 'dealer'`,
      ]);
    await die([]);
    expect((await view(reference)).steps[1]).toMatchObject({
      state: 'current',
      moment: null,
      label: 'We could not reach Dealer sandton by mail, so we passed it to our own team',
    });
    await die(['sales@sandton.example']);
    expect((await view(reference)).steps[1]).toMatchObject({ label: 'Sent to Dealer sandton', state: 'current' });
  });

  it('issue-6 §2: shows nothing of what was typed', async () => {
    const { reference } = await makeEnquiry(cms, {
      due: anHourAgo(),
      changes: { details: { message: 'Blue please' }, subject: 'Hilux' },
    });
    const said = JSON.stringify(await view(reference));
    for (const typed of ['Thandi', 'Mokoena', '821234567', 'mail.example', 'Blue', 'HDC28LRS']) {
      expect(said).not.toContain(typed);
    }
    expect(said).toContain('Quote request');
  });

  it('issue-6 §2: says by when an answer is promised, and later that it was escalated', async () => {
    const waiting = await makeEnquiry(cms, { due: new Date(Date.now() + 3_600_000) });
    expect(await view(waiting.reference)).toMatchObject({ isLate: false, offers: [] });
    expect((await view(waiting.reference)).promises).toEqual([expect.stringMatching(/^You will have an answer by /)]);
    const late = await makeEnquiry(cms, { due: anHourAgo() });
    await atomicWrite(cms, [
      sql`UPDATE enquiries SET escalated_at = ${new Date().toISOString()} WHERE id = ${late.id}`,
    ]);
    expect((await view(late.reference)).promises).toEqual([
      expect.stringMatching(/^You were promised an answer by /),
      expect.stringMatching(/^Our own team was told on /),
    ]);
  });
});

describe('a second dealer', () => {
  it('issue-6 §2: is asked from the page in its own language, and the page says why it could not be', async () => {
    const { reference } = await makeEnquiry(cms, { due: anHourAgo() });
    const status = await readStatus('enquiry', { reference, proof: proofFor('enquiry', reference) });
    if (!status) throw new Error('There is no such page.');
    const show = async (problem?: string) =>
      renderToStaticMarkup(await EnquiryStatusPage({ locale: 'zu', status, problem }));
    const page = await show();
    expect(page.split(`action="/zu${statusPathOf(reference)}/second-dealer" method="post"`)).toHaveLength(4);
    expect(page).toContain('Singawudlulisela yini umbuzo wakho nakwa-Dealer pretoria');
    expect(page).toContain('href="tel:0114653210"');
    expect(page).not.toContain('role="alert"');
    expect(await show('taken')).toContain('role="alert"');
    expect(await show('<b>')).toBe(page);
  });

  it('issue-6 §2: the three nearest others are offered once the promise is broken, with what is agreed to', async () => {
    const { reference } = await makeEnquiry(cms, { due: anHourAgo() });
    const { offers } = await view(reference);
    expect(offers.map(({ slug }) => slug)).toEqual(['maseru', 'randburg', 'pretoria']);
    // 0.01 degrees of longitude at 26 degrees south are a kilometre.
    expect(offers[1]?.question).toBe('May we pass your enquiry to Dealer randburg, 1 km away, as well?');
    expect(offers[2]?.question).toBe('May we pass your enquiry to Dealer pretoria, 45 km away, as well?');
  });

  it('issue-6 §2: consent, dealer and letter are noted together, once, however often it is sent', async () => {
    const { id, reference } = await makeEnquiry(cms, { due: anHourAgo() });
    const answers = await Promise.all(Array.from({ length: 6 }, () => askSecond(reference, 'randburg')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
    expect(answers[0]?.headers.get('location')).toBe(statusPathOf(reference));
    expect((await readEnquiry(cms, id)).second_dealer_id).toBe(idOf('randburg'));
    const letters = (await readOutbox(cms)).filter(({ kind }) => kind === 'dealer');
    expect(letters.map(({ recipients }) => recipients)).toEqual([
      ['sales@sandton.example', 'manager@sandton.example'],
      ['sales@randburg.example'],
    ]);
    expect(letters[1]).toMatchObject({ reply_to: 'thandi@mail.example', subject: letters[0]?.subject });
    expect(letters[1]?.text).toContain('Dealer sandton was asked first.');
    expect(letters[1]?.text).toContain(letters[0]?.text);
    expect(letters[1]?.html).toContain('Dealer sandton was asked first.');
    expect(await readAudit(cms, reference)).toEqual([
      {
        action: 'enquiry.second-dealer',
        subject: reference,
        actor: 'visitor',
        facts: {
          dealer: idOf('randburg'),
          wording: 'May we pass your enquiry to Dealer randburg, 1 km away, as well?',
          language: 'en',
        },
      },
    ]);
    expect((await view(reference)).second).toBe('You asked Dealer randburg as well. Your enquiry is on its way there.');
  });

  it('issue-6 §2: of two chosen at once one is asked, and the page says so of the other', async () => {
    const { id, reference } = await makeEnquiry(cms, { due: anHourAgo() });
    const answers = await Promise.all([askSecond(reference, 'randburg'), askSecond(reference, 'pretoria')]);
    const refused = answers.filter(({ headers }) => headers.get('location')?.endsWith('?problem=taken'));
    expect(refused).toHaveLength(1);
    const chosen = (await readEnquiry(cms, id)).second_dealer_id;
    const letters = (await readOutbox(cms)).filter(({ message_id }) => message_id.includes('.second@'));
    expect(letters.map(({ recipients }) => recipients)).toEqual([
      [chosen === idOf('randburg') ? 'sales@randburg.example' : 'sales@pretoria.example'],
    ]);
  });

  it('issue-6 §2: nothing is passed on from another site, by a wrong link, to a dealer not offered, or too early', async () => {
    const { id, reference } = await makeEnquiry(cms, { due: anHourAgo() });
    const early = await makeEnquiry(cms, { due: new Date(Date.now() + 3_600_000) });
    expect((await askSecond(reference, 'randburg', { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    expect((await askSecond(reference, 'randburg', { proof: proofFor('dealer-enquiry', reference) })).status).toBe(404);
    for (const dealer of ['cape-town', 'sandton', 'nowhere', ''])
      expect((await askSecond(reference, dealer)).headers.get('location')).toMatch(/\?problem=taken$/);
    expect((await askSecond(early.reference, 'randburg')).headers.get('location')).toMatch(/\?problem=taken$/);
    await tell('answered', reference);
    expect((await askSecond(reference, 'randburg')).headers.get('location')).toMatch(/\?problem=taken$/);
    expect((await readEnquiry(cms, id)).second_dealer_id).toBeNull();
    expect((await readOutbox(cms)).filter(({ message_id }) => message_id.includes('.second@'))).toEqual([]);
  });
});

describe('the dealer’s link', () => {
  it('issue-6 §2: looking at it notes nothing, because mail scanners look, too; its button does', async () => {
    const { id, reference } = await makeEnquiry(cms);
    const show = async () => {
      const status = await readStatus('dealer-enquiry', { reference, proof: proofFor('dealer-enquiry', reference) });
      return status ? renderToStaticMarkup(DealerLinkPage({ locale: 'en', status })) : '';
    };
    expect(await show()).toContain(`action="${dealerLinkPathOf(reference)}/opened" method="post"`);
    expect((await readEnquiry(cms, id)).opened_at).toBeNull();
    await tell('opened', reference);
    expect(await show()).toContain(`action="${dealerLinkPathOf(reference)}/answered" method="post"`);
    await tell('answered', reference);
    expect(await show()).not.toContain('<form');
    expect(await show()).not.toContain('Mokoena');
  });

  it('issue-6 §2: opened and answered are noted once each, as said by the link', async () => {
    const { id, reference } = await makeEnquiry(cms);
    const first = await tell('opened', reference);
    expect([first.status, first.headers.get('location')]).toEqual([303, dealerLinkPathOf(reference)]);
    const { opened_at } = await readEnquiry(cms, id);
    await Promise.all([tell('opened', reference), tell('answered', reference), tell('answered', reference)]);
    const row = await readEnquiry(cms, id);
    expect(row).toMatchObject({ opened_at, status: 'in-progress' });
    expect(row.answered_at).not.toBeNull();
    expect((await readAudit(cms, reference)).map(({ action, actor }) => [action, actor])).toEqual([
      ['enquiry.opened', 'dealer-link'],
      ['enquiry.answered', 'dealer-link'],
    ]);
  });

  it('issue-6 §2: an answer counts as opened, too', async () => {
    const { id, reference } = await makeEnquiry(cms);
    await tell('answered', reference);
    const row = await readEnquiry(cms, id);
    expect(row.opened_at).toEqual(row.answered_at);
  });

  it('issue-6 §2: the visitor’s link does not open it', async () => {
    const { id, reference } = await makeEnquiry(cms);
    expect((await tell('answered', reference, { proof: proofFor('enquiry', reference) })).status).toBe(404);
    expect((await readEnquiry(cms, id)).answered_at).toBeNull();
  });
});

describe('the promise', () => {
  it('issue-6 §2: knows South Africa’s public holidays of a year that nobody has listed', async () => {
    const { id } = await cms.create({
      collection: 'markets',
      data: {
        code: 'ZA',
        name: 'South Africa',
        provinces: ['Gauteng'],
        currency: 'ZAR',
        pricePrefix: 'R',
        vatRate: 0.15,
        phonePrefix: '+27',
        publicHolidays: [{ date: '2020-01-01T00:00:00+02:00', name: 'New Year' }],
      },
    });
    const { holidays } = (await readTimetables(cms, 'all'))(null);
    await cms.delete({ collection: 'markets', id });
    const nextYear = new Date().getFullYear() + 1;
    expect([...holidays]).toEqual(expect.arrayContaining(['2020-01-01', `${nextYear}-01-01`, `${nextYear}-12-25`]));
  });

  const at = (local: string) => new Date(`${local}:00+02:00`);

  it('issue-6 §2: counts the dealer’s hours and its market’s public holidays', async () => {
    await cms.updateGlobal({ slug: 'enquiry-settings', data: { promisedHours: 4 } });
    for (const [code, provinces, date] of [
      ['ZA', ['Gauteng'], '2026-12-16T00:00:00+02:00'],
      ['LS', ['Lesotho'], '2026-12-15T00:00:00+02:00'],
    ] as const) {
      await cms.create({
        collection: 'markets',
        data: {
          code,
          name: code,
          provinces: [...provinces],
          currency: 'ZAR',
          pricePrefix: 'R',
          vatRate: 0.15,
          phonePrefix: '+27',
          publicHolidays: [{ date, name: 'Holiday' }],
        },
      });
    }
    const open = (day: 'Tuesday' | 'Wednesday' | 'Thursday') => ({
      day,
      hoursInformation: { startTime: '09:00', endTime: '12:00' },
    });
    await cms.update({
      collection: 'dealers',
      id: idOf('randburg'),
      data: { operatingHours: [open('Tuesday'), open('Wednesday'), open('Thursday')] },
    });
    await cms.update({ collection: 'dealers', id: idOf('maseru'), data: { province: 'Lesotho' } });
    const tuesday = at('2026-12-15T11:00');
    // An hour on Tuesday, none on the holiday, three on Thursday.
    expect(await toAnswerDueAt(cms, idOf('randburg'), tuesday)).toEqual(at('2026-12-17T12:00'));
    // In Lesotho Tuesday is the holiday; no hours are known.
    expect(await toAnswerDueAt(cms, idOf('maseru'), tuesday)).toEqual(at('2026-12-16T12:00'));
    expect(await toAnswerDueAt(cms, null, tuesday)).toEqual(at('2026-12-15T15:00'));
    await cms.updateGlobal({ slug: 'enquiry-settings', data: { promisedHours: 1 } });
    expect(await toAnswerDueAt(cms, null, tuesday)).toEqual(at('2026-12-15T12:00'));
  });
});
