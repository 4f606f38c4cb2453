import type { CSSProperties } from 'react';
import { Picture } from '@/ui/picture';
import { Section } from '@/ui/section';
import { SectionHead } from '@/ui/section-head';
import { Words } from '@/ui/words';
import styles from './all-round-view.module.css';
import type { AllRoundModel } from './model';

/**
 * A choice of one picture: radio buttons carry it, so that arrow keys turn the vehicle and no JavaScript is needed. A
 * button is named by its words or, in a turn, by what its picture shows. Only the picture that is chosen is fetched, and
 * the others once someone points at the choice.
 */
export function AllRoundView({ id, heading, intro, views }: AllRoundModel) {
  const isTurn = views.every(({ label }) => label === null);
  return (
    <Section block="allRoundView" isTight>
      <SectionHead heading={heading} intro={intro} as="h2" />
      <fieldset
        className={styles.views}
        data-turn={isTurn ? '' : undefined}
        style={{ '--shape': shapeOf(views) } as CSSProperties}
      >
        <Words of={heading} as="legend" className={styles.legend} />
        {views.map(({ id: viewId, picture, label }, index) => (
          <label key={viewId} className={styles.choice}>
            <input
              type="radio"
              name={id}
              defaultChecked={index === 0}
              className={styles.button}
              aria-label={label ? undefined : picture.alt}
            />
            <Words of={label} />
            <span className={styles.frame}>
              <Picture {...picture} className={styles.picture} sizes="(width >= 1024px) 60rem, 100vw" />
            </span>
          </label>
        ))}
      </fieldset>
    </Section>
  );
}

/** The first picture's, as CSS writes a ratio. */
function shapeOf([first]: AllRoundModel['views']): string {
  return first ? `${first.picture.width} / ${first.picture.height}` : 'auto';
}
