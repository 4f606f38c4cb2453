import { useRef } from 'react';
import { Icon } from '@/ui/icon';
import type { ChooserLabels, ChooserModel } from './chooser-props';
import styles from './model-carousel.module.css';
import { Facts } from './model-list';

type ModelCarouselProps = {
  /** At most three, the chosen one among them (D-356). */
  models: ChooserModel[];
  before: ChooserModel | undefined;
  after: ChooserModel | undefined;
  chosen: ChooserModel;
  basePath: string;
  labels: Pick<ChooserLabels, 'models' | 'previous' | 'next'>;
  onSwipe: (model: ChooserModel) => void;
};

/** On a phone: the chosen model, with arrows to its neighbours and dots; the ends are ends (D-356 to D-358). */
export function ModelCarousel({ models, before, after, chosen, basePath, labels, onSwipe }: ModelCarouselProps) {
  const touchStart = useRef(0);

  function swipe(endX: number) {
    const moved = endX - touchStart.current;
    const next = moved < 0 ? after : before;
    if (next && Math.abs(moved) > swipePixels) onSwipe(next);
  }

  function arrow(model: ChooserModel | undefined, label: string, icon: 'back' | 'arrow') {
    if (models.length < 2) return null;
    if (!model) {
      return (
        <span className={styles.arrow} aria-hidden="true" data-off="">
          <Icon name={icon} />
        </span>
      );
    }
    return (
      <a className={styles.arrow} href={`${basePath}/${model.code}`} aria-label={`${label}: ${model.name}`}>
        <Icon name={icon} />
      </a>
    );
  }

  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={labels.models}
      onTouchStart={({ touches }) => {
        touchStart.current = touches[0]?.clientX ?? 0;
      }}
      onTouchEnd={({ changedTouches }) => swipe(changedTouches[0]?.clientX ?? 0)}
    >
      {arrow(before, labels.previous, 'back')}
      <p className={styles.model}>
        <strong className={styles.name}>{chosen.name}</strong>
        <Facts model={chosen} />
      </p>
      {arrow(after, labels.next, 'arrow')}
      {models.length > 1 && (
        <ul className={styles.dots}>
          {models.map((model) => (
            <li key={model.code}>
              <a
                className={styles.dot}
                href={`${basePath}/${model.code}`}
                aria-current={model === chosen ? 'true' : undefined}
              >
                <span className="visually-hidden">{model.name}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const swipePixels = 40;
