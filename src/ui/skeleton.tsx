import { classNames } from './class-names';
import styles from './skeleton.module.css';

type SkeletonProps = {
  shape?: 'line' | 'heading' | 'picture' | 'panel';
  /** How many, one below the other. */
  count?: number;
  className?: string;
};

/** The shape of what comes. Decorative: the caller says in words that something loads. */
export function Skeleton({ shape = 'line', count = 1, className }: SkeletonProps) {
  return (
    <div className={classNames(styles.skeleton, className)} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => `${shape}-${index}`).map((key) => (
        <span key={key} className={styles[shape]} />
      ))}
    </div>
  );
}
