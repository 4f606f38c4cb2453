import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { Icon } from '@/ui/icon';
import { Picture } from '@/ui/picture';
import { Section } from '@/ui/section';
import { Video } from '@/ui/video.client';
import { getVideoLabels } from '@/ui/video-labels';
import { Words } from '@/ui/words';
import type { SingleVideoModel } from './model';
import styles from './single-video.module.css';

type SingleVideoViewProps = SingleVideoModel & { locale: Locale; isOpening: boolean };

/** A video with its heading above; what it shows and what is said in it stand beneath. */
export function SingleVideoView({ video, poster, locale, isOpening, ...model }: SingleVideoViewProps) {
  return (
    <Section block="singleVideo" isTight>
      <Words of={model.heading} as={isOpening ? 'h1' : 'h2'} className={styles.heading} />
      <figure className={styles.figure}>
        <div className={styles.stage} data-height={model.height}>
          <Video
            className={styles.video}
            source={video}
            width={video.width}
            height={video.height}
            poster={
              poster && (
                <Picture
                  {...poster}
                  priority={isOpening}
                  className={styles.poster}
                  sizes="(width >= 1344px) 80rem, 100vw"
                />
              )
            }
            title={model.title}
            autoplay={model.startsItself}
            labels={getVideoLabels(locale, video)}
          />
        </div>
        <Words of={model.caption} as="figcaption" className={styles.caption} />
      </figure>
      {model.transcript && (
        <details className={styles.transcript}>
          <summary className={styles.summary}>
            {getWords(locale, 'ui')('video.transcript')}
            <Icon name="down" className={styles.down} />
          </summary>
          <Words of={model.transcript} as="p" className={styles.said} />
        </details>
      )}
    </Section>
  );
}
