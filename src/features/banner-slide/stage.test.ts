import { describe, expect, it } from 'vitest';
import { toStage } from './stage';

const page = { theme: 'light', dealer: null } as const;

describe('toStage', () => {
  it('C-011 C-012: the banner of / and /dreamcar is higher than that of inner pages', () => {
    expect(toStage({ ...page, path: '/' }).height).toBe('home');
    expect(toStage({ ...page, path: '/dreamcar' }).height).toBe('home');
    expect(toStage({ ...page, path: '/vehicles' }).height).toBe('page');
    expect(toStage({ ...page, path: '/dreamcar/entries' }).height).toBe('page');
  });

  it('C-013 C-012: the dark gradient lies on / and /dreamcar only, also where an editor asks for height', () => {
    expect(toStage({ ...page, path: '/' }).overlay).toBe('dark');
    expect(toStage({ ...page, path: '/dreamcar' }).overlay).toBe('dark');
    expect(toStage({ ...page, path: '/owners', height: 'home' })).toMatchObject({ height: 'home', overlay: 'words' });
  });

  it('C-072: parallax is off on GR pages and on dealer pages', () => {
    expect(toStage({ ...page, path: '/vehicles' }).hasParallax).toBe(true);
    expect(toStage({ ...page, path: '/gr', theme: 'gr' }).hasParallax).toBe(false);
    expect(toStage({ ...page, path: '/dealers/x', dealer: { slug: 'x' } }).hasParallax).toBe(false);
  });
});
