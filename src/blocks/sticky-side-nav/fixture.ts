import type { StickySideNavBlock } from '@/cms/payload-types';

export const fixtures = {
  typical: { blockType: 'stickySideNav', id: 'side-typical', scrollToTop: true },
  withoutTop: { blockType: 'stickySideNav', id: 'side-without-top', scrollToTop: false },
} satisfies Record<string, StickySideNavBlock>;
