import { describe, expect, it } from 'vitest';
import { toCsv } from './csv';

const lines = (...cells: string[]) => toCsv([cells]).slice(1);

describe('toCsv', () => {
  it('begins with a byte order mark and ends each line with CRLF', () => {
    expect(toCsv([['a', 'b'], ['c']])).toBe('\uFEFFa,b\r\nc\r\n');
  });

  it('quotes commas, quotes and line breaks', () => {
    expect(lines('1,5', 'Alloy 18"', 'a\nb')).toBe('"1,5","Alloy 18""","a\nb"\r\n');
  });

  it.each(['=1+1', '+27', '-1', '@SUM(A1)', '\t=1', ' =1', '\uFF1D1'])(
    'a spreadsheet calculates nothing from %j',
    (text) => {
      expect(lines(text)).toContain(`'${text}`);
    },
  );

  it('leaves a dash within words alone', () => {
    expect(lines('6-speed', '–')).toBe('6-speed,–\r\n');
  });
});
