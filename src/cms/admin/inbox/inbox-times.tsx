import type { Payload } from 'payload';
import { readTimetables } from '../../open-times';
import { toHours } from './inbox-clock';
import type { InboxPerson } from './inbox-person';
import { readAsked } from './inbox-records';
import { type ReplyTimes, replyDays, toReplyTimes } from './inbox-reply-times';
import styles from './inbox-view.module.css';

/** How long dealers take to answer, in their open hours; a dealer sees its own line. */
export async function InboxTimes({
  payload,
  person,
  home,
  now,
}: {
  payload: Payload;
  person: InboxPerson;
  home: string;
  now: Date;
}) {
  const since = new Date(now.getTime() - replyDays.whole * 24 * 60 * 60 * 1000);
  const asked = await readAsked(payload, person, since);
  const timetableOf = await readTimetables(
    payload,
    asked.map(({ dealerId }) => dealerId),
  );
  const times = toReplyTimes(asked, { timetableOf, now });
  return (
    <>
      <header className={styles.head}>
        <h1>Reply times</h1>
        <a href={home}>Back to the inbox</a>
      </header>
      <p className={styles.quiet}>
        In open hours of each dealer, without public holidays. Half of the answers came within the median; nine of ten
        within the second time. Late: answered after the promised time, or still waiting after it.
      </p>
      {times.length === 0 ? (
        <p>No enquiries to a dealer in the last {replyDays.whole} days.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        <section className={styles.scroll} tabIndex={0} aria-label="Reply times of each dealer">
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col" rowSpan={2}>
                  Dealer
                </th>
                <th scope="colgroup" colSpan={4}>
                  Last {replyDays.recent} days
                </th>
                <th scope="colgroup" colSpan={4}>
                  Last {replyDays.whole} days
                </th>
              </tr>
              <tr>
                {['recent', 'whole'].flatMap((half) =>
                  ['Enquiries', 'Median', '90 %', 'Late'].map((label) => (
                    <th key={`${half} ${label}`} scope="col" className={styles.figure}>
                      {label}
                    </th>
                  )),
                )}
              </tr>
            </thead>
            <tbody>
              {times.map(({ dealerId, dealerName, recent, whole }) => (
                <tr key={dealerId}>
                  <th scope="row">
                    {person.dealerId === null ? <a href={`${home}?dealer=${dealerId}`}>{dealerName}</a> : dealerName}
                  </th>
                  {[...toCells('recent', recent), ...toCells('whole', whole)].map(([key, text]) => (
                    <td key={key} className={styles.figure}>
                      {text}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  );
}

function toCells(half: string, { count, medianMinutes, slowMinutes, lateShare }: ReplyTimes): [string, string][] {
  const toTime = (minutes: number | null) => (minutes === null ? '–' : toHours(minutes));
  return [
    [`${half} count`, String(count)],
    [`${half} median`, toTime(medianMinutes)],
    [`${half} slow`, toTime(slowMinutes)],
    [`${half} late`, count > 0 ? `${Math.round(lateShare * 100)} %` : '–'],
  ];
}
