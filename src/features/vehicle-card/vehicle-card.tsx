import type { LocalText } from '@/i18n/local-text';
import { CardLink } from '@/ui/card-link';
import { Picture, type PictureProps } from '@/ui/picture';
import { Words } from '@/ui/words';
import styles from './vehicle-card.module.css';

export type VehicleCardProps = {
  name: string;
  subtitle: LocalText | null;
  href: string;
  picture: PictureProps | null;
  /** Finished words about the price, such as `From R649 900`; null where none is shown. */
  price: string | null;
  /** One fact, such as the consumption. */
  fact?: LocalText | null;
  level: 'h2' | 'h3';
  /** The width that the picture takes up. */
  sizes: string;
};

/** A vehicle on its stage with its name; the whole card leads to its page. The stage holds its place from the start. */
export function VehicleCard({ name, subtitle, href, picture, price, fact, level: Heading, sizes }: VehicleCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.stage} data-skeleton>
        {picture && <Picture {...picture} alt="" sizes={sizes} />}
      </div>
      <div className={styles.words}>
        <Heading className={styles.name}>
          <CardLink href={href}>{name}</CardLink>
        </Heading>
        <Words of={subtitle} as="p" className={styles.subtitle} />
        {fact && <Words of={fact} as="p" className={styles.subtitle} />}
        {price && <p className={styles.price}>{price}</p>}
      </div>
    </article>
  );
}
