import type { CSSProperties } from 'react';
import type { SpacerSizes } from './model';
import styles from './spacer.module.css';

/** Space and nothing else. */
export function SpacerView({ sizes }: { sizes: SpacerSizes }) {
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--mobile': sizes.mobile,
    '--tablet-portrait': sizes.tabletPortrait,
    '--tablet-landscape': sizes.tabletLandscape,
    '--desktop': sizes.desktop,
    '--large-desktop': sizes.largeDesktop,
  };
  return <div data-block="spacer" className={styles.spacer} style={style} />;
}
