import { NoticePage, type NoticePageProps } from '@/ui/notice-page';
import styles from './notice.module.css';

/** A page that says one thing about a subscription, with at most one thing to do. Tests find it by its `state`. */
export function Notice({ state, ...page }: NoticePageProps & { state: string }) {
  return (
    <div data-newsletter={state}>
      <NoticePage {...page} />
    </div>
  );
}

/** The words that are agreed to, letter by letter. */
export function NoticeWording({ title, wording }: { title: string; wording: string }) {
  return (
    <section className={styles.wording} aria-labelledby="wording-title">
      <h2 id="wording-title">{title}</h2>
      <blockquote className={styles.quote}>{wording}</blockquote>
    </section>
  );
}
