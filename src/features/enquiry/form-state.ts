import { randomUUID } from 'node:crypto';
import type { RefusedForm } from './form-types';

/** Sent by this process to itself when it renders a form's page again. */
export const formStateHeader = 'x-forecourt-form-state';

const lifeMs = 30_000;

/** Keeps a refused form for the request that renders it again; gives the name under which it is taken. */
export function keepFormState(state: RefusedForm): string {
  const id = randomUUID();
  kept.set(id, state);
  setTimeout(() => kept.delete(id), lifeMs).unref();
  return id;
}

/** The refused form that this request renders again, if any. */
export function readFormState(headers: { get: (name: string) => string | null }): RefusedForm | null {
  return kept.get(headers.get(formStateHeader) ?? '') ?? null;
}

/** Next bundles routes and pages apart: both find the one map here. */
const place = Symbol.for('forecourt.form-states');
const processWide = globalThis as { [place]?: Map<string, RefusedForm> };
const kept = processWide[place] ?? new Map<string, RefusedForm>();
processWide[place] = kept;
