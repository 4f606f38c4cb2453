import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as confirm } from '@/app/(site)/[locale]/newsletter/confirm/[code]/[proof]/send/route';
import {
  POST as leave,
  GET as openOneClick,
} from '@/app/(site)/[locale]/newsletter/leave/[code]/[proof]/one-click/route';
import { newsletterForm } from '@/app/(site)/[locale]/newsletter/newsletter-form';
import { lettersPerDay, subscribe } from '@/commands/newsletter/subscribe';
import { confirmSubscription, leaveNewsletter } from '@/commands/newsletter/subscription';
import { openCms } from './database';
import { breakOutbox, createMarket, readOutbox } from './enquiry-market';
import { createReader, emptyNewsletter, linkTo, now, subscription } from './newsletter-market';

let cms: Payload;
beforeAll(async () => {
  cms = await openCms();
  await createMarket(cms);
});
beforeEach(() => emptyNewsletter(cms));

const address = 'thandi@mail.example';

async function readSubscribers() {
  return (await cms.find({ collection: 'subscribers', depth: 0, sort: 'id' })).docs;
}

async function readConsents() {
  return (await cms.find({ collection: 'consents', depth: 0, sort: 'id' })).docs;
}

function post(from: Record<string, string>, body = '') {
  return new Request('http://site.example/newsletter', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'site.example', ...from },
    body,
  });
}

function at(link: { code: string; proof: string }, locale = 'en') {
  return { params: Promise.resolve({ locale, ...link }) };
}

const ourPage = { 'sec-fetch-site': 'same-origin' };
const otherSite = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };

describe('asking for the newsletter', () => {
  it('T-188: a link goes to the mailbox, in the language chosen, and nothing begins before it is used', async () => {
    const asked = subscription({ language: 'af', topics: ['offers'], emailAddress: 'Thandi@Mail.example' });
    expect(await subscribe(cms, asked)).toEqual({ outcome: 'confirmation-sent' });
    expect(await readSubscribers()).toMatchObject([
      { emailAddress: address, firstName: 'Thandi', status: 'pending', topics: ['offers'], language: 'af' },
    ]);
    expect(await readConsents()).toEqual([]);
    const [letter, ...more] = await readOutbox(cms);
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ kind: 'confirmation', status: 'pending', recipients: [address] });
    expect(letter?.subject).toBe('Forecourt: bevestig asseblief jou e-posadres');
    const { code, proof } = await linkTo(cms, address, 'confirm');
    for (const part of [letter?.text, letter?.html]) {
      expect(part).toContain(`/af/newsletter/confirm/${code}/${proof}`);
      expect(part).not.toMatch(/Thandi|Mokoena/);
    }
  });

  it('issue-6 §1: whoever asks again before confirming is asked anew under the same link', async () => {
    await subscribe(cms, subscription());
    const first = await linkTo(cms, address, 'confirm');
    await subscribe(cms, subscription({ firstName: 'Thando', topics: ['community'] }));
    expect(await linkTo(cms, address, 'confirm')).toEqual(first);
    expect(await readSubscribers()).toMatchObject([{ firstName: 'Thando', topics: ['community'], status: 'pending' }]);
  });

  it('T-186: an address that has the newsletter hears of it in its mailbox, and nothing of it changes', async () => {
    await createReader(cms, { emailAddress: address, topics: ['offers'] });
    const asked = subscription({ firstName: 'Mallory', topics: ['community'], language: 'zu' });
    expect(await subscribe(cms, asked)).toEqual({ outcome: 'already' });
    expect(await readSubscribers()).toMatchObject([{ firstName: 'Thandi', status: 'confirmed', topics: ['offers'] }]);
    const letter = (await readOutbox(cms)).at(-1);
    expect(letter).toMatchObject({ kind: 'confirmation', recipients: [address] });
    expect(letter?.text).toContain('selibhalisiwe');
    expect(letter?.text).toContain('/zu/newsletter/leave/');
    expect(letter?.text).not.toContain('Mallory');
  });

  it('issue-6 §5: three letters a day go to one address, however many ask at once', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => subscribe(cms, subscription())));
    const outcomes = all.map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'confirmation-sent')).toHaveLength(lettersPerDay);
    expect(outcomes.filter((outcome) => outcome === 'too-many')).toHaveLength(12 - lettersPerDay);
    expect(await readSubscribers()).toHaveLength(1);
    expect(await readOutbox(cms)).toHaveLength(3);
    const nextDay = new Date(now.getTime() + 24 * 60 * 60_000);
    expect(await subscribe(cms, subscription({ now: nextDay }))).toEqual({ outcome: 'confirmation-sent' });
  });

  it.each(['a@nowhere.invalid', 'a@host.localhost', 'a@-dash.example', 'a@example.123', 'a@example'])(
    'T-187: there can be no mailbox at %s, and nothing is stored',
    async (emailAddress) => {
      expect(await subscribe(cms, subscription({ emailAddress }))).toEqual({ outcome: 'invalid-domain' });
      expect(await readSubscribers()).toEqual([]);
      expect(await readOutbox(cms)).toEqual([]);
    },
  );
});

describe('the screen after the form', () => {
  const answerTo = async (emailAddress: string) => {
    const { topics: _, now: __, language: locale, ...typed } = subscription({ emailAddress });
    const validated = await newsletterForm.validate(typed, locale);
    if (!validated.ok) throw new Error('The form is wrong.');
    const sent = { value: validated.value, typed, locale, idempotencyKey: crypto.randomUUID() };
    return newsletterForm.submit(sent);
  };
  const thanks = (answer: string) => ({ ok: true, location: `/newsletter/thank-you?answer=${answer}` });

  it('T-186 T-188 decisions 2: answers the same to everyone, unless the site wants to say who is signed up', async () => {
    await createReader(cms, { emailAddress: address });
    expect(await answerTo('new@mail.example')).toEqual(thanks('confirm'));
    expect(await answerTo(address)).toEqual(thanks('confirm'));
    await cms.updateGlobal({ slug: 'enquiry-settings', data: { saysAlreadySubscribed: true } });
    expect(await answerTo('new@mail.example')).toEqual(thanks('confirm'));
    expect(await answerTo(address)).toEqual(thanks('already'));
    await cms.updateGlobal({ slug: 'enquiry-settings', data: { saysAlreadySubscribed: false } });
  });

  it('T-187 T-189: a domain without mailboxes and a mailbox written to too often have words of their own', async () => {
    expect(await answerTo('thandi@nowhere.invalid')).toEqual(thanks('domain'));
    for (let letter = 0; letter < lettersPerDay; letter += 1) await answerTo(address);
    expect(await answerTo(address)).toEqual(thanks('tooMany'));
  });

  it('issue-2 §8: what could not be stored is not said to be', async () => {
    const mend = await breakOutbox(cms);
    expect(await answerTo(address)).toEqual({ ok: false, error: 'unavailable' });
    await mend();
    expect(await readSubscribers()).toEqual([]);
  });
});

describe('confirming', () => {
  it('issue-6 §4: the button begins the newsletter and leaves a receipt of the very words agreed to', async () => {
    await subscribe(cms, subscription({ topics: ['offers', 'community'] }));
    const link = await linkTo(cms, address, 'confirm');
    const answer = await confirm(post(ourPage), at(link, 'af'));
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe(`/af/newsletter/confirm/${link.code}/${link.proof}`);
    const [subscriber] = await readSubscribers();
    expect(subscriber).toMatchObject({ status: 'confirmed' });
    expect(await readConsents()).toMatchObject([
      {
        emailAddress: address,
        fullName: 'Thandi Mokoena',
        divisions: ['newsletter'],
        channels: ['Email'],
        source: 'newsletter',
        locale: 'af',
        subscriber: subscriber?.id,
        wording:
          'Ek stem in dat Forecourt sy nuusbrief per e-pos aan my stuur, oor: Aanbiedinge, Gemeenskap. Ek kan enige tyd met een klik uitteken.',
      },
    ]);
    expect((await readOutbox(cms)).at(-1)?.text).toMatch(/\/af\/consents\/[0-9a-f]{32}\//);
  });

  it('issue-6 §4: pressed eight times at once it leaves one receipt', async () => {
    await subscribe(cms, subscription());
    const { code } = await linkTo(cms, address, 'confirm');
    const press = () => confirmSubscription(cms, { code, locale: 'en', now });
    expect(new Set(await Promise.all(Array.from({ length: 8 }, press)))).toEqual(new Set(['confirmed']));
    expect(await readConsents()).toHaveLength(1);
  });

  it('issue-6 §5: another site cannot press it, and a link that is not ours does nothing', async () => {
    await subscribe(cms, subscription());
    const link = await linkTo(cms, address, 'confirm');
    expect((await confirm(post(otherSite), at(link))).status).toBe(403);
    const forged = { ...link, proof: `${link.proof.slice(0, -1)}${link.proof.endsWith('A') ? 'B' : 'A'}` };
    expect((await confirm(post(ourPage), at(forged))).status).toBe(404);
    expect(await readSubscribers()).toMatchObject([{ status: 'pending' }]);
  });
});

describe('leaving', () => {
  it('issue-6 §1: a mail program leaves with one click from anywhere, and the consent is withdrawn', async () => {
    await createReader(cms, { emailAddress: address });
    await subscribe(cms, subscription());
    const link = await linkTo(cms, address, 'leave');
    const answer = await leave(post(otherSite, 'List-Unsubscribe=One-Click'), at(link));
    expect(answer.status).toBe(200);
    expect(await readSubscribers()).toMatchObject([{ status: 'left' }]);
    const [consent] = await readConsents();
    expect(consent?.withdrawnAt).toBeTruthy();
  });

  it('issue-6 §5: any other form from another site does not, and the address only opened leads to the page', async () => {
    const code = await createReader(cms, { emailAddress: address });
    await subscribe(cms, subscription());
    const link = await linkTo(cms, address, 'leave');
    expect((await leave(post(otherSite), at(link))).status).toBe(403);
    expect((await leave(post(otherSite, 'List-Unsubscribe=One-Click'), at({ code, proof: 'x' }))).status).toBe(404);
    const opened = await openOneClick(new Request('http://site.example/'), at(link, 'zu'));
    expect(opened.headers.get('Location')).toBe(`/zu/newsletter/leave/${link.code}/${link.proof}`);
    expect(await readSubscribers()).toMatchObject([{ status: 'confirmed' }]);
  });

  it('issue-6 §4: who left and asks again confirms anew; the old link of the mailbox does not bring them back', async () => {
    const code = await createReader(cms, { emailAddress: address });
    expect(await leaveNewsletter(cms, { code, by: 'link', now })).toBe(true);
    expect(await confirmSubscription(cms, { code, locale: 'en', now })).toBe('left');
    const later = new Date(now.getTime() + 60_000);
    expect(await subscribe(cms, subscription({ now: later }))).toEqual({ outcome: 'confirmation-sent' });
    expect(await confirmSubscription(cms, { code, locale: 'en', now: later })).toBe('confirmed');
    expect((await readConsents()).map(({ withdrawnAt }) => Boolean(withdrawnAt))).toEqual([true, false]);
  });
});
