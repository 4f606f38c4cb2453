import { RoadPage, type RoadPageProps } from './road-page';
import styles from './road-page.module.css';

/** There is no page at this address: a road that forks. */
export function NotFoundView(props: RoadPageProps) {
  return <RoadPage {...props} road={<Fork />} />;
}

function Fork() {
  return (
    <>
      <path
        className={styles.tar}
        d="M470 480C600 412 690 368 690 332 690 298 600 276 420 262 620 264 700 282 722 304 744 282 830 266 1020 264 850 272 762 296 762 332 762 368 850 414 980 480z"
      />
      <path className={styles.line} d="M725 476v-44M725 414v-30M725 370v-18" />
    </>
  );
}
