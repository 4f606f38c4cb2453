import { VehicleCard } from '@/features/vehicle-card/vehicle-card';
import { ButtonLink } from '@/ui/button';
import { ButtonRow } from '@/ui/button-list';
import { scrollable } from '@/ui/scrollable';
import { Section } from '@/ui/section';
import { Words } from '@/ui/words';
import styles from './gr-models-lineup.module.css';
import type { LineupModel } from './model';

type GrModelsLineupViewProps = LineupModel & {
  /** Tells it from others on the page. */
  id: string;
  viewAll: string;
  isOpening: boolean;
};

/** Models in a row that scrolls: a card at a time on a phone, four at a time in a grid above (T-150, T-151). */
export function GrModelsLineupView({ heading, slides, allHref, id, viewAll, isOpening }: GrModelsLineupViewProps) {
  const headingId = `${id}-heading`;
  return (
    <Section block="grModelsLineup">
      <Words of={heading} as={isOpening ? 'h1' : 'h2'} id={headingId} />
      <section className={styles.row} {...scrollable} aria-labelledby={headingId}>
        {slides.map((cards) => (
          <ul key={cards[0]?.key} className={styles.slide}>
            {cards.map(({ key, ...card }) => (
              <li key={key} className={styles.cell}>
                <VehicleCard
                  {...card}
                  level={isOpening ? 'h2' : 'h3'}
                  sizes="(width >= 1024px) 20rem, (width >= 768px) 50vw, 85vw"
                />
              </li>
            ))}
          </ul>
        ))}
      </section>
      {allHref && (
        <ButtonRow>
          <ButtonLink href={allHref}>{viewAll}</ButtonLink>
        </ButtonRow>
      )}
    </Section>
  );
}
