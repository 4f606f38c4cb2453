/** Answers about one enquiry are nobody else's. */
const noStore = { 'Cache-Control': 'private, no-store' };

export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { ...noStore, Location: location } });
}

export function plain(status: number, words: string): Response {
  return new Response(words, { status, headers: { ...noStore, 'Content-Type': 'text/plain; charset=utf-8' } });
}
