import { describe, expect, it } from 'vitest';
import { themeOfPath } from './theme';

describe('themeOfPath', () => {
  it('C-008: the GR theme holds on /gr and below it', () => {
    expect(themeOfPath('/gr')).toBe('gr');
    expect(themeOfPath('/gr/motorsport/dakar')).toBe('gr');
  });

  it('C-009: the GR theme holds on paths with junior-academy', () => {
    expect(themeOfPath('/discover/csr/junior-academy')).toBe('gr');
    expect(themeOfPath('/gr/motorsport/junior-academy/a-driver')).toBe('gr');
  });

  it.each(['/', '/dealers/groups/north', '/dealers/x/group-specials', '/vehicles/gr-corolla'])(
    'C-008: only a whole path part counts: %s stays light',
    (path) => {
      expect(themeOfPath(path)).toBe('light');
    },
  );
});
