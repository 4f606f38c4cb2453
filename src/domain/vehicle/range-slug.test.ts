import { describe, expect, it } from 'vitest';
import { rangeSlugOf } from './range-slug';

describe('rangeSlugOf', () => {
  it('C-051: is the last path part, on the main site and on a dealer site', () => {
    expect(rangeSlugOf('/vehicles/corolla')).toBe('corolla');
    expect(rangeSlugOf('/dealers/roses/new-vehicles/corolla')).toBe('corolla');
    expect(rangeSlugOf('/vehicles')).toBeNull();
    expect(rangeSlugOf('/dealers/roses')).toBeNull();
  });
});
