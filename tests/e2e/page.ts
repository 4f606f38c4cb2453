import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
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

/** Signs somebody in, or the demo market's editor; gives the cookie to send. */
export async function signIn(account: { email: string; password: string } = inject('editor')): Promise<string> {
  const answer = await fetch(`${inject('baseUrl')}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(account),
  });
  if (!answer.ok) throw new Error(`${account.email} could not sign in: ${answer.status}`);
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

/** Makes an administrator with the command for it, beside the running site, and signs them in. */
export async function signInAsNewAdmin(email: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['scripts/run-script.mjs', 'admin.ts', 'create-admin', email],
    { env: { ...process.env, DATA_DIR: inject('dataDir') } },
  );
  const password = /may sign in with\s+(\S+)/.exec(stdout)?.[1];
  if (!password) throw new Error(`No administrator was made: ${stdout}`);
  return signIn({ email, password });
}
