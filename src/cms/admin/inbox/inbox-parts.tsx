import type { ReactNode } from 'react';
import { formatMoment } from '@/i18n/format-moment';
import { mailKinds } from '../mail-queue/mail-kinds';
import { toMailReason } from '../mail-queue/mail-reason';
import type { InboxFile } from './inbox-file';
import styles from './inbox-view.module.css';

export type FactRow = [label: string, value: ReactNode];

/** A part of an enquiry's page under its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** What is known, a line each. */
export function Facts({ rows }: { rows: FactRow[] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What was sent along. */
export function Files({ files, api }: { files: InboxFile['files']; api: string }) {
  if (files.length === 0) return null;
  return (
    <Part title="Files">
      <ul className={styles.lines}>
        {files.map(({ id, original_name, bytes, scan }) => (
          <li key={id}>
            <a href={`${api}/enquiry-files/${id}/download`}>{original_name}</a>{' '}
            <span className={styles.quiet}>
              {Math.ceil(bytes / 1024)} kB, {scan === 'clean' ? 'no virus found' : 'not scanned'}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** Where the letters are; error codes are for the maker's people. */
export function Mails({ mails, isOurs }: { mails: InboxFile['mails']; isOurs: boolean }) {
  if (mails.length === 0) return null;
  return (
    <Part title="Mail">
      <ul className={styles.lines}>
        {mails.map(({ id, kind, status, sent_at, last_error }) => (
          <li key={id}>
            {mailKinds[kind]}:{' '}
            <span className={styles.quiet}>
              {toMailState(status, sent_at)}
              {status === 'dead' && toWhy(last_error)}
              {isOurs && last_error && ` (${last_error})`}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function toMailState(status: string, sentAt: Date | null): string {
  if (status === 'sent') return sentAt ? `sent, ${formatMoment('en', sentAt)}` : 'sent';
  return status === 'dead' ? 'given up' : 'on its way';
}

function toWhy(lastError: string | null): string {
  const words = toMailReason(lastError ?? '');
  return words ? `: ${words.charAt(0).toLowerCase()}${words.slice(1)}` : '';
}

/** Answers that were given up: who wrote them, and why the visitor does not have them. */
export function DeadAnswers({ notes, isOurs }: { notes: InboxFile['notes']; isOurs: boolean }) {
  const dead = notes.filter(({ mail_status }) => mail_status === 'dead');
  if (dead.length === 0) return null;
  return (
    <div className={styles.problem} role="alert">
      {dead.map(({ id, author_name, created_at, last_error }) => (
        <p key={id}>
          The answer that {author_name ?? 'somebody'} wrote on {formatMoment('en', created_at)} did not reach the
          visitor. {toMailReason(last_error ?? '') ?? 'The mail could not be delivered'}
          {isOurs && ` (${last_error})`}. Call the visitor, or have it sent again.
        </p>
      ))}
    </div>
  );
}

const noteNames = { note: 'Note', answer: 'Answer by mail', call: 'Answered by phone' } as const;

/** What the people who answer wrote, and where their answers by mail are. */
export function Notes({ notes }: { notes: InboxFile['notes'] }) {
  if (notes.length === 0) return null;
  return (
    <Part title="Notes and answers">
      <ol className={styles.lines}>
        {notes.map(({ id, kind, author_name, text, created_at, mail_status, sent_at }) => (
          <li key={id} className={styles.note}>
            <span className={styles.quiet}>
              {noteNames[kind]}, {author_name}, {formatMoment('en', created_at)}
              {mail_status && `: ${toMailState(mail_status, sent_at)}`}
            </span>
            <p className={styles.words}>{text}</p>
          </li>
        ))}
      </ol>
    </Part>
  );
}
