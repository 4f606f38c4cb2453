import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import type { Endpoint } from 'payload';
import { addDataAndFileToRequest, generatePayloadCookie } from 'payload';

/** The one answer to a wrong name, a wrong password and a locked account. */
export const loginRefused = 'The e-mail address or the password is not right, or the account is locked for a while.';

/** Every refusal takes this long, so that its duration does not tell which of the three it was. */
const refusalMilliseconds = 1500;

/** Signs in; answers as Payload's own endpoint does, but every refusal is the same one. */
export const loginEndpoint: Omit<Endpoint, 'root'> = {
  path: '/login',
  method: 'post',
  handler: async (req) => {
    const begun = performance.now();
    await addDataAndFileToRequest(req);
    const email = typeof req.data?.email === 'string' ? req.data.email : '';
    const password = typeof req.data?.password === 'string' ? req.data.password : '';
    try {
      const { payload } = req;
      const result = await payload.login({ collection: 'users', data: { email, password }, req });
      const users = payload.collections.users.config;
      const headers = new Headers();
      if (result.token) {
        headers.set(
          'Set-Cookie',
          generatePayloadCookie({
            collectionAuthConfig: users.auth,
            cookiePrefix: payload.config.cookiePrefix,
            token: result.token,
          }),
        );
      }
      return Response.json({ message: 'Signed in.', ...result }, { headers });
    } catch {
      await promisify(pbkdf2)(password, 'unknown', 25_000, 512, 'sha256');
      await waitUntil(begun + refusalMilliseconds);
      return Response.json({ errors: [{ message: loginRefused }] }, { status: 401 });
    }
  },
};

function waitUntil(time: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, Math.max(0, time - performance.now()));
  });
}
