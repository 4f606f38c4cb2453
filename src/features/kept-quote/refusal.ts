import { calculatorPages } from '@/domain/finance/kept-quote';
import { type KeepRequest, type NothingToKeep, readKeepRequest } from './reckon-quote';

/** Where the page stands that says why a quote is not kept, without language. */
export const refusedPath = '/quotes/refused';

/** Why a quote is not kept. */
export type Refusal = NothingToKeep | 'tooMany' | 'tooLarge';

const refusals = [
  'unknown-calculator',
  'unknown-model',
  'unknown-quote',
  'not-offered',
  'no-residual',
  'balloon-above-financed',
  'payment-below-zero',
  'unavailable',
  'tooMany',
  'tooLarge',
] as const satisfies readonly Refusal[];

export function toRefusedQuery(reason: Refusal, asked: KeepRequest | null): URLSearchParams {
  return new URLSearchParams({ reason, ...(asked ? { calculator: asked.calculator, ...asked.asked } : {}) });
}

/** What the page is asked, and where its way back leads, without language: to the calculator with what was typed. */
export function readRefusal(query: Readonly<Record<string, string>>): { reason: Refusal; backPath: string } {
  const reason = refusals.find((known) => known === query.reason) ?? 'unknown-calculator';
  const asked = readKeepRequest(query);
  if (!asked) return { reason, backPath: calculatorPages.instalment };
  const { calculator } = asked;
  const values = calculator === 'subscription' ? {} : asked.asked;
  return { reason, backPath: `${calculatorPages[calculator]}?${new URLSearchParams({ calculator, ...values })}` };
}
