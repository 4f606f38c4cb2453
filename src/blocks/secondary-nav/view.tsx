import { SecondaryNav } from '@/features/shell/secondary-nav';
import type { SecondaryNavModel } from './model';
import styles from './secondary-nav.module.css';

type SecondaryNavViewProps = SecondaryNavModel & { currentUrl: string; labels: { section: string; more: string } };

export function SecondaryNavView(props: SecondaryNavViewProps) {
  return (
    <div data-block="secondaryNav" className={styles.block}>
      <SecondaryNav {...props} />
    </div>
  );
}
