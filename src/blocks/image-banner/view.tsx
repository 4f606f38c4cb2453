import { ButtonList } from '@/ui/button-list';
import { Picture } from '@/ui/picture';
import { Words } from '@/ui/words';
import styles from './image-banner.module.css';
import type { ImageBannerModel } from './model';

type ImageBannerViewProps = ImageBannerModel & { isOpening: boolean };

/** The picture from edge to edge; its words lie on it from 768 px, and stand under it on a phone. */
export function ImageBannerView(props: ImageBannerViewProps) {
  const { title, description, picture, textPosition, buttons, isOpening } = props;
  const hasWords = title !== null || description !== null || buttons.length > 0;
  return (
    <section
      data-block="imageBanner"
      className={styles.block}
      data-side={textPosition}
      data-words={hasWords ? '' : undefined}
    >
      {picture && (
        <div className={styles.art}>
          <Picture {...picture} className={styles.picture} priority={isOpening} sizes="100vw" />
        </div>
      )}
      {hasWords && (
        <div className={styles.over}>
          <div className={styles.words}>
            <Words of={title} as={isOpening ? 'h1' : 'h2'} className={styles.title} />
            <Words of={description} as="p" className={styles.description} />
            <ButtonList buttons={buttons} className={styles.buttons} />
          </div>
        </div>
      )}
    </section>
  );
}
