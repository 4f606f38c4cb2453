/** How a tab shows its category: in words, as the hybrid icon, or in GR Sport's lettering. */
export type TabLook = 'words' | 'hybrid' | 'gr-sport';

/**
 * Hybrid is an icon unless a Hilux Double Cab is among its models; GR-S is lettering; all others are words
 * (D-383, D-384, D-386).
 */
export function toTabLook(categoryCode: string, rangeSlug: string): TabLook {
  if (categoryCode === 'gr-s') return 'gr-sport';
  return categoryCode === 'hybrid' && rangeSlug !== 'hilux-double-cab' ? 'hybrid' : 'words';
}
