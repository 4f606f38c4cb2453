/** What a person agreed to, and until when. */
export type GivenConsent = {
  divisions: readonly string[];
  channels: readonly string[];
  givenAt: Date;
  withdrawnAt: Date | null;
};

export type MarketingRefusal = 'no-consent' | 'withdrawn' | 'opted-out' | 'register-old';

export type MarketingDecision = { ok: true } | { ok: false; reason: MarketingRefusal };

/** Days after which the opt-out register must have been cleansed again (issue 6 §4). */
export const registerLifeDays = 30;

type Asked = {
  consents: readonly GivenConsent[];
  /** Null: any division. */
  division: string | null;
  channel: string;
  isOptedOut: boolean;
  /** When the register was last imported; null: never. */
  registerCleansedAt: Date | null;
  now: Date;
};

/**
 * May a person be sent direct marketing? What they did last about this division and channel counts, agreeing or
 * withdrawing (Protection of Personal Information Act, section 69); then the opt-out register, if it is fresh.
 */
export function decideMarketing(asked: Asked): MarketingDecision {
  const { consents, isOptedOut, registerCleansedAt, now } = asked;
  const covering = consents.filter((consent) => covers(consent, asked));
  if (covering.length === 0) return { ok: false, reason: 'no-consent' };
  const lastGivenMs = Math.max(...covering.map(({ givenAt }) => givenAt.getTime()));
  const isWithdrawn = covering.some(({ givenAt, withdrawnAt }) => {
    // The last one itself counts as withdrawn whatever the clocks of two machines say.
    return withdrawnAt && (givenAt.getTime() === lastGivenMs || withdrawnAt.getTime() >= lastGivenMs);
  });
  if (isWithdrawn) return { ok: false, reason: 'withdrawn' };
  if (isOptedOut) return { ok: false, reason: 'opted-out' };
  return isRegisterFresh(registerCleansedAt, now) ? { ok: true } : { ok: false, reason: 'register-old' };
}

export function isRegisterFresh(cleansedAt: Date | null, now: Date): boolean {
  return cleansedAt !== null && now.getTime() - cleansedAt.getTime() <= registerLifeDays * 24 * 60 * 60_000;
}

function covers({ divisions, channels }: GivenConsent, { division, channel }: Asked): boolean {
  return includes(channels, channel) && (division === null || includes(divisions, division));
}

function includes(list: readonly string[], wanted: string): boolean {
  return list.some((one) => one.toLowerCase() === wanted.toLowerCase());
}
