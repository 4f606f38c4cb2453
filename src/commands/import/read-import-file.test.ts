import { describe, expect, it } from 'vitest';
import { importFileLimitBytes, importRowLimit } from '@/domain/import/import-report';
import { readImportFile } from './read-import-file';

function read(text: string) {
  return readImportFile(new TextEncoder().encode(text));
}

function rowsOf(text: string) {
  const result = read(text);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value.rows;
}

function errorsOf(text: string) {
  const result = read(text);
  return result.ok ? [] : result.error;
}

describe('readImportFile: CSV', () => {
  it('reads quotes, delimiters and line breaks inside quotes, and quotes written twice', () => {
    expect(rowsOf('code,name,street\r\nA1,"One, ""the first""","12 Long Street\r\nUnit 4"\r\n')).toEqual([
      { row: 2, cells: { code: 'A1', name: 'One, "the first"', street: '12 Long Street\r\nUnit 4' } },
    ]);
  });

  it('reads what South African Excel writes: a byte order mark and semicolons, commas in the cells', () => {
    expect(rowsOf('\uFEFFcode;price;"name, long; or short"\nA1;459900,50;x\n')).toEqual([
      { row: 2, cells: { code: 'A1', price: '459900,50', 'name, long; or short': 'x' } },
    ]);
  });

  it('reads tabs', () => {
    expect(rowsOf('code\tname\nA1\tOne\n')).toEqual([{ row: 2, cells: { code: 'A1', name: 'One' } }]);
  });

  it('leaves empty rows out and counts them, so that a row has the number that the spreadsheet shows', () => {
    expect(rowsOf('code,name\n\nA1,One\n,\nA2,Two\n\n').map(({ row }) => row)).toEqual([3, 5]);
  });

  it('trims the header and the cells', () => {
    expect(rowsOf(' code , name \n A1 , One \n')).toEqual([{ row: 2, cells: { code: 'A1', name: 'One' } }]);
  });

  it('names the row that has too many or too few cells', () => {
    expect(errorsOf('code,name\nA1,One\nA2,Two,2\nA3\n').map(({ row }) => row)).toEqual([3, 4]);
  });

  it('names a column that is there twice or has no name', () => {
    expect(errorsOf('code,name,name\nA1,x,y\n')).toMatchObject([{ row: 1, column: 'name' }]);
    expect(errorsOf('code,,name\nA1,x,y\n')).toMatchObject([{ row: 1, column: null }]);
  });

  it('says that quotation marks do not pair up', () => {
    expect(errorsOf('code,name\nA1,"One\nA2,Two\n')[0]?.message).toContain('quotation marks');
    expect(errorsOf('code,name\nA1,"One" more\n')[0]?.message).toContain('quotation marks');
  });

  it.each(['', ' \n', '\uFEFF', 'code,name\n'])('refuses a file without a record (%j)', (text) => {
    expect(errorsOf(text)).toHaveLength(1);
  });
});

describe('readImportFile: JSON', () => {
  it('reads a list of objects, and knows every column that one of them has', () => {
    const result = read('[{"code":"A1","price":5},{"code":"A2","seats":null}]');
    expect(result).toEqual({
      ok: true,
      value: {
        format: 'json',
        columns: ['code', 'price', 'seats'],
        rows: [
          { row: 1, cells: { code: 'A1', price: 5 } },
          { row: 2, cells: { code: 'A2', seats: null } },
        ],
      },
    });
  });

  it.each(['{"code":"A1"}', '[1]', '[["A1"]]', '[]', '[{"code":]'])('refuses anything else (%s)', (text) => {
    expect(errorsOf(text)).toHaveLength(1);
  });
});

describe('readImportFile: limits', () => {
  it('takes 10 000 rows and not one more', () => {
    const csv = (count: number) => `code\n${'A1\n'.repeat(count)}`;
    const json = (count: number) => JSON.stringify(Array.from({ length: count }, () => ({ code: 'A1' })));
    for (const write of [csv, json]) {
      expect(rowsOf(write(importRowLimit))).toHaveLength(10_000);
      expect(errorsOf(write(importRowLimit + 1))[0]?.message).toContain('10000 rows');
    }
  });

  it('refuses what is not UTF-8 and says how to save it', () => {
    const result = readImportFile(Uint8Array.from([0x63, 0x6f, 0x64, 0x65, 0x0a, 0xea]));
    expect(result).toMatchObject({ ok: false, error: [{ message: expect.stringContaining('CSV UTF-8') }] });
  });

  it('takes 5 MB and not a byte more', () => {
    const header = 'code\n';
    const largest = new TextEncoder().encode(header + 'A'.repeat(importFileLimitBytes - header.length));
    expect(readImportFile(largest).ok).toBe(true);
    const larger = new TextEncoder().encode(header + 'A'.repeat(importFileLimitBytes - header.length + 1));
    expect(readImportFile(larger)).toMatchObject({ ok: false, error: [{ message: expect.stringContaining('5 MB') }] });
  });
});
