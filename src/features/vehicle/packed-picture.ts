import type { PictureProps, PictureSource } from '@/ui/picture';

/** A picture's addresses with what they share written once: an address is start + middle + end. */
export type PackedPicture = {
  start: string;
  end: string;
  fallback: string;
  avif: PackedSource[];
  webp: PackedSource[];
};

type PackedSource = [width: number, middle: string];

/** Colour pictures are shown at this size, whatever the file's own (D-388). */
const frame = { width: 960, height: 840 } as const;

/** The widest file that the stage asks for, in px. */
const widest = 1440;

export function packPicture({ sources, fallbackUrl }: PictureProps): PackedPicture {
  const avif = sources.avif.filter(({ width }) => width <= widest);
  const webp = sources.webp.filter(({ width }) => width <= widest);
  const urls = [fallbackUrl, ...avif.map(({ url }) => url), ...webp.map(({ url }) => url)];
  const start = sharedStart(urls);
  const end = reversed(sharedStart(urls.map((url) => reversed(url.slice(start.length)))));
  const middleOf = (url: string) => url.slice(start.length, url.length - end.length);
  const pack = ({ url, width }: PictureSource): PackedSource => [width, middleOf(url)];
  return { start, end, fallback: middleOf(fallbackUrl), avif: avif.map(pack), webp: webp.map(pack) };
}

export function unpackPicture(packed: PackedPicture): Omit<PictureProps, 'alt'> {
  const { start, end, fallback, avif, webp } = packed;
  const unpack = ([width, middle]: PackedSource): PictureSource => ({ width, url: start + middle + end });
  return {
    sources: { avif: avif.map(unpack), webp: webp.map(unpack) },
    fallbackUrl: start + fallback + end,
    ...frame,
  };
}

function sharedStart([first = '', ...others]: string[]): string {
  let length = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, length);
}

function reversed(text: string): string {
  return [...text].reverse().join('');
}
