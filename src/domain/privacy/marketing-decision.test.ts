import { describe, expect, it } from 'vitest';
import { decideMarketing, type GivenConsent } from './marketing-decision';

const now = new Date('2026-11-22T10:00:00Z');
const day = (iso: string) => new Date(`${iso}T08:00:00Z`);

function ask({ consents = [given()], ...changes }: Partial<Parameters<typeof decideMarketing>[0]> = {}) {
  const asked = { division: 'TFS', channel: 'Email', isOptedOut: false, registerCleansedAt: day('2026-11-01'), now };
  return decideMarketing({ consents, ...asked, ...changes });
}

function given(changes: Partial<GivenConsent> = {}): GivenConsent {
  return {
    divisions: ['TFS', 'Hino'],
    channels: ['Email'],
    givenAt: day('2026-10-01'),
    withdrawnAt: null,
    ...changes,
  };
}

describe('decideMarketing', () => {
  it('issue-6 §4: sends to whoever agreed to this division and channel', () => {
    expect(ask()).toEqual({ ok: true });
    expect(ask({ division: null })).toEqual({ ok: true });
  });

  it('issue-6 §4: another division or channel than agreed to is no consent', () => {
    expect(ask({ division: 'Lexus' })).toEqual({ ok: false, reason: 'no-consent' });
    expect(ask({ channel: 'Call' })).toEqual({ ok: false, reason: 'no-consent' });
    expect(ask({ consents: [] })).toEqual({ ok: false, reason: 'no-consent' });
  });

  it('issue-6 §4: what was done last counts', () => {
    const withdrawn = given({ withdrawnAt: day('2026-10-05') });
    expect(ask({ consents: [withdrawn] })).toEqual({ ok: false, reason: 'withdrawn' });
    expect(ask({ consents: [withdrawn, given({ givenAt: day('2026-10-06') })] })).toEqual({ ok: true });
    const withdrawnLater = given({ withdrawnAt: day('2026-10-09') });
    expect(ask({ consents: [withdrawnLater, given({ givenAt: day('2026-10-06') })] })).toEqual({
      ok: false,
      reason: 'withdrawn',
    });
  });

  it('issue-6 §4: withdrawing for one division leaves another’s consent', () => {
    const consents = [given({ divisions: ['Hino'], withdrawnAt: day('2026-10-09') }), given({ divisions: ['TFS'] })];
    expect(ask({ consents })).toEqual({ ok: true });
  });

  it('issue-6 §4: the register stops, and stops everybody once its cleansing is older than 30 days', () => {
    expect(ask({ isOptedOut: true })).toEqual({ ok: false, reason: 'opted-out' });
    const thirtyDaysAgo = new Date(now.getTime() - 30 * 24 * 60 * 60_000);
    expect(ask({ registerCleansedAt: thirtyDaysAgo })).toEqual({ ok: true });
    const tooOld = new Date(thirtyDaysAgo.getTime() - 1);
    expect(ask({ registerCleansedAt: tooOld })).toEqual({ ok: false, reason: 'register-old' });
    expect(ask({ registerCleansedAt: null })).toEqual({ ok: false, reason: 'register-old' });
  });
});
