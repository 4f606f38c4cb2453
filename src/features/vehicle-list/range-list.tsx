import type { ReactNode } from 'react';
import type { LocalText } from '@/i18n/local-text';
import { ButtonLink } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { Picture, type PictureProps } from '@/ui/picture';
import { Unbroken } from '@/ui/unbroken';
import { Words } from '@/ui/words';
import { CompareBar, type CompareLabels } from './compare-bar';
import styles from './range-list.module.css';

export type RangeListItem = {
  id: number;
  name: string;
  url: string;
  picture: PictureProps | null;
  /** The picture is a side view: these are drawn to one scale, a longer vehicle is wider. */
  isSideView: boolean;
  /** Finished; null where there is none to show. */
  fromPrice: string | null;
  /** One: what is special about it, or how many of its models fit. */
  fact: LocalText | null;
  /** What is ticked to compare it; null where it has no model. */
  tick: { code: string; label: string } | null;
};

type RangeListProps = {
  /** The result, told as a sentence. */
  heading: string;
  lead: string | null;
  /** The sentence with its gaps. */
  filters: ReactNode;
  ranges: RangeListItem[];
  /** Where the ticked ones are compared. */
  compareUrl: string;
  /** Shown where nothing fits: which wish to drop, and how many there would be. */
  empty: { sentence: string; ways: { key: string; url: string; label: string; count: string }[] };
  bodyTypes: { label: string; links: { key: string; label: string; url: string; isCurrent: boolean }[] };
  /** The same to keep, as files; null where no prices are shown. */
  downloads: ReactNode | null;
  labels: { from: string; noPicture: string; compare: CompareLabels };
};

/** The ranges that fit: the car large, its name, from-price and one fact. Ticked ones are compared. */
export function RangeList(props: RangeListProps) {
  const { heading, lead, filters, ranges, empty, bodyTypes, labels } = props;
  const longest = Math.max(...ranges.map((range) => sideWidthOf(range) ?? 0));
  return (
    <section className={styles.page} data-block="vehicle-ranges">
      <header className={styles.head}>
        <h1>
          <Unbroken text={heading} />
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {filters}
      </header>
      {ranges.length === 0 ? (
        <div className={styles.empty}>
          <p className={styles.lead}>{empty.sentence}</p>
          <ul className={styles.ways}>
            {empty.ways.map(({ key, url, label, count }) => (
              <li key={key}>
                <ButtonLink variant="quiet" href={url}>
                  {label} <span className={styles.count}>{count}</span>
                </ButtonLink>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <form className={styles.choices} action={props.compareUrl}>
          <ul className={styles.grid}>
            {ranges.map((range, place) => (
              <Card key={range.id} range={range} longest={longest} isFirst={place === 0} labels={labels} />
            ))}
          </ul>
          <CompareBar labels={labels.compare} />
        </form>
      )}
      {bodyTypes.links.length > 2 && (
        <nav className={styles.bodies} aria-label={bodyTypes.label}>
          {bodyTypes.links.map(({ key, label, url, isCurrent }) => (
            <a key={key} className={styles.body} href={url} aria-current={isCurrent ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </nav>
      )}
      {props.downloads}
    </section>
  );
}

/** A long list spares a phone's data: two pixels of the picture for each of the screen are sharp enough. */
const pictureSizes = '(width >= 1024px) 30vw, (width >= 768px) 45vw, 64vw';

type CardProps = {
  range: RangeListItem;
  /** The width of the longest side view in the list, in px: its vehicle takes the whole stage. */
  longest: number;
  isFirst: boolean;
  labels: RangeListProps['labels'];
};

function Card({ range, longest, isFirst, labels }: CardProps) {
  const sideWidth = sideWidthOf(range);
  const share = sideWidth === null ? null : Math.round((sideWidth / longest) * 1000) / 10;
  return (
    <li className={styles.card} data-vehicle={range.id}>
      <a className={styles.link} href={range.url}>
        <span className={styles.stage}>
          {range.picture ? (
            <span className={styles.car} style={share === null ? undefined : { inlineSize: `${share}%` }}>
              <Picture {...range.picture} alt="" sizes={pictureSizes} priority={isFirst} />
            </span>
          ) : (
            <span className={styles.missing}>{labels.noPicture}</span>
          )}
        </span>
        <h2 className={styles.name}>{range.name}</h2>
        {range.fromPrice && (
          <p className={styles.price}>
            {labels.from} <strong className="numerals">{range.fromPrice}</strong>
          </p>
        )}
        <Words as="p" of={range.fact} className={styles.fact} />
      </a>
      {range.tick && (
        <label className={styles.tick}>
          <Checkbox className={styles.box} name="code" value={range.tick.code} />
          <span aria-hidden="true">{labels.compare.button}</span>
          <span className="visually-hidden">{range.tick.label}</span>
        </label>
      )}
    </li>
  );
}

function sideWidthOf({ picture, isSideView }: RangeListItem): number | null {
  return picture && isSideView ? picture.width : null;
}
