import { ButtonLink } from '@/ui/button';
import { Picture } from '@/ui/picture';
import { Words } from '@/ui/words';
import type { SpecialsModel } from './specials-model';
import styles from './specials-view.module.css';

/** A dealer's specials, each with the way to ask about it. */
export function SpecialsView({ heading, cards, empty, enquire }: SpecialsModel) {
  return (
    <section className={styles.specials} aria-labelledby="specials">
      <h2 id="specials">{heading}</h2>
      {cards.length === 0 && <p className={styles.quiet}>{empty}</p>}
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.id} className={styles.card} data-special={card.id}>
            {card.picture && (
              <Picture {...card.picture} className={styles.picture} sizes="(width >= 768px) 33vw, 100vw" />
            )}
            <Words of={card.category} as="p" className={styles.category} />
            <Words of={card.title} as="h3" className={styles.title} />
            <Words of={card.description} as="p" className={styles.quiet} />
            <p className={styles.until}>{card.until}</p>
            <ButtonLink href={card.enquireUrl}>{enquire}</ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
