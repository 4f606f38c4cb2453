/** One step of a trail. `name` is made from the path and serves where no page's own title is known. */
export type BreadcrumbStep = { path: string; name: string };

export type BreadcrumbTrail = {
  /** `/`, or `/dealers/{slug}` on a dealer's site (D-326, D-327). */
  homePath: string;
  /** The steps below home; the last one is the page itself. */
  steps: BreadcrumbStep[];
};

/**
 * The trail to a page, from its path without language (D§2.4 Breadcrumbs): the `dealers` prefix is dropped (D-324),
 * `gallery` is `picture-gallery` as link and as name (D-325). A path that cannot be decoded is taken as it is.
 */
export function toBreadcrumbs(path: string): BreadcrumbTrail {
  const parts = path.split('/').filter(Boolean);
  const isDealerSite = parts[0] === 'dealers' && parts.length > 1;
  const renamed = parts.map((part) => (part === 'gallery' ? 'picture-gallery' : part));
  const steps = renamed.map((part, index) => ({
    path: `/${renamed.slice(0, index + 1).join('/')}`,
    name: humanize(decode(part)),
  }));
  return {
    homePath: isDealerSite ? `/dealers/${parts[1]}` : '/',
    steps: isDealerSite ? steps.slice(1) : steps,
  };
}

/** `help-and-support` is "Help and support"; names that are written in capitals keep them. */
export function humanize(part: string): string {
  const words = part
    .split(/[-_\s]+/)
    .filter(Boolean)
    .map((word) => knownWords.get(word.toLowerCase()) ?? word);
  const sentence = words.join(' ');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

const knownWords = new Map(
  ['GR', 'SASR', 'SUV', 'MPV', 'WRC', 'WEC', 'EV', 'FAQ', 'VIN', 'TV', 'Dakar', 'Toyota', 'Hilux'].map((word) => [
    word.toLowerCase(),
    word,
  ]),
);

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
