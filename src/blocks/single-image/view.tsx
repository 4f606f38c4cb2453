import { classNames } from '@/ui/class-names';
import { Picture } from '@/ui/picture';
import { Words } from '@/ui/words';
import type { SingleImageModel } from './model';
import styles from './single-image.module.css';

/** A picture in its own shape, whole; on a phone it bleeds to the edges. */
export function SingleImageView({ picture, caption, width, href }: SingleImageModel) {
  const shown = <Picture {...picture} className={styles.picture} sizes={sizes[width]} />;
  return (
    <figure data-block="singleImage" className={styles.block} data-width={width}>
      {href ? (
        <a className={classNames(styles.art, styles.link)} href={href}>
          {shown}
        </a>
      ) : (
        <div className={styles.art}>{shown}</div>
      )}
      <Words of={caption} as="figcaption" className={styles.caption} />
    </figure>
  );
}

const sizes = {
  text: '(width >= 768px) 45rem, 100vw',
  content: '(width >= 1344px) 80rem, 100vw',
  full: '100vw',
};
