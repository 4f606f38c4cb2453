/** Files opened at once: a decoded picture takes up to 120 MB, and other visitors wait for the same processor. */
const places = 2;

/** Does a piece of work when one of two places is free. Whoever waits, waits in order. */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (taken < places) taken += 1;
  // The place is handed on as it is, so nobody who comes meanwhile can take it.
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  }
}

let taken = 0;
const waiting: (() => void)[] = [];
