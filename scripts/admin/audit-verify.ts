import type { Payload } from 'payload';
import { verifyAudit } from '@/commands/privacy/audit-chain';
import { Refusal } from '../steps.mjs';

/**
 * Follows the audit's chain of seals.
 * @returns how far it is whole, in a line
 * @throws {Refusal} naming the first entry that was changed or is missing
 */
export async function auditVerify(payload: Payload): Promise<string> {
  const verdict = await verifyAudit(payload);
  if (verdict.ok) {
    const { sealed, unsealed, until } = verdict;
    const sealedUntil = until ? `sealed until ${until.toISOString()}, none changed` : 'none sealed yet';
    return `${sealed + unsealed} entries, ${sealedUntil}; ${unsealed} not sealed yet.`;
  }
  throw new Refusal(
    verdict.problem === 'changed'
      ? `Entry ${verdict.entryId}, number ${verdict.place} of the chain, was changed after it was sealed.`
      : `Number ${verdict.place} of the chain is missing.`,
  );
}
