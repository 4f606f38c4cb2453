import { VehicleCard } from '@/features/vehicle-card/vehicle-card';
import { scrollable } from '@/ui/scrollable';
import { Section } from '@/ui/section';
import { Words } from '@/ui/words';
import type { RelatedVehiclesModel } from './model';
import styles from './related-vehicles.module.css';

/** Related ranges in a row that scrolls, three of them in view on a desk (C-202). `id` tells it from others on the page. */
export function RelatedVehiclesView({ heading, cards, id }: RelatedVehiclesModel & { id: string }) {
  const headingId = `${id}-heading`;
  return (
    <Section block="relatedVehicles">
      <Words of={heading} as="h2" id={headingId} />
      <ul className={styles.row} {...scrollable} aria-labelledby={headingId}>
        {cards.map(({ key, ...card }) => (
          <li key={key} className={styles.cell}>
            <VehicleCard {...card} level="h3" sizes="(width >= 965px) 26rem, (width >= 648px) 50vw, 85vw" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
