import type { ReactNode } from 'react';
import type { OpeningSpan } from '@/domain/dealer/opening-hours';
import type { LocalText } from '@/i18n/local-text';
import { ButtonLink } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Picture, type PictureProps } from '@/ui/picture';
import { Words } from '@/ui/words';
import { toCallUrl } from './call-url';
import styles from './dealer-view.module.css';

export type DealerViewProps = {
  slug: string;
  name: string;
  /** Town, and province or country. */
  town: string;
  address: string[];
  telephone: string;
  email: string;
  directionsUrl: string;
  contact: { name: string; position: LocalText | null } | null;
  hours: (Pick<OpeningSpan, 'open'> & { days: string })[];
  picture: PictureProps | null;
  /** The dealer's new vehicles; null where the dealer has no site (D-143). */
  vehiclesUrl: string | null;
  quoteUrl: string;
  /** What the dealer can be asked. */
  asks: { label: string; url: string }[];
  /** To all dealers, where no bar above says whose site this is. */
  allUrl: string;
  labels: Record<
    | 'all'
    | 'call'
    | 'mail'
    | 'directions'
    | 'address'
    | 'hours'
    | 'closed'
    | 'noHours'
    | 'person'
    | 'vehicles'
    | 'vehiclesText'
    | 'browse'
    | 'quote'
    | 'ask'
    | 'askText',
    string
  >;
};

/** Who a dealer is, how to reach them, when they are open, what they offer (the children), and the ways to ask. */
export function DealerView({ labels, children, ...dealer }: DealerViewProps & { children?: ReactNode }) {
  return (
    <article className={styles.dealer} data-block="dealer" data-dealer={dealer.slug}>
      <header className={styles.head}>
        {dealer.vehiclesUrl === null && (
          <a className={styles.back} href={dealer.allUrl}>
            {labels.all}
          </a>
        )}
        <h1>{dealer.name}</h1>
        <p className={styles.town}>{dealer.town}</p>
        <div className={styles.actions}>
          <ButtonLink icon={<Icon name="phone" />} href={toCallUrl(dealer.telephone)}>
            {labels.call}
          </ButtonLink>
          <ButtonLink icon={<Icon name="pin" />} href={dealer.directionsUrl} target="_blank" rel="noopener">
            {labels.directions}
          </ButtonLink>
          <ButtonLink icon={<Icon name="mail" />} href={`mailto:${dealer.email}`}>
            {labels.mail}
          </ButtonLink>
        </div>
      </header>
      {dealer.picture && (
        <Picture {...dealer.picture} className={styles.picture} sizes="(width >= 1344px) 80rem, 100vw" priority />
      )}
      <div className={styles.facts}>
        <section className={styles.fact}>
          <h2 className={styles.title}>{labels.hours}</h2>
          {dealer.hours.length > 0 ? (
            <dl>
              {dealer.hours.map(({ days, open }) => (
                <div key={days} className={styles.row}>
                  <dt className={styles.days}>{days}</dt>
                  <dd className={styles.times}>{open ? `${open.from} – ${open.to}` : labels.closed}</dd>
                </div>
              ))}
            </dl>
          ) : (
            <p>{labels.noHours}</p>
          )}
        </section>
        <section className={styles.fact}>
          <h2 className={styles.title}>{labels.address}</h2>
          <address className={styles.lines}>
            {dealer.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <p className={styles.lines}>
            <span>{dealer.telephone}</span>
            <span>{dealer.email}</span>
          </p>
        </section>
        {dealer.contact && (
          <section className={styles.fact}>
            <h2 className={styles.title}>{labels.person}</h2>
            <p className={styles.lines}>
              <span>{dealer.contact.name}</span>
              <Words of={dealer.contact.position} className={styles.quiet} />
            </p>
          </section>
        )}
      </div>
      {children}
      <section className={styles.words}>
        <h2>{labels.ask}</h2>
        <p className={styles.quiet}>{labels.askText}</p>
        <ul className={styles.asks}>
          {dealer.asks.map(({ label, url }) => (
            <li key={url}>
              <ButtonLink variant="quiet" href={url}>
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.next}>
        {dealer.vehiclesUrl && (
          <div className={styles.words}>
            <h2>{labels.vehicles}</h2>
            <p className={styles.quiet}>{labels.vehiclesText}</p>
          </div>
        )}
        <div className={styles.actions}>
          {dealer.vehiclesUrl && (
            <ButtonLink variant="primary" href={dealer.vehiclesUrl}>
              {labels.browse}
            </ButtonLink>
          )}
          <ButtonLink variant={dealer.vehiclesUrl ? 'secondary' : 'primary'} href={dealer.quoteUrl}>
            {labels.quote}
          </ButtonLink>
        </div>
      </section>
    </article>
  );
}
