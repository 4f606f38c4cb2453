import type { LocalText } from '@/i18n/local-text';
import { Words } from '@/ui/words';
import { toCallUrl } from './call-url';
import styles from './dealer-list.module.css';

export type ListedDealer = {
  slug: string;
  name: string;
  /** Null where the dealer has no site (D-143). */
  siteUrl: string | null;
  /** Lines of the address. */
  address: string[];
  telephone: string;
  quoteUrl: string;
};

/** `id` is the anchor that the page's head leads to. */
export type DealerProvince = { id: string; name: LocalText; dealers: ListedDealer[] };

export type DealerCountry = { name: LocalText; provinces: DealerProvince[] };

type DealerListProps = {
  title: string;
  intro: string;
  countries: DealerCountry[];
  labels: { empty: string; quote: string; jump: string };
};

/** Every dealer, by country and province, with the way to each province at its head. Plain words: there are hundreds. */
export function DealerList({ title, intro, countries, labels }: DealerListProps) {
  return (
    <div className={styles.list} data-block="dealer-list">
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.intro}>{countries.length > 0 ? intro : labels.empty}</p>
        {countries.length > 0 && (
          <nav aria-label={labels.jump}>
            <ul className={styles.places}>
              {countries
                .flatMap(({ provinces }) => provinces)
                .map(({ id, name, dealers }) => (
                  <li key={id}>
                    <a className={styles.place} href={`#${id}`}>
                      <Words of={name} className={styles.placeName} />{' '}
                      <span className={styles.count}>{dealers.length}</span>
                    </a>
                  </li>
                ))}
            </ul>
          </nav>
        )}
      </header>
      {countries.map(({ name, provinces }) => (
        <section key={name.text} className={styles.country}>
          <Words of={name} as="h2" />
          {provinces.map((province) => (
            <section key={province.id} id={province.id} className={styles.province}>
              {province.name.text !== name.text && <Words of={province.name} as="h3" />}
              <ul className={styles.dealers}>
                {province.dealers.map((dealer) => (
                  <Listed key={dealer.slug} dealer={dealer} quote={labels.quote} />
                ))}
              </ul>
            </section>
          ))}
        </section>
      ))}
    </div>
  );
}

function Listed({ dealer, quote }: { dealer: ListedDealer; quote: string }) {
  return (
    <li className={styles.dealer} data-dealer={dealer.slug}>
      <p className={styles.name}>{dealer.siteUrl ? <a href={dealer.siteUrl}>{dealer.name}</a> : dealer.name}</p>
      <address className={styles.address}>
        {dealer.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <p className={styles.ways}>
        <a href={toCallUrl(dealer.telephone)}>{dealer.telephone}</a>
        <a href={dealer.quoteUrl} aria-label={`${quote}: ${dealer.name}`}>
          {quote}
        </a>
      </p>
    </li>
  );
}
