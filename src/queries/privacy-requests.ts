import 'server-only';
import { isProof } from '@/lib/private-link';
import { findByCode } from './find-by-code';

/** The request about data that a private link opens; null for a wrong one. Read anew each time. */
export async function getPrivacyRequest(code: string, proof: string) {
  if (!isProof('privacy-request', code, proof)) return null;
  const stored = await findByCode('privacy-requests', code);
  if (!stored) return null;
  const { status, reference, kind, askedAt, createdAt, dueAt } = stored;
  return { status, reference, kind, askedAt: new Date(askedAt ?? createdAt), dueAt: dueAt ? new Date(dueAt) : null };
}

export type PrivacyRequestSeen = NonNullable<Awaited<ReturnType<typeof getPrivacyRequest>>>;
