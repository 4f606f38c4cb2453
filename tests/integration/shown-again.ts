import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { readFormState } from '@/features/enquiry/form-state';
import type { RefusedForm } from '@/features/enquiry/form-types';

/** `destination`: what the request says that its page is for. */
export type ShownAgain = { url: string; state: RefusedForm | null; destination: string | null };

/** Stands at the site's own port, on which a form's page is asked for again; it notes the form that it would show. */
export async function startPages() {
  const shown: ShownAgain[] = [];
  const server = createServer((request, response) => {
    const state = readFormState({ get: (name) => headerOf(request, name) });
    shown.push({ url: request.url ?? '', state, destination: headerOf(request, 'sec-fetch-dest') });
    response.setHeader('content-type', 'text/html; charset=utf-8').end('<title>the form again</title>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  process.env.PORT = String(typeof address === 'object' && address ? address.port : 0);
  return { shown, close: () => server.close() };
}

function headerOf(request: IncomingMessage, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
}
