import { Icon } from '@/ui/icon';
import { Picture } from '@/ui/picture';
import { Words } from '@/ui/words';
import type { GalleryPicture } from './model';
import { ViewerClient } from './viewer.client';
import styles from './viewer.module.css';

export type ViewerLabels = {
  /** "Pictures" */
  title: string;
  previous: string;
  next: string;
  close: string;
  /** "2 of 5" */
  numbers: string[];
};

type ViewerProps = { id: string; pictures: GalleryPicture[]; labels: ViewerLabels };

/**
 * Every picture large, side by side in a row that snaps. A link to a picture's id opens it: by itself without
 * JavaScript, as a modal dialog with it.
 */
export function Viewer({ id, pictures, labels }: ViewerProps) {
  return (
    <ViewerClient className={styles.viewer} trackClass={styles.track} label={labels.title}>
      {pictures.map(({ id: pictureId, picture, caption }, index) => (
        <figure key={pictureId} id={pictureId} className={styles.slide} aria-label={labels.numbers[index]}>
          <div className={styles.head}>
            <span className={styles.number}>{labels.numbers[index]}</span>
            <a className={styles.button} href={`#${id}-closed`} data-close="">
              <Icon name="close" />
              <span className="visually-hidden">{labels.close}</span>
            </a>
          </div>
          <div className={styles.stage}>
            <Picture {...picture} priority={false} className={styles.picture} sizes="100vw" />
          </div>
          <div className={styles.foot}>
            <Step to={pictures[index - 1]} icon="back" label={labels.previous} step="-1" />
            <Words of={caption} as="figcaption" className={styles.caption} />
            <Step to={pictures[index + 1]} icon="arrow" label={labels.next} step="1" />
          </div>
        </figure>
      ))}
    </ViewerClient>
  );
}

type StepProps = { to: GalleryPicture | undefined; icon: 'back' | 'arrow'; label: string; step: '-1' | '1' };

function Step({ to, icon, label, step }: StepProps) {
  if (!to) return <span className={styles.button} aria-hidden="true" />;
  return (
    <a className={styles.button} href={`#${to.id}`} data-step={step}>
      <Icon name={icon} />
      <span className="visually-hidden">{label}</span>
    </a>
  );
}
