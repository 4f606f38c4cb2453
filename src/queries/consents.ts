import 'server-only';
import * as v from 'valibot';
import type { Locale } from '@/i18n/locales';
import { isProof } from '@/lib/private-link';
import { findByCode } from './find-by-code';

/** A consent as it was given. */
export type ConsentReceipt = {
  code: string;
  /** Null once the person was erased: their name and address are kept no more. */
  person: { fullName: string | null; emailAddress: string; contactNumber: string | null } | null;
  divisions: string[];
  channels: string[];
  /** The sentence that was agreed to, in `locale`. */
  wording: string;
  locale: Locale;
  source: string;
  givenAt: Date;
  withdrawnAt: Date | null;
};

const texts = v.array(v.string());

/** The receipt that a private link opens; null for a wrong one. Read anew each time: no list and no cache has it. */
export async function getConsentReceipt(code: string, proof: string): Promise<ConsentReceipt | null> {
  if (!isProof('consent', code, proof)) return null;
  const stored = await findByCode('consents', code);
  if (!stored) return null;
  const { fullName = null, emailAddress, contactNumber = null, wording, locale, source } = stored;
  return {
    code: stored.code,
    person: emailAddress.includes('@') ? { fullName, emailAddress, contactNumber } : null,
    divisions: v.parse(texts, stored.divisions),
    channels: v.parse(texts, stored.channels),
    wording,
    locale,
    source,
    givenAt: new Date(stored.givenAt ?? stored.createdAt),
    withdrawnAt: stored.withdrawnAt ? new Date(stored.withdrawnAt) : null,
  };
}
