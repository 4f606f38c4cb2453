import { randomUUID } from 'node:crypto';
import type { StoredEnquiry } from '../../enquiry-rows';
import { AnswerBox } from './answer-box';
import { mostCharacters } from './inbox-acts';
import type { PreparedReply } from './inbox-replies';
import { InboxSubmit } from './inbox-submit';
import styles from './inbox-view.module.css';

/** What can be done with an enquiry: each a form of its own that works without JavaScript. */
export function InboxForms({
  address,
  page,
  enquiry,
  people,
  replies,
  isOurs,
  chosenReply,
}: {
  /** Where the forms are sent, without the deed. */
  address: string;
  /** The enquiry's own page. */
  page: string;
  enquiry: StoredEnquiry;
  people: { id: number; name: string }[];
  replies: PreparedReply[];
  /** The maker's people see it. */
  isOurs: boolean;
  /** The id of the prepared answer in the box; empty: none. */
  chosenReply: string;
}) {
  return (
    <div className={styles.column}>
      <section className={styles.part} id="answer">
        <h2>Answer by mail</h2>
        <AnswerBox
          key={chosenReply}
          action={`${address}/answer`}
          page={page}
          sendKey={randomUUID()}
          locale={enquiry.locale}
          replies={replies}
          chosenReply={chosenReply}
          maxLength={mostCharacters}
        />
      </section>
      <section className={styles.part} id="call">
        <h2>Answered by phone</h2>
        <form className={styles.form} method="post" action={`${address}/call`}>
          <label className={styles.filter}>
            <span>What was said (may stay empty)</span>
            <textarea name="text" rows={2} maxLength={mostCharacters} />
          </label>
          <InboxSubmit>It was answered by phone</InboxSubmit>
        </form>
      </section>
      <section className={styles.part}>
        <h2>Give it to somebody</h2>
        <form className={styles.line} method="post" action={`${address}/assign`}>
          <label className={styles.filter}>
            <span>Person</span>
            <select name="assignee" defaultValue={enquiry.assigneeId ?? ''}>
              <option value="">Nobody</option>
              {people.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <InboxSubmit>Give</InboxSubmit>
        </form>
      </section>
      <section className={styles.part}>
        <h2>Note for ourselves</h2>
        <form className={styles.form} method="post" action={`${address}/note`}>
          <label className={styles.filter}>
            <span>
              {isOurs ? 'Neither the visitor nor a dealer sees it' : 'The visitor and other dealers do not see it'}
            </span>
            <textarea name="text" rows={3} required maxLength={mostCharacters} />
          </label>
          <InboxSubmit>Keep the note</InboxSubmit>
        </form>
      </section>
      <form method="post" action={`${address}/${enquiry.isClosed ? 'reopen' : 'close'}`}>
        <InboxSubmit>{enquiry.isClosed ? 'Open the enquiry again' : 'Close the enquiry'}</InboxSubmit>
      </form>
    </div>
  );
}
