// @ts-check

/**
 * How many requests after a publish until a visitor sees it: the privacy notice gets another title.
 * @param {import('./servers.mjs').Servers} servers
 */
export async function publishFigures({ url, editor }) {
  const cookie = await signIn(url, editor);
  const address = `${url}/privacy-notice`;
  await (await fetch(address)).text();
  const { docs } = await (await fetch(`${url}/api/pages?where[slug][equals]=privacy-notice&limit=1&depth=0`)).json();
  const title = `Privacy ${Date.now()}`;
  const begun = performance.now();
  const saved = await fetch(`${url}/api/pages/${docs[0].id}?locale=en`, {
    method: 'PATCH',
    headers: { cookie, origin: url, 'Content-Type': 'application/json' },
    body: JSON.stringify({ title, meta: { title }, _status: 'published' }),
  });
  if (!saved.ok) throw new Error(`The publish was refused: ${saved.status} ${await saved.text()}`);
  const publishedIn = performance.now() - begun;
  let requests = 0;
  let isShown = false;
  while (!isShown && requests < 10) {
    requests += 1;
    isShown = (await (await fetch(address)).text()).includes(title);
  }
  return [
    {
      figure: `publish to visible (publish took ${Math.round(publishedIn)} ms)`,
      ours: isShown ? `request ${requests}` : 'never',
      comparison: '',
      bound: 'request 1',
      isMet: isShown && requests === 1,
    },
  ];
}

/**
 * @param {string} url
 * @param {{ email: string, password: string }} editor
 */
async function signIn(url, editor) {
  const answer = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(editor),
  });
  if (!answer.ok) throw new Error(`The editor could not sign in: ${answer.status}`);
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}
