import type { ReactNode } from 'react';
import { Picture } from '@/ui/picture';
import { Section } from '@/ui/section';
import { SectionHead } from '@/ui/section-head';
import { Words } from '@/ui/words';
import styles from './gallery.module.css';
import type { GalleryModel, GalleryPicture } from './model';
import { ToolTipNumbers, ToolTips } from './tool-tips';
import { Viewer, type ViewerLabels } from './viewer';

export type GalleryLabels = ViewerLabels & {
  /** "Enlarge:", before what the picture shows. */
  enlarge: string;
  /** Names the row that scrolls. */
  pictures: string;
  /** "Picture 2 of 5", for a picture without words. */
  names: string[];
  /** "Detail 1", for each tooltip of each picture that has no heading. */
  details: string[][];
};

type GalleryViewProps = GalleryModel & { isOpening: boolean; labels: GalleryLabels };

/** Pictures in a grid or a row. Each is a link to its large view; one with tooltips stands alone, wide. */
export function GalleryView({ id, heading, intro, layout, pictures, isOpening, labels }: GalleryViewProps) {
  const level = heading && !isOpening ? 'h3' : 'h2';
  return (
    <Section block="gallery" data-layout={layout}>
      <SectionHead heading={heading} intro={intro} as={isOpening ? 'h1' : 'h2'} />
      {groupPictures(pictures).map(({ first, group }) =>
        group ? (
          <ul key={first} className={styles.pictures} data-shape={toShape(group.length)}>
            {group.map(({ picture, index }) => (
              <li key={picture.id} className={styles.item}>
                <figure className={styles.tile}>
                  <OpenLink picture={picture} name={labels.names[index] ?? ''} enlarge={labels.enlarge}>
                    <Picture
                      {...picture.picture}
                      className={styles.picture}
                      priority={isOpening && index === 0}
                      sizes="(width >= 1024px) 60vw, 100vw"
                    />
                  </OpenLink>
                  <Words of={picture.caption} as="figcaption" className={styles.caption} />
                </figure>
              </li>
            ))}
          </ul>
        ) : (
          pictures.slice(first, first + 1).map((picture) => (
            <div key={picture.id} className={styles.explained}>
              <figure>
                <div className={styles.stage}>
                  <OpenLink picture={picture} name={labels.names[first] ?? ''} enlarge={labels.enlarge}>
                    <Picture
                      {...picture.picture}
                      className={styles.whole}
                      priority={isOpening && first === 0}
                      sizes="(width >= 1344px) 80rem, 100vw"
                    />
                  </OpenLink>
                  <ToolTipNumbers toolTips={picture.toolTips} />
                </div>
                <Words of={picture.caption} as="figcaption" className={styles.caption} />
              </figure>
              <ToolTips toolTips={picture.toolTips} level={level} names={labels.details[first] ?? []} />
            </div>
          ))
        ),
      )}
      <Viewer id={id} pictures={pictures} labels={labels} />
    </Section>
  );
}

type OpenLinkProps = { picture: GalleryPicture; name: string; enlarge: string; children: ReactNode };

/** The link is called after the picture; one without words, after its place. */
function OpenLink({ picture, name, enlarge, children }: OpenLinkProps) {
  return (
    <a className={styles.open} href={`#${picture.id}`}>
      <span className="visually-hidden">
        {enlarge} {picture.picture.alt ? '' : name}
      </span>
      {children}
    </a>
  );
}

/** How pictures fill their rows, so that few places stay empty. */
function toShape(count: number): 'one' | 'twos' | 'threes' | 'fours' | 'fives' {
  if (count === 1) return 'one';
  if (count === 2 || count === 4) return 'twos';
  if (count % 5 === 0) return 'fives';
  return count % 3 === 0 ? 'threes' : 'fours';
}

type Placed = { picture: GalleryPicture; index: number };

/** Neighbours without tooltips go together; a picture with tooltips is alone (no group). `first` is its place. */
function groupPictures(pictures: GalleryPicture[]): { first: number; group: Placed[] | null }[] {
  const groups: { first: number; group: Placed[] | null }[] = [];
  for (const [index, picture] of pictures.entries()) {
    const last = groups.at(-1);
    if (picture.toolTips.length > 0) groups.push({ first: index, group: null });
    else if (last?.group) last.group.push({ picture, index });
    else groups.push({ first: index, group: [{ picture, index }] });
  }
  return groups;
}
