import { Icon } from '@/ui/icon';
import styles from './dealer-list.module.css';

export type ListedDealer = {
  slug: string;
  name: string;
  /** Lines of the address. */
  address: string[];
  telephone: string;
  email: string;
  quoteUrl: string;
};

export type DealerCountry = { name: string; dealers: ListedDealer[] };

type DealerListProps = {
  title: string;
  intro: string;
  countries: DealerCountry[];
  labels: { empty: string; quote: string };
};

/** Every dealer, by country: who they are, where they are, how to reach them. */
export function DealerList({ title, intro, countries, labels }: DealerListProps) {
  return (
    <div className={styles.list} data-block="dealer-list">
      <h1>{title}</h1>
      <p className={styles.intro}>{countries.length > 0 ? intro : labels.empty}</p>
      {countries.map((country) => (
        <section key={country.name}>
          <h2>{country.name}</h2>
          <ul className={styles.cards}>
            {country.dealers.map((dealer) => (
              <li key={dealer.slug} className={styles.card} data-dealer={dealer.slug}>
                <h3>{dealer.name}</h3>
                <address className={styles.address}>
                  {dealer.address.map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </address>
                <ul className={styles.actions}>
                  <li>
                    <a href={`tel:${dealer.telephone.replace(/[^+\d]/g, '')}`}>
                      <Icon name="phone" />
                      {dealer.telephone}
                    </a>
                  </li>
                  <li>
                    <a href={`mailto:${dealer.email}`}>
                      <Icon name="mail" />
                      {dealer.email}
                    </a>
                  </li>
                  <li>
                    <a href={dealer.quoteUrl} aria-label={`${labels.quote}: ${dealer.name}`}>
                      <Icon name="arrow" />
                      {labels.quote}
                    </a>
                  </li>
                </ul>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
