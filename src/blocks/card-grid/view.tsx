import type { LocalText } from '@/i18n/local-text';
import { ButtonList } from '@/ui/button-list';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { Picture } from '@/ui/picture';
import { Words } from '@/ui/words';
import styles from './card-grid.module.css';
import type { Card, CardGridModel, CardType } from './model';

type CardGridViewProps = CardGridModel & { isOpening: boolean };

/** A deck of cards in one layout. A card that leads somewhere is a link as a whole. */
export function CardGridView({ heading, intro, type, columns, cards, isOpening }: CardGridViewProps) {
  const level = heading && !isOpening ? 'h3' : 'h2';
  return (
    <section data-block="cardGrid" className={classNames('wrap', styles.block)}>
      {(heading || intro) && (
        <div className={styles.head}>
          <Words of={heading} as={isOpening ? 'h1' : 'h2'} />
          <Words of={intro} as="p" className={styles.intro} />
        </div>
      )}
      {type === 'jobs' ? (
        <ul className={styles.jobs}>
          {cards.map((card) => (
            <li key={card.key}>
              <Job card={card} level={level} />
            </li>
          ))}
        </ul>
      ) : (
        <ul className={styles.cards} data-columns={columns}>
          {cards.map((card) => (
            <li key={card.key} className={classNames(styles.card, styles[type])}>
              <CardContent card={card} type={type} level={level} columns={columns} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type CardProps = { card: Card; level: 'h2' | 'h3' };

/** Something to do: large words and an arrow. */
function Job({ card: { title, description, href }, level: Heading }: CardProps) {
  const words = (
    <>
      <span className={styles.jobTitle} lang={title.lang}>
        {title.text}
      </span>
      <Words of={description} className={styles.jobDescription} />
      {href && <Icon name="arrow" className={styles.jobArrow} />}
    </>
  );
  return (
    <Heading className={styles.jobHeading}>
      {href ? (
        <a className={styles.job} href={href}>
          {words}
        </a>
      ) : (
        <span className={styles.job}>{words}</span>
      )}
    </Heading>
  );
}

function CardContent({ card, type, level: Heading, columns }: CardProps & { type: CardType; columns: string }) {
  const { title, subtitle, description, picture, icon, href, buttons } = card;
  return (
    <>
      {picture && <Picture {...picture} className={styles.picture} sizes={sizesOf(type, columns)} />}
      {icon && <Icon name={icon} large className={styles.icon} />}
      <div className={styles.words}>
        <Words of={subtitle} as="p" className={styles.subtitle} />
        <Heading className={styles.title}>
          <CardTitle title={title} href={href} />
        </Heading>
        <Words of={description} as="p" className={styles.description} />
        <ButtonList buttons={buttons} className={styles.buttons} />
      </div>
    </>
  );
}

function CardTitle({ title, href }: { title: LocalText; href: string | null }) {
  if (!href) return <Words of={title} />;
  return (
    <a className={styles.link} href={href} lang={title.lang}>
      {title.text}
      <Icon name="arrow" className={styles.arrow} />
    </a>
  );
}

function sizesOf(type: CardType, columns: string): string {
  if (type === 'smallImage') return '150px';
  return `(width >= 1024px) ${Math.round(1280 / Number(columns))}px, (width >= 640px) 50vw, 100vw`;
}
