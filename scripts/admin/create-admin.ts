import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { Refusal } from '../steps.mjs';

/**
 * Makes a person who may do everything.
 * @returns the password, given or made at random
 * @throws {Refusal} for an address that is malformed or taken, or a password under 12 characters
 */
export async function createAdmin(cms: Payload, { email, password }: { email: string; password?: string }) {
  if (!/^\S+@\S+\.\S+$/.test(email)) throw new Refusal(`"${email}" is not an email address.`);
  if (password !== undefined && password.length < 12) throw new Refusal('A password has at least 12 characters.');
  const present = await cms.count({ collection: 'users', where: { email: { equals: email.toLowerCase() } } });
  if (present.totalDocs > 0) throw new Refusal(`There is a user with the address ${email} already.`);
  const chosen = password ?? randomBytes(15).toString('base64url');
  const data = { email, password: chosen, name: email, role: 'admin' } as const;
  await cms.create({ collection: 'users', data });
  return { email, password: chosen };
}
