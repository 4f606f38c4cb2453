import type { SpacerBlock } from '@/cms/payload-types';

/** The widths of C-290, narrowest first. */
export const spacerWidths = ['mobile', 'tabletPortrait', 'tabletLandscape', 'desktop', 'largeDesktop'] as const;

export type SpacerWidth = (typeof spacerWidths)[number];

/** A height at each width, as a CSS length. */
export type SpacerSizes = Record<SpacerWidth, string>;

/** A custom value in px replaces the size (C-291); a width without either is as high as the narrower one. */
export function toSpacerSizes(block: SpacerBlock): SpacerSizes {
  let height = lengths.medium;
  const heightAt = (width: SpacerWidth) => {
    const { custom, size } = block[width] ?? {};
    if (size) height = lengths[size];
    if (typeof custom === 'number') height = `${custom}px`;
    return height;
  };
  return {
    mobile: heightAt('mobile'),
    tabletPortrait: heightAt('tabletPortrait'),
    tabletLandscape: heightAt('tabletLandscape'),
    desktop: heightAt('desktop'),
    largeDesktop: heightAt('largeDesktop'),
  };
}

type Size = NonNullable<NonNullable<SpacerBlock['mobile']>['size']>;

const lengths: Record<Size, string> = {
  none: '0px',
  small: 'var(--space-16)',
  medium: 'var(--space-32)',
  large: 'var(--space-64)',
  extraLarge: 'var(--space-128)',
};
