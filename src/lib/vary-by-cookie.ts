import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';

/** Set by `languageHeaders` on answers whose language may come from the cookie; never sent. */
export const varyMarker = 'X-Vary-By-Cookie';

/**
 * Next replaces the `Vary` header of every page. This adds `Cookie` to it where the language may come from the cookie,
 * so that no shared cache hands one visitor's language to another.
 */
export function varyByCookie(): void {
  subscribe('http.server.request.start', (message) => {
    const { response } = message as { response: ServerResponse };
    const writeHead = response.writeHead;
    response.writeHead = function (this: ServerResponse, ...args: Parameters<typeof writeHead>) {
      if (this.hasHeader(varyMarker)) {
        this.removeHeader(varyMarker);
        this.appendHeader('Vary', 'Cookie');
      }
      return writeHead.apply(this, args);
    } as typeof writeHead;
  });
}
