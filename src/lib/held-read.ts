import { currentMoment, isOutdated } from './page-cache.mjs';

/**
 * A read whose answer is held in the process until one of its tags is cleared, or for five minutes: for what is computed
 * anew with each request (POST /api/v1/finance, the clock of an enquiry), where taking the same figures out of the shared
 * cache would cost more than computing with them. A page asks the read itself, so that it carries the tags. A read that
 * fails is not held.
 */
export function heldRead<T>({ tags, read }: { tags: readonly string[]; read: () => Promise<T> }): () => Promise<T> {
  let held: { answer: T; begunAt: number; until: number } | null = null;
  return async () => {
    if (held && Date.now() < held.until && !isOutdated({ tags, begunAt: held.begunAt })) return held.answer;
    const begunAt = currentMoment();
    const until = Date.now() + longestMs;
    const answer = await read();
    held = { answer, begunAt, until };
    return answer;
  };
}

const longestMs = 5 * 60 * 1000;
