import styles from './wordmark.module.css';

/** The site's own sign, a road that runs to the horizon, and the brand's name set in type. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className={styles.wordmark}>
      <svg className={styles.sign} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <path
          d="M0 0h32v32h-8.5L18 11h-4L8.5 32H0zM15 17h2l.5 5h-3zM14.2 25h3.6l.7 7h-5z"
          fill="currentColor"
          fillRule="evenodd"
        />
      </svg>
      {name}
    </span>
  );
}
