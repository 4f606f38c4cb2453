import { describe, expect, it } from 'vitest';
import { isDatabaseFailure } from './database-failure';

const withCode = (code: string, message = 'failed') => Object.assign(new Error(message), { code });

describe('a failure of the database', () => {
  it.each([
    'SQLITE_BUSY',
    'SQLITE_BUSY_SNAPSHOT',
    'SQLITE_FULL',
    'SQLITE_IOERR_READ',
    'SQLITE_CANTOPEN',
    'ECONNREFUSED',
    '57P01',
    '08006',
    '53300',
    '3D000',
  ])('issue-2 §8: %s is one, also inside another error', (code) => {
    expect(isDatabaseFailure(withCode(code))).toBe(true);
    expect(isDatabaseFailure(new Error('Failed query', { cause: withCode(code) }))).toBe(true);
  });

  it('issue-2 §8: a connection that broke is one', () => {
    expect(isDatabaseFailure(new Error('Connection terminated unexpectedly'))).toBe(true);
    expect(isDatabaseFailure(new Error('timeout exceeded when trying to connect'))).toBe(true);
  });

  it.each(['22P02', '23505', 'SQLITE_ERROR', 'SQLITE_CONSTRAINT', 'ENOENT'])('%s is none', (code) => {
    expect(isDatabaseFailure(withCode(code))).toBe(false);
  });

  it('a mistake in the program is none', () => {
    expect(isDatabaseFailure(new TypeError('x is undefined'))).toBe(false);
    expect(isDatabaseFailure('SQLITE_BUSY')).toBe(false);
    expect(isDatabaseFailure(null)).toBe(false);
  });
});
