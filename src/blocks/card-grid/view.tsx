import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { ButtonList } from '@/ui/button-list';
import { CardLink } from '@/ui/card-link';
import { classNames } from '@/ui/class-names';
import { Dialog } from '@/ui/dialog';
import { Icon } from '@/ui/icon';
import { Picture } from '@/ui/picture';
import { Section } from '@/ui/section';
import { SectionHead } from '@/ui/section-head';
import { Video } from '@/ui/video.client';
import { getVideoLabels } from '@/ui/video-labels';
import { Words } from '@/ui/words';
import styles from './card-grid.module.css';
import type { Card, CardGridModel, CardType } from './model';

type CardGridViewProps = CardGridModel & { locale: Locale; isOpening: boolean };

/** A deck of cards in one layout. A card that leads somewhere is a link as a whole; one with a video opens it. */
export function CardGridView({ heading, intro, type, columns, cards, locale, isOpening }: CardGridViewProps) {
  const level = heading && !isOpening ? 'h3' : 'h2';
  return (
    <Section block="cardGrid" className={styles.block}>
      <SectionHead heading={heading} intro={intro} as={isOpening ? 'h1' : 'h2'} />
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
              <CardContent card={card} type={type} level={level} columns={columns} locale={locale} />
            </li>
          ))}
        </ul>
      )}
      {cards.map((card) => (
        <VideoDialog key={card.key} card={card} locale={locale} />
      ))}
    </Section>
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

type CardContentProps = CardProps & { type: CardType; columns: string; locale: Locale };

function CardContent({ card, type, level: Heading, columns, locale }: CardContentProps) {
  const { subtitle, description, picture, icon, video, buttons } = card;
  const shown = picture && <Picture {...picture} className={styles.picture} sizes={sizesOf(type, columns)} />;
  return (
    <>
      {video ? (
        <div className={styles.still}>
          {shown}
          <div className={styles.play} aria-hidden="true">
            <span className={styles.sign}>
              <Icon name="play" className={styles.playIcon} />
            </span>
            <SizeOf size={getVideoLabels(locale, video).size} />
          </div>
        </div>
      ) : (
        shown
      )}
      {icon && <Icon name={icon} large className={styles.icon} />}
      <div className={styles.words}>
        <Words of={subtitle} as="p" className={styles.subtitle} />
        <Heading className={styles.title}>
          <CardTitle card={card} locale={locale} />
        </Heading>
        <Words of={description} as="p" className={styles.description} />
        <ButtonList buttons={buttons} className={styles.buttons} />
      </div>
    </>
  );
}

function CardTitle({ card: { title, href, video }, locale }: { card: Card; locale: Locale }) {
  if (video) {
    const { size } = getVideoLabels(locale, video);
    return (
      <CardLink href={`#${video.dialogId}`} hasArrow={false}>
        <span className="visually-hidden">{getWords(locale, 'media')('videoDialog.play')} </span>
        <Words of={title} />
        {size && <span className="visually-hidden">, {size}</span>}
      </CardLink>
    );
  }
  if (!href) return <Words of={title} />;
  return (
    <CardLink href={href} lang={title.lang}>
      {title.text}
    </CardLink>
  );
}

/** How much the video loads, before anybody presses; the link says it, too. */
function SizeOf({ size }: { size: string | undefined }) {
  return size && <span className={styles.size}>{size}</span>;
}

/** C-393, C-394: the video of a card. */
function VideoDialog({ card: { title, picture, video }, locale }: { card: Card; locale: Locale }) {
  if (!video) return null;
  return (
    <Dialog
      id={video.dialogId}
      title={<Words of={title} />}
      labels={{ close: getWords(locale, 'media')('videoDialog.close') }}
      className={styles.dialog}
    >
      <Video
        className={styles.film}
        source={video}
        width={video.width}
        height={video.height}
        poster={
          picture && <Picture {...picture} alt="" className={styles.poster} sizes="(width >= 1024px) 64rem, 100vw" />
        }
        title={title.text}
        labels={getVideoLabels(locale, video)}
      />
    </Dialog>
  );
}

function sizesOf(type: CardType, columns: string): string {
  if (type === 'smallImage') return '150px';
  return `(width >= 1024px) ${Math.round(1280 / Number(columns))}px, (width >= 640px) 50vw, 100vw`;
}
