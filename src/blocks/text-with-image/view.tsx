import type { Locale } from '@/i18n/locales';
import { ButtonList } from '@/ui/button-list';
import { classNames } from '@/ui/class-names';
import { Picture } from '@/ui/picture';
import { Video } from '@/ui/video.client';
import { getVideoLabels } from '@/ui/video-labels';
import { Words } from '@/ui/words';
import type { TextWithImageModel } from './model';
import styles from './text-with-image.module.css';

type TextWithImageViewProps = TextWithImageModel & { locale: Locale; isOpening: boolean };

/** Words and a picture, side by side from 1024 px; on a phone the picture comes first and bleeds to the edges. */
export function TextWithImageView({ locale, isOpening, ...card }: TextWithImageViewProps) {
  const hasArt = card.image !== null || card.video !== null;
  return (
    <section
      data-block="textWithImage"
      className={classNames(styles.block, card.theme === 'stretch' && styles.stretch)}
      data-side={hasArt ? card.imgPosition : undefined}
    >
      {hasArt && (
        <div className={styles.art}>
          <Art card={card} locale={locale} isOpening={isOpening} />
        </div>
      )}
      <div className={styles.words}>
        {card.preImage && <Picture {...card.preImage} className={styles.preImage} sizes="150px" />}
        <Words of={card.subtitle} as="p" className={styles.subtitle} />
        <Words of={card.title} as={isOpening ? 'h1' : 'h2'} />
        {card.date && <p className={styles.date}>{card.date}</p>}
        <Words of={card.description} as="p" className={styles.description} />
        <ButtonList buttons={card.buttons} className={styles.buttons} />
        {card.socialLinks.length > 0 && (
          <ul className={styles.social}>
            {card.socialLinks.map(({ name, url }) => (
              <li key={name}>
                <a href={url}>{name}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

type ArtProps = { card: TextWithImageModel; locale: Locale; isOpening: boolean };

function Art({ card: { image, video, title }, locale, isOpening }: ArtProps) {
  const picture = image && (
    <Picture
      {...image}
      priority={isOpening}
      className={styles.picture}
      sizes="(width >= 1536px) 48rem, (width >= 1024px) 50vw, 100vw"
    />
  );
  if (!video) return picture;
  return (
    <Video
      source={video}
      width={video.width}
      height={video.height}
      poster={picture}
      title={title?.text ?? image?.alt ?? ''}
      autoplay={video.startsItself}
      labels={getVideoLabels(locale, video)}
    />
  );
}
