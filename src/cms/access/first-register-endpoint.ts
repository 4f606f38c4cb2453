import type { Endpoint } from 'payload';

/**
 * Payload would make whoever comes first to an empty site its admin. The first account is made on the server:
 * `npm run admin -- create-admin`.
 */
export const firstRegisterEndpoint: Omit<Endpoint, 'root'> = {
  path: '/first-register',
  method: 'post',
  handler: () => {
    const message = 'The first account is made on the server, with: npm run admin -- create-admin';
    return Response.json({ errors: [{ message }] }, { status: 403 });
  },
};
