import { classNames } from './class-names';
import styles from './picture.module.css';

export type PictureSource = { width: number; url: string };

/** A picture with its finished sizes. `width` and `height` are those of the largest, in px. */
export type PictureProps = {
  sources: { avif: PictureSource[]; webp: PictureSource[] };
  /** The picture for a browser that knows neither format. */
  fallbackUrl: string;
  width: number;
  height: number;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** Set when the alternative text fell back to English. */
  altLang?: 'en';
  /** The width it takes up, as in `(width >= 1024px) 33vw, 100vw`. */
  sizes?: string;
  /** The largest picture of the first view: fetched at once, before others. */
  priority?: boolean;
  /** The point to keep when the picture is cropped, in percent of width and height. */
  focalPoint?: { x: number; y: number };
  className?: string;
  /** Other pictures for narrow screens (art direction), used below 768 px. */
  narrow?: { avif: PictureSource[]; webp: PictureSource[]; width: number; height: number };
};

/** A picture that keeps its place while it loads: lazy unless it has priority. */
export function Picture(props: PictureProps) {
  const { sources, narrow, width, height, sizes = '100vw', priority = false, focalPoint, className } = props;
  return (
    <picture>
      {narrow && toSources(narrow, sizes, { media: '(width < 768px)', width: narrow.width, height: narrow.height })}
      {toSources(sources, sizes, {})}
      <img
        className={classNames(styles.picture, className)}
        src={props.fallbackUrl}
        width={width}
        height={height}
        alt={props.alt}
        lang={props.altLang}
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        // The first view is painted once, with its picture.
        decoding={priority ? 'sync' : 'async'}
        style={focalPoint && { objectPosition: `${focalPoint.x}% ${focalPoint.y}%` }}
      />
    </picture>
  );
}

type Extra = { media?: string; width?: number; height?: number };

function toSources({ avif, webp }: PictureProps['sources'], sizes: string, extra: Extra) {
  return [
    { type: 'image/avif', list: avif },
    { type: 'image/webp', list: webp },
  ]
    .filter(({ list }) => list.length > 0)
    .map(({ type, list }) => <source key={type} type={type} srcSet={toSrcSet(list)} sizes={sizes} {...extra} />);
}

function toSrcSet(list: PictureSource[]): string {
  return list.map(({ url, width }) => `${url} ${width}w`).join(', ');
}
