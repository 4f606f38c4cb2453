import type { AfterErrorHook } from 'payload';
import { isDatabaseFailure } from '@/lib/database-failure';

/**
 * What the CMS's REST interface answers to an error that Payload has no answer to. The database out of reach: 503. A
 * read: Payload hands the query's shape and values to the database unchecked, so what fails there is the query's
 * fault. Payload has logged the error.
 */
export const restError: AfterErrorHook = ({ error, req }) => {
  if ('status' in error && Number(error.status) < 500) return;
  if (isDatabaseFailure(error)) {
    req.responseHeaders = new Headers({ 'Retry-After': '5' });
    return {
      status: 503,
      response: { errors: [{ message: 'The data cannot be reached just now. Try again in a few seconds.' }] },
    };
  }
  if (req.method !== 'GET') return;
  return { status: 400, response: { errors: [{ message: 'The request cannot be understood.' }] } };
};
