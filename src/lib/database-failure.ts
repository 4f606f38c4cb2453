/**
 * SQLite: busy, locked, full, unreadable, closed. Postgres: connection, sign-in, database gone, resources, shutdown,
 * system. Sockets: gone.
 */
const codes =
  /^(SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|CORRUPT|NOTADB|NOMEM)\w*|CLIENT_CLOSED|(08|28|3D|53|57P|58)\w{2,3}|E(CONNREFUSED|CONNRESET|TIMEDOUT|NOTFOUND|PIPE|HOSTUNREACH|AI_AGAIN))$/;
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after)/;

/** Did a read fail because the database cannot be reached or used just now, and not by a fault of ours? */
export function isDatabaseFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && codes.test(String(error.code))) return true;
  return messages.test(error.message) || isDatabaseFailure(error.cause);
}
