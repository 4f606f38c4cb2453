import styles from './skip-link.module.css';

/** The first stop of the keyboard: past the header to `#content`. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a className={styles.skip} href={`#${contentId}`}>
      {label}
    </a>
  );
}

/** The id of each page's `<main>`. */
export const contentId = 'content';
