import { describe, expect, it } from 'vitest';
import { createLogger } from './logger';

function logged(...event: [object, string]) {
  const lines: string[] = [];
  createLogger({ write: (line) => lines.push(line) }).warn(...event);
  expect(lines).toHaveLength(1);
  return { line: lines[0] ?? '', json: JSON.parse(lines[0] ?? '') };
}

describe('the log', () => {
  it('issue-2 §1: one JSON line with time, level and message', () => {
    const { json } = logged({ enquiryId: 7 }, 'enquiry stored');
    expect(json).toMatchObject({ level: 'warn', msg: 'enquiry stored', enquiryId: 7 });
    expect(Date.parse(json.time)).not.toBeNaN();
    expect(json).not.toHaveProperty('hostname');
  });

  it('issue-2 §1: personal data is removed at any of three levels', () => {
    const person = { fullName: 'Thandi Mokoena', emailAddress: 'thandi@mail.example', contactNumber: '0825550199' };
    const { line } = logged({ ...person, enquiry: { ...person, sender: person }, headers: { cookie: 'c=1' } }, 'sent');
    expect(line).not.toMatch(/Thandi|mail\.example|0825550199|c=1/);
    expect(line).toContain('[removed]');
  });

  it('issue-2 §1: a failed statement is logged without its values', () => {
    const cause = Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });
    const failed = new Error('Failed query: insert into enquiries values (?)\nparams: Thandi Mokoena', { cause });
    const { line, json } = logged({ err: failed }, 'enquiry not stored');
    expect(line).not.toContain('Thandi');
    expect(json.err).toMatchObject({ message: 'Failed query: insert into enquiries values (?)' });
    expect(json.err.cause).toMatchObject({ message: 'database is locked', code: 'SQLITE_BUSY' });
    expect(json.err.stack).toContain('logger.test.ts');
  });
});
