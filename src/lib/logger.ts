import pino from 'pino';

/** A logger with the site's rules that writes to `destination`. */
export function createLogger(destination: pino.DestinationStream) {
  return pino(
    {
      level: process.env.LOG_LEVEL || 'info',
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: personalPaths, censor: '[removed]' },
      serializers: { err: toLoggedError, error: toLoggedError },
    },
    destination,
  );
}

const personalNames =
  'password token secret authorization cookie email emailAddress to recipients fullName firstName lastName phone contactNumber idNumber address ip body values';

/** A logged object is looked into three levels deep. */
const personalPaths = personalNames.split(' ').flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** What failed and where. A database error ends with the values of the statement: those are what a visitor typed. */
function toLoggedError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: 'not an error object', type: typeof error };
  const cause: unknown = error.cause;
  const [message = ''] = error.message.split(/\n?params: /i);
  return {
    type: error.name,
    message,
    ...('code' in error && { code: String(error.code) }),
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(cause instanceof Error && { cause: toLoggedError(cause) }),
  };
}

/**
 * One JSON line per event on standard output, level by LOG_LEVEL (info). Log ids, codes and counts, never what a
 * visitor typed; the names above are removed should they slip in. Written synchronously: no worker, nothing lost at exit.
 */
export const logger = createLogger(pino.destination({ dest: 1, sync: true }));
