import { VehicleCard } from '@/features/vehicle-card/vehicle-card';
import { Section } from '@/ui/section';
import { SectionHead } from '@/ui/section-head';
import type { NewEnergyModelsModel } from './model';
import styles from './new-energy-models.module.css';

type NewEnergyModelsViewProps = NewEnergyModelsModel & { isOpening: boolean };

export function NewEnergyModelsView({ heading, intro, cards, isOpening }: NewEnergyModelsViewProps) {
  return (
    <Section block="newEnergyModels">
      <SectionHead heading={heading} intro={intro} as={isOpening ? 'h1' : 'h2'} />
      <ul className={styles.cards}>
        {cards.map(({ key, ...card }) => (
          <li key={key}>
            <VehicleCard
              {...card}
              level={heading && !isOpening ? 'h3' : 'h2'}
              sizes="(width >= 1024px) 20rem, (width >= 640px) 50vw, 100vw"
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
