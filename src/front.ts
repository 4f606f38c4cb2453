import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { toKeptPath } from '@/domain/site/kept-query';
import { routeLanguage } from '@/i18n/language-routing';
import { sendAsset } from '@/lib/asset-delivery';
import { toDecodable } from '@/lib/decodable-url';
import { sendPicture } from '@/lib/media-delivery';
import { sendKeptPage } from '@/lib/page-delivery';
import { securityHeaders } from '@/lib/security-headers';

/**
 * Stands before Next in its own server: finds the language of an address, answers with the kept page, and hands
 * everything else on. Next's own rewrites and headers would be compiled anew for every request (decision 1). Call once
 * when the process starts.
 */
export function standBeforeNext(): void {
  const place = (message: unknown) => {
    unsubscribe(requestStart, place);
    const { server } = message as { server: Server };
    const listeners = server.listeners('request');
    server.removeAllListeners('request');
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      if (answers(request, response)) return;
      for (const listener of listeners) Reflect.apply(listener, server, [request, response]);
    });
  };
  subscribe(requestStart, place);
}

const requestStart = 'http.server.request.start';

/** Answers what needs no rendering; otherwise leaves the request as Next is to see it. */
function answers(request: IncomingMessage, response: ServerResponse): boolean {
  request.url = toDecodable(request.url ?? '/');
  const routed = routeLanguage(request.url, request.headers.cookie);
  repairHeaders(response, routed.kind === 'page' && routed.variesByCookie);
  if (routed.kind === 'system') {
    return sendAsset(request, response, request.url) || sendPicture(request, response, request.url);
  }
  if (routed.kind === 'redirect') {
    response.writeHead(308, { Location: routed.location, 'Cache-Control': 'public, max-age=0' }).end();
    return true;
  }
  for (const [name, value] of Object.entries(routed.headers)) response.setHeader(name, value);
  const [path = '/', search = ''] = routed.url.split(/(?=\?)/);
  const kept = toKeptPath(path, search);
  request.url = kept === path ? routed.url : kept;
  return sendKeptPage(request, response, request.url);
}

/** What is to be true of the headers of every answer, whoever gives it. */
function repairHeaders(response: ServerResponse, variesByCookie: boolean): void {
  const writeHead = response.writeHead;
  response.writeHead = function (this: ServerResponse, ...args: Parameters<typeof writeHead>) {
    // Only now: of a header that is set before, Next drops what a route says, and a file would lose its stricter policy.
    for (const [name, value] of Object.entries(securityHeaders)) {
      if (!this.hasHeader(name)) this.setHeader(name, value);
    }
    // Next replaces the `Vary` of every page; without `Cookie` a shared cache would hand on one visitor's language.
    if (variesByCookie) this.appendHeader('Vary', 'Cookie');
    // Next writes the address of a redirect twice when it answers from a rendering just made.
    const location = this.getHeader('Location');
    if (Array.isArray(location) && location[0]) this.setHeader('Location', location[0]);
    return writeHead.apply(this, args);
  } as typeof writeHead;
}
