/** How a banner stands on its page. */
export type BannerStage = {
  /** Home's banner is higher than that of inner pages (C-011, C-012). */
  height: 'home' | 'page';
  /** Home lays a dark gradient over the picture; elsewhere the words bring their own shade (C-013). */
  overlay: 'dark' | 'words';
  /** Parallax is off on GR pages and on dealer pages (C-072). */
  hasParallax: boolean;
};

/** The pages with the high banner under a dark gradient. */
const stagePaths = ['/', '/dreamcar'];

/** Reads the stage from the page that the banner stands on; an editor may ask for a high one anywhere. */
export function toStage({
  path,
  theme,
  dealer,
  height,
}: {
  path: string;
  theme: 'light' | 'gr';
  dealer: object | null;
  height?: 'home' | 'page' | null;
}): BannerStage {
  const isStage = stagePaths.includes(path);
  return {
    height: isStage || height === 'home' ? 'home' : 'page',
    overlay: isStage ? 'dark' : 'words',
    hasParallax: theme !== 'gr' && !dealer,
  };
}
