import { type InboxProblem, mostCharacters } from './inbox-acts';
import styles from './inbox-view.module.css';

const done: Readonly<Record<string, string>> = {
  assign: 'It is given to the person you chose.',
  note: 'The note is kept.',
  answer: 'The answer is on its way to the visitor.',
  call: 'It counts as answered by phone.',
  close: 'The enquiry is closed.',
  reopen: 'The enquiry is open again.',
};

const problems: Readonly<Record<InboxProblem, string>> = {
  empty: 'Nothing was written. Nothing was stored or sent.',
  'too-long': `That is more than ${mostCharacters} characters. Nothing was stored or sent.`,
  'not-assignable': 'This enquiry cannot be given to that person.',
  stale: 'The form was not whole. Nothing was sent: write it again.',
};

/** What came of the form that was sent last. */
export function InboxDone({ query }: { query: Readonly<Record<string, string | string[] | undefined>> }) {
  const [what, why] = [query.done, query.problem];
  if (typeof what === 'string' && Object.hasOwn(done, what)) {
    return (
      <p className={styles.done} role="status">
        {done[what]}
      </p>
    );
  }
  const problem = Object.entries(problems).find(([name]) => name === why)?.[1];
  if (!problem) return null;
  return (
    <p className={styles.problem} role="alert">
      {problem}
    </p>
  );
}
