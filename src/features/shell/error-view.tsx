import { RoadPage, type RoadPageProps } from './road-page';
import styles from './road-page.module.css';

/** Something went wrong: a road that stops at a barrier. Apart from the other drawing, because every page's scripts hold it. */
export function ErrorView(props: RoadPageProps) {
  return <RoadPage {...props} road={<Barrier />} />;
}

function Barrier() {
  return (
    <>
      <path className={styles.tar} d="M470 480l242-222h16l242 222z" />
      <path className={styles.line} d="M720 476v-44M720 414v-30M720 322v-14M720 298v-8" />
      <path className={styles.post} d="M596 352v66M844 352v66" />
      <path className={styles.board} d="M574 334h292v34H574z" />
      <path
        className={styles.stripes}
        d="M596 368l30-34h34l-30 34zM666 368l30-34h34l-30 34zM736 368l30-34h34l-30 34zM806 368l30-34h30v2l-28 32z"
      />
    </>
  );
}
