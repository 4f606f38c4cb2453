import type { Payload } from 'payload';
import { stateOf } from '@/domain/enquiry/enquiry-progress';
import { toEnquiryKind } from '@/i18n/enquiry-kind';
import { formatMoment } from '@/i18n/format-moment';
import { languageNames } from '@/i18n/locales';
import { atomicWrite, readRows, sql } from '../../atomic-write';
import { markOpened } from '../../enquiry-deeds';
import type { StoredEnquiry } from '../../enquiry-rows';
import { readTimetables } from '../../open-times';
import { toAskedRows } from './inbox-asked';
import { toClock } from './inbox-clock';
import { InboxDone } from './inbox-done';
import { type InboxFile, readInboxFile } from './inbox-file';
import { InboxForms } from './inbox-forms';
import { DeadAnswers, type FactRow, Facts, Files, Mails, Notes, Part } from './inbox-parts';
import type { InboxPerson } from './inbox-person';
import { readDuplicates, readInboxEnquiry } from './inbox-records';
import { readReplies } from './inbox-replies';
import { InboxState } from './inbox-state';
import styles from './inbox-view.module.css';

/** One enquiry with everything that belongs to it and everything that can be done. Opening it is noted. */
export async function InboxEnquiry({
  payload,
  person,
  reference,
  home,
  query,
  now,
}: {
  payload: Payload;
  person: InboxPerson;
  reference: string;
  home: string;
  query: Readonly<Record<string, string | string[] | undefined>>;
  now: Date;
}) {
  const enquiry = await openEnquiry(payload, { person, reference, now });
  if (!enquiry) {
    return (
      <>
        <h1>No such enquiry</h1>
        <p>
          There is none by this reference that you may see. <a href={home}>Back to the inbox</a>
        </p>
      </>
    );
  }
  const [file, timetableOf, duplicates, replies] = await Promise.all([
    readInboxFile(payload, { enquiry, person }),
    readTimetables(payload, [enquiry.dealerId]),
    readDuplicates(payload, { person, enquiries: [enquiry] }),
    readReplies(payload, enquiry),
  ]);
  const others = duplicates.get(enquiry.id) ?? [];
  return (
    <>
      <header className={styles.head}>
        <h1>{enquiry.reference}</h1>
        <a href={home}>Back to the inbox</a>
      </header>
      <InboxDone query={query} />
      {!enquiry.answeredAt && <DeadAnswers notes={file.notes} isOurs={person.dealerId === null} />}
      <p className={styles.summary}>
        <InboxState state={stateOf(enquiry, now)} />
        <span>{toEnquiryKind('en', enquiry.type)}</span>
        <span className={styles.clock}>{toClock(enquiry, timetableOf(enquiry.dealerId), now)}</span>
      </p>
      <nav className={styles.actions} aria-label="Answer">
        {enquiry.contactNumber && (
          <a className={styles.button} data-main="" href={`tel:${enquiry.contactNumber}`}>
            Call {enquiry.contactNumber}
          </a>
        )}
        <a className={styles.button} href="#answer">
          Answer by mail
        </a>
        <a className={styles.button} href="#call">
          Note a call
        </a>
      </nav>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Part title="Who asks">
            <Facts rows={toContactRows(enquiry)} />
            {others.length > 0 && (
              <p>
                The same person also sent{' '}
                {others.map((other, index) => (
                  <span key={other}>
                    {index > 0 && ', '}
                    <a href={`${home}/${other}`}>{other}</a>
                  </span>
                ))}
                .
              </p>
            )}
          </Part>
          <Part title="What was asked">
            <Facts rows={toAskedRows(enquiry).map(({ label, value }) => [label, value])} />
            {file.letter && (
              <details>
                <summary>The letter that the dealer got</summary>
                <pre className={styles.letter}>{file.letter}</pre>
              </details>
            )}
          </Part>
          <Files files={file.files} api={payload.config.routes.api} />
          <Part title="What happened">
            <Facts rows={toMoments(enquiry, file.dealers)} />
          </Part>
          <Mails mails={file.mails} isOurs={person.dealerId === null} />
          <Notes notes={file.notes} />
        </div>
        <InboxForms
          address={`${payload.config.routes.api}/enquiries/${enquiry.id}/inbox`}
          page={`${home}/${enquiry.reference}`}
          enquiry={enquiry}
          people={file.people}
          replies={replies}
          isOurs={person.dealerId === null}
          chosenReply={String([query.reply ?? ''].flat()[0] ?? '')}
        />
      </div>
    </>
  );
}

/** Reads it, and notes that somebody has who was asked. */
async function openEnquiry(
  payload: Payload,
  { person, reference, now }: { person: InboxPerson; reference: string; now: Date },
): Promise<StoredEnquiry | null> {
  const enquiry = await readInboxEnquiry(payload, { person, by: { reference } });
  if (!enquiry || enquiry.openedAt || !(await isAsked(payload, { person, enquiry }))) return enquiry;
  await atomicWrite(payload, markOpened({ enquiryId: enquiry.id, actor: `users/${person.id}`, at: now }));
  return { ...enquiry, openedAt: now };
}

/**
 * The visitor reads "opened" of those who are to answer: the dealers, and the maker's people once it has come to them:
 * no dealer was chosen, it was escalated, or the dealer's mailbox is dead.
 */
async function isAsked(
  payload: Payload,
  { person, enquiry }: { person: InboxPerson; enquiry: StoredEnquiry },
): Promise<boolean> {
  if (person.dealerId !== null || enquiry.dealerId === null || enquiry.escalatedAt !== null) return true;
  const rows = await readRows(
    payload,
    sql`SELECT id FROM outbox_messages WHERE enquiry_id = ${enquiry.id} AND kind = 'escalation' LIMIT 1`,
  );
  return rows.length > 0;
}

function toContactRows({ fullName, contactNumber, emailAddress, province, locale }: StoredEnquiry): FactRow[] {
  return [
    ['Name', fullName],
    ...(contactNumber
      ? [
          [
            'Phone',
            <a key="tel" href={`tel:${contactNumber}`}>
              {contactNumber}
            </a>,
          ] satisfies FactRow,
        ]
      : []),
    [
      'E-mail',
      <a key="mail" href={`mailto:${encodeURIComponent(emailAddress).replace('%40', '@')}`}>
        {emailAddress}
      </a>,
    ],
    ...(province ? [['Province or country', province] satisfies FactRow] : []),
    ['Language', languageNames[locale]],
  ];
}

function toMoments(enquiry: StoredEnquiry, dealers: InboxFile['dealers']): FactRow[] {
  const moments: [string, Date | null][] = [
    ['Sent', enquiry.submittedAt],
    ['Answer promised by', enquiry.answerDueAt],
    ['Opened', enquiry.openedAt],
    ['Escalated', enquiry.escalatedAt],
    ['Answered', enquiry.answeredAt],
  ];
  return [
    ['Dealer', dealers.first ?? 'None chosen'],
    ...(dealers.second ? [['Second dealer, with the visitor’s consent', dealers.second] satisfies FactRow] : []),
    ...moments.flatMap(([label, moment]): FactRow[] => (moment ? [[label, formatMoment('en', moment)]] : [])),
  ];
}
