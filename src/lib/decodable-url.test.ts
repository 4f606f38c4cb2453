import { describe, expect, it } from 'vitest';
import { toDecodable } from './decodable-url';

describe('toDecodable', () => {
  it.each(['/', '/vehicles/fortuner', '/a%2Fb?x=%', '/%E0%A4%A5?locale=af', '/x#%'])('leaves %s as it is', (url) => {
    expect(toDecodable(url)).toBe(url);
  });

  it.each([
    ['/%E0%A4%A', '/%25E0%25A4%25A'],
    ['/api/v1/dealers/%?a=%20', '/api/v1/dealers/%25?a=%20'],
  ])('makes %s a path that can be decoded: %s', (url, expected) => {
    expect(toDecodable(url)).toBe(expected);
    expect(() => decodeURIComponent(expected.split('?')[0] ?? '')).not.toThrow();
  });
});
