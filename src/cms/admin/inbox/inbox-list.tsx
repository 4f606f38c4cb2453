import type { Payload } from 'payload';
import { stateOf } from '@/domain/enquiry/enquiry-progress';
import { toEnquiryKind } from '@/i18n/enquiry-kind';
import { formatMoment } from '@/i18n/format-moment';
import type { StoredEnquiry } from '../../enquiry-rows';
import { readTimetables } from '../../open-times';
import { toClock } from './inbox-clock';
import { InboxFilterForm } from './inbox-filter-form';
import { type InboxFilters, toInboxQuery } from './inbox-filters';
import type { InboxPerson } from './inbox-person';
import { pageLength, readChoices, readDuplicates, readInbox } from './inbox-records';
import { InboxState, stateNames } from './inbox-state';
import styles from './inbox-view.module.css';

/** The enquiries of whoever is signed in, with their clocks. */
export async function InboxList({
  payload,
  person,
  filters,
  home,
  now,
}: {
  payload: Payload;
  person: InboxPerson;
  filters: InboxFilters;
  home: string;
  now: Date;
}) {
  const [{ enquiries, total }, choices] = await Promise.all([
    readInbox(payload, { person, filters, now }),
    readChoices(payload, person),
  ]);
  const [timetableOf, duplicates] = await Promise.all([
    readTimetables(
      payload,
      enquiries.map(({ dealerId }) => dealerId),
    ),
    readDuplicates(payload, { person, enquiries }),
  ]);
  const assigneeNames = new Map(choices.assignees.map(({ id, name }) => [id, name]));
  const pages = Math.max(1, Math.ceil(total / pageLength));
  return (
    <>
      <header className={styles.head}>
        <h1>Inbox</h1>
        <a href={`${home}/reply-times`}>Reply times</a>
      </header>
      <Shortcuts home={home} filters={filters} person={person} />
      <InboxFilterForm home={home} filters={filters} choices={choices} person={person} />
      <p className={styles.quiet} role="status">
        {total === 1 ? '1 enquiry' : `${total} enquiries`}
      </p>
      {total === 0 && <Nothing home={home} filters={filters} />}
      <ol className={styles.list}>
        {enquiries.map((enquiry) => (
          <Row
            key={enquiry.id}
            enquiry={enquiry}
            home={home}
            now={now}
            clock={toClock(enquiry, timetableOf(enquiry.dealerId), now)}
            duplicates={duplicates.get(enquiry.id) ?? []}
            dealer={person.dealerId === null ? (enquiry.dealerName ?? 'No dealer') : null}
            assignee={enquiry.assigneeId === null ? null : (assigneeNames.get(enquiry.assigneeId) ?? null)}
          />
        ))}
      </ol>
      {pages > 1 && (
        <nav className={styles.pages} aria-label="Pages">
          {filters.page > 1 && <a href={home + toInboxQuery(filters, filters.page - 1)}>Newer</a>}
          <span>
            Page {filters.page} of {pages}
          </span>
          {filters.page < pages && <a href={home + toInboxQuery(filters, filters.page + 1)}>Older</a>}
        </nav>
      )}
    </>
  );
}

/** What is asked for most: one tap each. */
function Shortcuts({ home, filters, person }: { home: string; filters: InboxFilters; person: InboxPerson }) {
  const chosen = toInboxQuery(filters, 1);
  const shortcuts: [words: string, query: string][] = [
    ['All', ''],
    [stateNames.new, '?state=new'],
    [stateNames.late, '?state=late'],
    ['Given to me', `?assignee=${person.id}`],
    ['Given to nobody', '?assignee=nobody'],
  ];
  return (
    <nav className={styles.shortcuts} aria-label="Shortcuts">
      {shortcuts.map(([words, query]) => (
        <a key={words} href={home + query} aria-current={query === chosen ? 'page' : undefined}>
          {words}
        </a>
      ))}
    </nav>
  );
}

function Nothing({ home, filters }: { home: string; filters: InboxFilters }) {
  if (filters.page === 1 && toInboxQuery(filters, 1) === '') return <p>Nobody has sent an enquiry yet.</p>;
  return (
    <p>
      None is like this. <a href={home}>Show all</a>
    </p>
  );
}

type RowProps = {
  enquiry: StoredEnquiry;
  home: string;
  now: Date;
  clock: string;
  duplicates: string[];
  dealer: string | null;
  assignee: string | null;
};

function Row({ enquiry, home, now, clock, duplicates, dealer, assignee }: RowProps) {
  const { reference, type, subject, fullName, contactNumber, submittedAt } = enquiry;
  return (
    <li className={styles.row} data-reference={reference}>
      <div className={styles.cell}>
        <a href={`${home}/${reference}`} className={styles.reference}>
          {reference}
        </a>
        {subject && <span>{subject}</span>}
        <span className={subject ? styles.quiet : undefined}>{toEnquiryKind('en', type)}</span>
      </div>
      <div className={styles.cell}>
        <span>{fullName}</span>
        {contactNumber && <a href={`tel:${contactNumber}`}>{contactNumber}</a>}
        {dealer && <span className={styles.quiet}>{dealer}</span>}
        {duplicates.length > 0 && (
          <span className={styles.quiet}>
            also{' '}
            {duplicates.map((other, index) => (
              <span key={other}>
                {index > 0 && ', '}
                <a href={`${home}/${other}`}>{other}</a>
              </span>
            ))}
          </span>
        )}
      </div>
      <div className={styles.cell}>
        <InboxState state={stateOf(enquiry, now)} />
        <span className={styles.clock}>{clock}</span>
      </div>
      <div className={styles.cell}>
        <time dateTime={submittedAt.toISOString()} className={styles.quiet}>
          {formatMoment('en', submittedAt)}
        </time>
        {assignee && <span className={styles.quiet}>{assignee}</span>}
      </div>
    </li>
  );
}
