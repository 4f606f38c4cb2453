import { randomUUID } from 'node:crypto';
import type { ReactNode } from 'react';
import { languageNames } from '@/i18n/locales';
import type { StoredEnquiry } from '../../enquiry-rows';
import { mostCharacters } from './inbox-acts';
import type { PreparedReply } from './inbox-replies';
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
  const reply = replies.find(({ id }) => String(id) === chosenReply);
  return (
    <div className={styles.column}>
      <section className={styles.part} id="answer">
        <h2>Answer by mail</h2>
        {replies.length > 0 && (
          <form className={styles.line} method="get" action={`${page}#answer`}>
            <label className={styles.filter}>
              <span>Prepared answer, in {languageNames[enquiry.locale]}</span>
              <select name="reply" defaultValue={chosenReply}>
                <option value="">None</option>
                {replies.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </select>
            </label>
            <Submit>Put it in the box</Submit>
          </form>
        )}
        <form className={styles.form} method="post" action={`${address}/answer`}>
          <input type="hidden" name="key" value={randomUUID()} />
          <label className={styles.filter}>
            <span>Your answer; the visitor’s answer comes to your own address</span>
            <textarea
              key={chosenReply}
              name="text"
              rows={10}
              required
              maxLength={mostCharacters}
              lang={enquiry.locale}
              defaultValue={reply?.text ?? ''}
            />
          </label>
          <Submit isMain>Send the answer</Submit>
        </form>
      </section>
      <section className={styles.part} id="call">
        <h2>Answered by phone</h2>
        <form className={styles.form} method="post" action={`${address}/call`}>
          <label className={styles.filter}>
            <span>What was said (may stay empty)</span>
            <textarea name="text" rows={2} maxLength={mostCharacters} />
          </label>
          <Submit>It was answered by phone</Submit>
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
          <Submit>Give</Submit>
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
          <Submit>Keep the note</Submit>
        </form>
      </section>
      <form method="post" action={`${address}/${enquiry.isClosed ? 'reopen' : 'close'}`}>
        <Submit>{enquiry.isClosed ? 'Open the enquiry again' : 'Close the enquiry'}</Submit>
      </form>
    </div>
  );
}

function Submit({ isMain = false, children }: { isMain?: boolean; children: ReactNode }) {
  return (
    <button type="submit" className={styles.button} data-main={isMain ? '' : undefined}>
      {children}
    </button>
  );
}
