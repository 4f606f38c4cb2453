import { inject } from 'vitest';

export type Answer = { status: number; headers: Headers; html: string };

/** One request to the built site, without following redirects. */
export async function get(
  path: string,
  { cookie, method = 'GET' }: { cookie?: string; method?: string } = {},
): Promise<Answer> {
  const answer = await fetch(inject('baseUrl') + path, {
    method,
    redirect: 'manual',
    headers: cookie ? { cookie } : {},
  });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

/** The language of the document. */
export function htmlLang(html: string): string | undefined {
  return /<html[^>]* lang="([a-z]+)"/.exec(html)?.[1];
}

export function cookieOf(answer: Answer): string {
  return answer.headers.get('set-cookie') ?? '';
}

/** Signs the demo market's editor in; gives the cookie to send. */
export async function signIn(): Promise<string> {
  const answer = await fetch(`${inject('baseUrl')}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(inject('editor')),
  });
  if (!answer.ok) throw new Error(`The editor could not sign in: ${answer.status}`);
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}
