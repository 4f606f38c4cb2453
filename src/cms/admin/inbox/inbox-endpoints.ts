import type { Endpoint, PayloadRequest } from 'payload';
import { readBody } from '@/lib/form-body';
import { isFromOurPages } from '@/lib/same-origin';
import type { StoredEnquiry } from '../../enquiry-rows';
import { addNote, answerByMail, answerByPhone, assign, close, type InboxAct, reopen } from './inbox-acts';
import { toInboxPerson } from './inbox-person';
import { readInboxEnquiry } from './inbox-records';

/**
 * POST /api/enquiries/:id/inbox/{deed}: what the inbox's forms send. 303 to the enquiry with `?done=` or `?problem=`;
 * 403 from another site or for whoever has no inbox, 404 for an enquiry that is not this person's, 413 too much text.
 */
export const inboxEndpoints: Omit<Endpoint, 'root'>[] = [
  inboxEndpoint('assign', assign),
  inboxEndpoint('note', addNote),
  inboxEndpoint('answer', answerByMail),
  inboxEndpoint('call', answerByPhone),
  inboxEndpoint('close', close),
  inboxEndpoint('reopen', reopen),
];

function inboxEndpoint(deed: string, act: InboxAct): Omit<Endpoint, 'root'> {
  return { path: `/:id/inbox/${deed}`, method: 'post', handler: (req) => receive(req, deed, act) };
}

async function receive(req: PayloadRequest, deed: string, act: InboxAct): Promise<Response> {
  if (!isFromOurPages(req.headers)) return refuse(403, 'Not allowed.');
  const person = toInboxPerson(req);
  if (!person) return refuse(403, signedOut);
  const id = Number(req.routeParams?.id);
  const enquiry = Number.isSafeInteger(id) ? await readInboxEnquiry(req.payload, { person, by: { id } }) : null;
  if (!enquiry) return refuse(404, 'No such enquiry.');
  // A request to the CMS is the web's own request with more in it.
  const body = await readBody(req as Request & PayloadRequest);
  if (!body.ok) return refuse(body.error === 'tooLarge' ? 413 : 400, 'This form cannot be read.');
  const outcome = await act({ payload: req.payload, person, enquiry, typed: body.typed, now: new Date() });
  return seeOther(req, enquiry, outcome === 'done' ? `done=${deed}` : `problem=${outcome}`);
}

function seeOther({ payload }: PayloadRequest, { reference }: StoredEnquiry, search: string): Response {
  const location = `${payload.config.routes.admin}/inbox/${reference}?${search}`;
  return new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'private, no-store' } });
}

/** Read by a person: these are forms of a page, and a session ends while an answer is written. */
const signedOut =
  'You are not signed in any more, or your role has no inbox. Nothing was sent. Sign in again in another tab, then go ' +
  'back to this page: what you wrote is still there.';

function refuse(status: number, message: string): Response {
  return new Response(message, { status, headers: { 'Cache-Control': 'private, no-store' } });
}
