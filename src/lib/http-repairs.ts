import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Set by `languageHeaders` on answers whose language may come from the cookie; never sent. */
export const varyMarker = 'X-Vary-By-Cookie';

/**
 * Repairs what Next 16 does to requests and answers, before it sees the one and after it wrote the other. Call once
 * when the process starts.
 */
export function repairHttp(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    request.url = toDecodable(request.url ?? '/');
    const writeHead = response.writeHead;
    response.writeHead = function (this: ServerResponse, ...args: Parameters<typeof writeHead>) {
      repairHeaders(this);
      return writeHead.apply(this, args);
    } as typeof writeHead;
  });
}

/**
 * Next answers 500 to a path with a malformed percent sequence. Here its percent signs are taken literally, so that
 * it leads to the not-found page of its part of the site.
 */
export function toDecodable(url: string): string {
  const end = url.search(/[?#]/);
  const path = end < 0 ? url : url.slice(0, end);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}

function repairHeaders(response: ServerResponse): void {
  // Next replaces the `Vary` of every page; without `Cookie` a shared cache would hand one visitor's language to another.
  if (response.hasHeader(varyMarker)) {
    response.removeHeader(varyMarker);
    response.appendHeader('Vary', 'Cookie');
  }
  // Next writes the address of a redirect twice when it answers from a rendering just made.
  const location = response.getHeader('Location');
  if (Array.isArray(location) && location[0]) response.setHeader('Location', location[0]);
}
