import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { formatMoment } from '@/i18n/format-moment';
import { hasRole } from '../../access/access-for';
import { AdminPage } from '../admin-page';
import { mailKinds } from './mail-kinds';
import styles from './mail-queue.module.css';
import { MailQueueButton } from './mail-queue-button';
import { toMailReason } from './mail-reason';
import { readMailQueue } from './read-mail-queue';

/** /admin/mail-queue: what waits, what stands in its way, what died and why (issue 6 §2). */
export async function MailQueueView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult;
  const { user, payload } = req;
  const { admin, api } = payload.config.routes;
  if (!user) redirect(`${admin}/login?redirect=${admin}/mail-queue`);
  const queue = hasRole(req, 'admin', 'lead-reader') ? await readMailQueue(payload) : null;
  return (
    <AdminPage {...{ initPageResult, params, searchParams }} className={styles.page}>
      <h1>Mail queue</h1>
      {queue ? <Queue queue={queue} admin={admin} api={api} /> : <p>Your role may not see the mail queue.</p>}
    </AdminPage>
  );
}

type Queue = Awaited<ReturnType<typeof readMailQueue>>;
type Shown = { queue: Queue; admin: string; api: string };

function Queue({ queue, admin, api }: Shown) {
  const { waiting, oldest, pause } = queue;
  return (
    <>
      {pause && (
        <div className={styles.problem} role="alert">
          <p>
            <strong>The queue stands still since {formatMoment('en', pause.raised_at)}.</strong> {pause.detail}
          </p>
          <p>
            Tried {pause.count} times, last at {formatMoment('en', pause.last_seen_at)}; next at{' '}
            {formatMoment('en', pause.paused_until ?? pause.last_seen_at)}. It goes on by itself with the first message
            that gets through. Nothing is lost, and this time does not count against the 72 hours of a message.
          </p>
        </div>
      )}
      <dl className={styles.counts}>
        <div>
          <dt>Waiting</dt>
          <dd>
            {waiting > 0 ? (
              <a href={`${admin}/collections/outbox-messages?where[status][in]=pending,leased`}>{waiting}</a>
            ) : (
              waiting
            )}
          </dd>
        </div>
        <div>
          <dt>Oldest since</dt>
          <dd>{oldest ? formatMoment('en', oldest) : '–'}</dd>
        </div>
        <div>
          <dt>Dead</dt>
          <dd>{queue.deadCount}</dd>
        </div>
      </dl>
      <Alarms queue={queue} api={api} />
      <Dead queue={queue} admin={admin} api={api} />
    </>
  );
}

function Alarms({ queue: { alarms }, api }: Omit<Shown, 'admin'>) {
  return (
    <section className={styles.section}>
      <h2>Open alarms</h2>
      {alarms.length === 0 && <p>None.</p>}
      {alarms.length > 0 && (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">What</th>
                <th scope="col">Since</th>
                <th scope="col">Last</th>
                <th scope="col">Times</th>
                <th scope="col">Done</th>
              </tr>
            </thead>
            <tbody>
              {alarms.map(({ id, detail, raised_at, last_seen_at, count }) => (
                <tr key={id}>
                  <td>{detail}</td>
                  <td>{formatMoment('en', raised_at)}</td>
                  <td>{formatMoment('en', last_seen_at)}</td>
                  <td>{count}</td>
                  <td>
                    <MailQueueButton address={`${api}/alarms/${id}/looked-at`} label="Looked at" about={detail} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function Dead({ queue: { dead, deadCount }, admin, api }: Shown) {
  return (
    <section className={styles.section}>
      <h2>Dead messages</h2>
      {deadCount === 0 && <p>None.</p>}
      {deadCount > 0 && (
        <>
          <p>
            These were given up. A message that is sent again keeps its Message-ID and goes to whom it did not reach.
          </p>
          <div>
            <MailQueueButton address={`${api}/outbox-messages/resend-dead`} label="Send all again" />
          </div>
          <div className={styles.scroll}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">Subject</th>
                  <th scope="col">Kind</th>
                  <th scope="col">Did not reach</th>
                  <th scope="col">Why</th>
                  <th scope="col">Attempts</th>
                  <th scope="col">Accepted</th>
                  <th scope="col">Send again</th>
                </tr>
              </thead>
              <tbody>
                {dead.map(({ id, subject, kind, recipients, delivered, last_error, attempts, accepted_at }) => (
                  <tr key={id}>
                    <td>
                      <a href={`${admin}/collections/outbox-messages/${id}`}>{subject}</a>
                    </td>
                    <td>{mailKinds[kind]}</td>
                    <td>{recipients.filter((one) => !delivered.includes(one)).join(', ')}</td>
                    <td>{toReason(last_error ?? '')}</td>
                    <td>{attempts}</td>
                    <td>{formatMoment('en', accepted_at)}</td>
                    <td>
                      <MailQueueButton
                        address={`${api}/outbox-messages/${id}/resend`}
                        label="Send again"
                        about={subject}
                      />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {deadCount > dead.length && <p>And {deadCount - dead.length} older ones.</p>}
        </>
      )}
    </section>
  );
}

/** The server's codes, after what they mean. */
function toReason(error: string): string {
  const words = toMailReason(error);
  return words ? `${words} (${error})` : error;
}
