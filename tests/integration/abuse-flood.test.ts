import type { Payload } from 'payload';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { sealForm } from '@/features/enquiry/form-token';
import { getTemplates } from '@/i18n/messages';
import { getEnv } from '@/lib/env';
import { openCms, startRequest } from './database';
import { createMarket, createVehicle } from './enquiry-market';
import { startPages } from './shown-again';

let cms: Payload;
let pages: Awaited<ReturnType<typeof startPages>>;
let POST: (request: Request, context: { params: Promise<{ locale: string }> }) => Promise<Response>;
beforeAll(async () => {
  pages = await startPages();
  cms = await openCms();
  await createMarket(cms);
  await createVehicle(cms);
  ({ POST } = await import('@/app/(site)/[locale]/enquiry/vehicle/send/route'));
});
afterAll(() => pages.close());
beforeEach(() => {
  startRequest();
  pages.shown.length = 0;
  // All in one moment: no budget comes back meanwhile.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
});
afterEach(() => {
  vi.useRealTimers();
});

const typed = {
  modelCode: 'HDC28LRS',
  fullName: 'Thandi Mokoena',
  contactCountry: 'ZA',
  contactNumber: '082 123 4567',
  emailAddress: 'thandi@mail.example',
  province: 'Gauteng',
  dealer: 'sandton',
};
const json = { accept: 'application/json' };

function send(fields: Record<string, string>, from: string, headers: Record<string, string> = {}) {
  const request = new Request('http://site.example/enquiry/vehicle/send', {
    method: 'POST',
    headers: { ...headers, 'x-forecourt-client': from },
    body: new URLSearchParams(fields),
  });
  return POST(request, { params: Promise.resolve({ locale: 'en' }) });
}

/** The next visitor, whose form was opened three seconds ago. */
function sendHonest(from: string) {
  const seal = sealForm({ secret: getEnv().payloadSecret, nowMs: Date.now() - 3_000 });
  return send({ ...typed, ...seal }, from, json);
}

it('issue-6 §5: 3 700 forms from one address bring no work upon the next visitor, and few pages upon the site', async () => {
  const answers: Record<string, number> = {};
  for (let sent = 0; sent < 3_700; sent += 1) {
    const { status, headers } = await send({}, '192.0.2.9');
    const answer = `${status} ${headers.get('content-type')?.split(';')[0]}`;
    answers[answer] = (answers[answer] ?? 0) + 1;
  }
  const taken = answers['422 text/html'] ?? 0;
  const shown = answers['429 text/html'] ?? 0;
  expect(answers).toEqual({
    '422 text/html': taken,
    '429 text/html': shown,
    '429 text/plain': 3_700 - taken - shown,
  });
  expect([taken, shown].map((count) => count > 0)).toEqual([true, true]);
  expect(shown).toBeLessThanOrEqual(5);
  expect(pages.shown).toHaveLength(taken + shown);
  const next = await sendHonest('198.51.100.7');
  expect([next.status, await next.json()]).toMatchObject([200, { reference: expect.any(String) }]);
});

it('issue-6 §5: a flood is told in words, with when to send again, that what was typed is a step back', async () => {
  let answer = await send(typed, '203.0.113.9');
  for (let sent = 0; sent < 200 && answer.headers.get('content-type')?.includes('html'); sent += 1) {
    answer = await send(typed, '203.0.113.9');
  }
  const { problems, form } = getTemplates('en', 'enquiry');
  expect([answer.status, await answer.text()]).toEqual([429, `${problems.tooMany} ${form.goBack}`]);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});

it('issue-6 §5: as many forms from everywhere are pressure: the next one needs a proof of work', async () => {
  vi.setSystemTime(Date.now() + 600_000);
  for (let sent = 0; sent < 3_700; sent += 1) await send({}, `10.${sent % 200}.${Math.floor(sent / 200)}.1`, json);
  const next = await sendHonest('198.51.100.8');
  expect([next.status, await next.json()]).toMatchObject([422, { needsWork: true }]);
});
