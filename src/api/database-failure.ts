/** SQLite: busy, locked, full, unreadable. Postgres: connection, resources, shutdown, system. Sockets: gone. */
const codes =
  /^(SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|CORRUPT|NOTADB|NOMEM)\w*|(08|53|57P|58)\w{2,3}|E(CONNREFUSED|CONNRESET|TIMEDOUT|NOTFOUND|PIPE|HOSTUNREACH|AI_AGAIN))$/;
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Did a read fail because the database cannot be reached or used just now, and not by a fault of ours? */
export function isDatabaseFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && codes.test(String(error.code))) return true;
  return messages.test(error.message) || isDatabaseFailure(error.cause);
}
