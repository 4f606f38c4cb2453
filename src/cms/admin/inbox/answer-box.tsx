'use client';

import { type FormEvent, useRef } from 'react';
import { type Locale, languageNames } from '@/i18n/locales';
import type { PreparedReply } from './inbox-replies';
import { InboxSubmit } from './inbox-submit';
import styles from './inbox-view.module.css';

/** A prepared answer is added to what stands in the box; without JavaScript the page comes again with it. */
export function AnswerBox({
  action,
  page,
  sendKey,
  locale,
  replies,
  chosenReply,
  maxLength,
}: {
  action: string;
  /** The enquiry's own page. */
  page: string;
  /** Sent twice with one key, an answer goes out once. */
  sendKey: string;
  /** The visitor's language. */
  locale: Locale;
  replies: PreparedReply[];
  /** The id of the prepared answer in the box; empty: none. */
  chosenReply: string;
  maxLength: number;
}) {
  const box = useRef<HTMLTextAreaElement>(null);
  const textOf = (id: string) => replies.find((reply) => String(reply.id) === id)?.text;

  function addReply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = textOf(String(new FormData(event.currentTarget).get('reply')));
    if (!box.current) return;
    if (text) box.current.value = [box.current.value.trimEnd(), text].filter(Boolean).join('\n\n');
    box.current.focus();
  }

  return (
    <>
      {replies.length > 0 && (
        <form className={styles.line} method="get" action={`${page}#answer`} onSubmit={addReply}>
          <label className={styles.filter}>
            <span>Prepared answer, in {languageNames[locale]}</span>
            <select name="reply" defaultValue={chosenReply}>
              <option value="">None</option>
              {replies.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          </label>
          <InboxSubmit>Put it in the box</InboxSubmit>
        </form>
      )}
      <form className={styles.form} method="post" action={action}>
        <input type="hidden" name="key" value={sendKey} />
        <label className={styles.filter}>
          <span>Your answer; the visitor’s answer comes to your own address</span>
          <textarea
            ref={box}
            name="text"
            rows={10}
            required
            maxLength={maxLength}
            lang={locale}
            defaultValue={textOf(chosenReply) ?? ''}
          />
        </label>
        <InboxSubmit isMain>Send the answer</InboxSubmit>
      </form>
    </>
  );
}
