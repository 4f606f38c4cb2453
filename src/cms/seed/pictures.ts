import { drawings } from './drawings';
import { figures } from './figures';
import { fleet, type Pictured, type RangeSlug, turningRanges, turnSteps } from './fleet';
import sizes from './media/sizes.json';
import { paints } from './ranges/paints';
import { lineUps, scenes } from './scenes';
import type { Words } from './words';

type Shown = { alt: Words; focal?: { x: number; y: number } };

/**
 * A picture in `media/`. Rendered ones were encoded once into the fixed widths, as `<name>-<width>.avif` and `.webp`;
 * a drawing is one SVG file in its folder.
 */
export type SeedPicture = Shown & { width: number; height: number; folder?: 'drawings' | 'figures' };

type Scene = keyof typeof lineUps | keyof typeof scenes | `${keyof typeof scenes}-portrait`;
type Drawing = keyof typeof drawings | keyof typeof figures;

/** Ranges are shown in each of their paints (960 × 840) and, in the first of them, larger and from other sides. */
export type PictureName = Scene | Drawing | `${RangeSlug}-${string}`;

const views = {
  studio: fromFrontLeft(),
  hero: fromFrontLeft(),
  side: { en: 'seen from the side', af: 'van die kant gesien', zu: 'ibonwa eceleni' },
  front: { en: 'seen from the front', af: 'van voor gesien', zu: 'ibonwa ngaphambili' },
  rear: { en: 'seen from the rear left', af: 'van links agter gesien', zu: 'ibonwa ngemuva kwesobunxele' },
} satisfies Record<string, Words>;

/** Every picture of the demo market, by name. */
export const pictures: ReadonlyMap<string, SeedPicture> = new Map([
  ...Object.entries(fleet).flatMap(([slug, range]) => ofRange(slug, range)),
  ...turningRanges.flatMap((slug) => turnOf(slug).map((name, step) => rendered(name, turned(fleet[slug], step)))),
  ...Object.entries(scenes).flatMap(([name, { alt, wide, tall }]) => [
    rendered(name, { alt, focal: wide }),
    rendered(`${name}-portrait`, { alt, focal: tall }),
  ]),
  ...Object.entries(lineUps).map(([name, alt]) => rendered(name, { alt, focal: { x: 50, y: 64 } })),
  ...drawn('drawings', drawings),
  ...drawn('figures', figures),
]);

function ofRange(slug: string, { name, paints: [lead, ...others] }: Pictured) {
  return [
    ...Object.entries(views).map(([view, seen]) => rendered(`${slug}-${view}`, vehicle(name, lead, seen, view))),
    ...[lead, ...others].map((paint) => rendered(`${slug}-${paints[paint].name}`, vehicle(name, paint, views.studio))),
  ];
}

/** The names of a range's pictures in the order of its turn. */
export function turnOf(slug: RangeSlug): PictureName[] {
  return Array.from({ length: turnSteps }, (_, step) => `${slug}-turn-${String(step).padStart(2, '0')}` as const);
}

function turned({ name, paints: [lead] }: Pictured, step: number): Shown {
  const degrees = (step * 360) / turnSteps;
  return vehicle(name, lead, {
    en: `turned by ${degrees} degrees`,
    af: `${degrees} grade gedraai`,
    zu: `iphendulwe ngamadigri angu-${degrees}`,
  });
}

function rendered(name: string, shown: Shown): [string, SeedPicture] {
  const size = (sizes as Record<string, number[]>)[name];
  if (!size) throw new Error(`media/ has no picture ${name}.`);
  const [width = 0, height = 0] = size;
  return [name, { ...shown, width, height }];
}

function drawn(folder: 'drawings' | 'figures', all: Record<string, Shown & { width: number; height: number }>) {
  return Object.entries(all).map(([name, drawing]): [string, SeedPicture] => [name, { ...drawing, folder }]);
}

function vehicle(name: string, paint: keyof typeof paints, seen: Words, view?: string): Shown {
  const { title } = paints[paint];
  return {
    alt: {
      en: `${name} in ${title.en}, ${seen.en}`,
      af: `${name} in ${title.af}, ${seen.af}`,
      zu: `I-${name} enombala othi ${title.zu}, ${seen.zu}`,
    },
    // Right of the middle: words stand on the left.
    focal: view === 'hero' ? { x: 64, y: 58 } : undefined,
  };
}

function fromFrontLeft(): Words {
  return { en: 'seen from the front left', af: 'van links voor gesien', zu: 'ibonwa ngaphambili kwesobunxele' };
}
