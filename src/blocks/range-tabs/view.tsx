import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { ButtonList } from '@/ui/button-list';
import { Icon } from '@/ui/icon';
import { Picture } from '@/ui/picture';
import { Section } from '@/ui/section';
import { Tabs } from '@/ui/tabs.client';
import { Words } from '@/ui/words';
import type { RangeTabsModel, TabCard } from './model';
import styles from './range-tabs.module.css';

type RangeTabsViewProps = RangeTabsModel & { id: string; locale: Locale; isOpening: boolean };

export function RangeTabsView({ heading, tabs, opening, id, locale, isOpening }: RangeTabsViewProps) {
  const level = heading && !isOpening ? 'h3' : 'h2';
  return (
    <Section block="rangeTabs" isTight>
      <Words of={heading} as={isOpening ? 'h1' : 'h2'} />
      <Tabs
        label={heading?.text ?? getWords(locale, 'blocks')('range.groups')}
        opening={opening}
        tabs={tabs.map(({ key, title, cards }) => ({
          id: `${id}-${key}`,
          label: title.text,
          lang: title.lang,
          panel: (
            <ul className={styles.cards} data-alone={cards.length === 1 ? '' : undefined}>
              {cards.map((card) => (
                <li key={card.key}>
                  <Card card={card} level={level} />
                </li>
              ))}
            </ul>
          ),
        }))}
      />
    </Section>
  );
}

function Card({ card, level: Heading }: { card: TabCard; level: 'h2' | 'h3' }) {
  const { name, href, picture, buttons } = card;
  return (
    <article className={styles.card}>
      <div className={styles.stage}>{picture && <Picture {...picture} sizes="(width >= 1024px) 40rem, 100vw" />}</div>
      <div className={styles.words}>
        <Heading className={styles.name} lang={name.lang}>
          {href ? (
            <a className={styles.link} href={href}>
              {name.text}
              <Icon name="arrow" className={styles.arrow} />
            </a>
          ) : (
            name.text
          )}
        </Heading>
        <ButtonList buttons={buttons} />
      </div>
    </article>
  );
}
