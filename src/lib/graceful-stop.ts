import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Server } from 'node:http';

/**
 * On SIGTERM or SIGINT: takes no new connection, lets requests and `finish` come to their end, then ends the process.
 * Next's own handling waits for neither; `scripts/start.mjs` switches it off (`NEXT_MANUAL_SIG_HANDLE`) and sets the
 * time limit.
 */
export function stopGracefully(finish: () => Promise<void>): void {
  let server: Server | null = null;
  const note = (event: unknown) => {
    server = (event as { server: Server }).server;
    unsubscribe('http.server.request.start', note);
  };
  subscribe('http.server.request.start', note);
  const stop = async () => {
    const isClosed = new Promise<void>((resolve) => {
      if (server) server.close(() => resolve());
      else resolve();
    });
    await Promise.all([isClosed, finish()]);
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
}
