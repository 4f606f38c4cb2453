import { expect, it } from 'vitest';
import { isReference, toReference } from './reference';

it('issue-2 §5: an enquiry’s reference is short, grouped and free of look-alike letters', () => {
  for (let seed = 0; seed < 256; seed += 1) {
    const reference = toReference(Uint8Array.from({ length: 8 }, (_, index) => seed + index));
    expect(reference).toMatch(/^FC-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(reference.slice(2)).not.toMatch(/[01ILOU]/);
    expect(isReference(reference)).toBe(true);
  }
  expect(isReference('FC-0000-0000')).toBe(false);
  expect(isReference('FC-2222-2222<script>')).toBe(false);
});
