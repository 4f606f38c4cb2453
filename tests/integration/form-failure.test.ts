import type { Payload } from 'payload';
import { beforeAll, expect, it, vi } from 'vitest';
import { findFormRecord } from '@/commands/enquiry/form-record';
import { sealForm } from '@/features/enquiry/form-token';
import { getTemplates } from '@/i18n/messages';
import { getEnv } from '@/lib/env';
import { logger } from '@/lib/logger';
import { openCms, startRequest } from './database';
import { breakOutbox, createMarket } from './enquiry-market';

vi.mock('@/commands/enquiry/form-record', { spy: true });

let cms: Payload;
let POST: (request: Request, context: { params: Promise<{ locale: string; form: string }> }) => Promise<Response>;
beforeAll(async () => {
  cms = await openCms();
  await createMarket(cms);
  ({ POST } = await import('@/app/(site)/[locale]/enquiry/[form]/send/route'));
  startRequest();
});

/** Sends a special's form as a script does. */
function send() {
  const request = new Request('http://site.example/enquiry/special-offer/send', {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({
      firstName: 'Thandi Mokoena',
      contactCountry: 'ZA',
      contactNumber: '082 123 4567',
      emailAddress: 'thandi@mail.example',
      ageConfirmed: 'on',
      ...sealForm({ secret: getEnv().payloadSecret, nowMs: Date.now() - 10_000 }),
    }),
  });
  return POST(request, { params: Promise.resolve({ locale: 'en', form: 'special-offer' }) });
}

const failures = [
  { what: 'cannot be stored', logged: 'Form submission failed', fail: () => breakOutbox(cms) },
  {
    what: 'meets an error',
    logged: 'An error occurred:',
    fail: async () => {
      vi.mocked(findFormRecord).mockRejectedValueOnce(new Error('the store is away'));
      return async () => {};
    },
  },
];

it.each(failures)(
  'D-302: a special’s form that $what is no success: the visitor is told, and $logged is logged, without what was typed',
  async ({ logged, fail }) => {
    const log = vi.spyOn(logger, 'error').mockImplementation(() => {});
    const mend = await fail();
    const answer = await send();
    await mend();
    const entries = log.mock.calls;
    log.mockRestore();
    expect(answer.status).toBe(503);
    const message = getTemplates('en', 'enquiry').problems.unavailable;
    expect(await answer.json()).toEqual({ errors: [{ field: null, message }] });
    expect(entries.map((entry) => entry[1])).toContain(logged);
    expect(JSON.stringify(entries)).not.toMatch(/Thandi|mail\.example/i);
    expect((await cms.count({ collection: 'enquiries' })).totalDocs).toBe(0);
  },
);
