import { pbkdf2 } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Endpoint } from 'payload';
import { APIError, addDataAndFileToRequest, generatePayloadCookie } from 'payload';

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
    } catch (error) {
      if (!(error instanceof APIError)) throw error;
      // Payload hashes a password only to compare it: for an unknown name and a locked account it does not.
      await promisify(pbkdf2)(password, 'unknown', 600_000, 32, 'sha256');
      await setTimeout(Math.max(0, begun + refusalMilliseconds - performance.now()));
      return Response.json({ errors: [{ message: loginRefused }] }, { status: 401 });
    }
  },
};
