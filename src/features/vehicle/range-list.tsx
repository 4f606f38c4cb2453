import type { LocalText } from '@/i18n/local-text';
import { Picture, type PictureProps } from '@/ui/picture';
import { Words } from '@/ui/words';
import styles from './range-list.module.css';

export type RangeListItem = {
  id: number;
  name: string;
  url: string;
  bodyType: string;
  picture: PictureProps | null;
  /** Finished; null where there is none to show. */
  fromPrice: string | null;
  fact: LocalText | null;
};

type RangeListProps = {
  title: string;
  lead: string;
  filters: { key: string; label: string; url: string }[];
  /** The filter's key. */
  current: string;
  ranges: RangeListItem[];
  labels: { filters: string; from: string; noPicture: string; empty: string };
};

/** Every range: the car large, its name, from-price and one fact. */
export function RangeList({ title, lead, filters, current, ranges, labels }: RangeListProps) {
  return (
    <section className={styles.page} data-block="vehicle-ranges">
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {filters.length > 2 && (
        <nav className={styles.filters} aria-label={labels.filters}>
          {filters.map(({ key, label, url }) => (
            <a key={key} className={styles.filter} href={url} aria-current={key === current ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </nav>
      )}
      {ranges.length === 0 && <p className={styles.lead}>{labels.empty}</p>}
      <ul className={styles.grid}>
        {ranges.map((range, index) => (
          <li key={range.id} className={styles.card} data-vehicle={range.id}>
            <a className={styles.link} href={range.url}>
              <span className={styles.stage}>
                {range.picture ? (
                  <Picture
                    {...range.picture}
                    alt=""
                    className={styles.car}
                    sizes="(width >= 1024px) 30vw, (width >= 768px) 45vw, 100vw"
                    priority={index === 0}
                  />
                ) : (
                  <span className={styles.missing}>{labels.noPicture}</span>
                )}
              </span>
              <span className={styles.kind}>{range.bodyType}</span>
              <h2 className={styles.name}>{range.name}</h2>
              {range.fromPrice && (
                <p className={styles.price}>
                  {labels.from} <strong className="numerals">{range.fromPrice}</strong>
                </p>
              )}
              <Words as="p" of={range.fact} className={styles.fact} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
