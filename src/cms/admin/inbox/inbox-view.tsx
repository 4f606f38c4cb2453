import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { AdminPage } from '../admin-page';
import { InboxEnquiry } from './inbox-enquiry';
import { readInboxFilters } from './inbox-filters';
import { InboxList } from './inbox-list';
import { toInboxPerson } from './inbox-person';
import { InboxTimes } from './inbox-times';
import styles from './inbox-view.module.css';

/**
 * /admin/inbox: the enquiries that somebody may answer; /admin/inbox/reply-times, and /admin/inbox/{reference}. Payload
 * leaves it to a view of one's own to ask who is there.
 */
export async function InboxView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult;
  const { user, payload } = req;
  const home = `${payload.config.routes.admin}/inbox`;
  if (!user) {
    const asked = `${payload.config.routes.admin}/${[params?.segments ?? []].flat().join('/')}`;
    redirect(`${payload.config.routes.admin}/login?redirect=${encodeURIComponent(asked)}`);
  }
  return (
    <AdminPage {...{ initPageResult, params, searchParams }} className={styles.page}>
      {await toContent({ req, home, params, query: searchParams ?? {} })}
    </AdminPage>
  );
}

async function toContent({
  req,
  home,
  params,
  query,
}: {
  req: AdminViewServerProps['initPageResult']['req'];
  home: string;
  params: AdminViewServerProps['params'];
  query: NonNullable<AdminViewServerProps['searchParams']>;
}): Promise<ReactNode> {
  const person = toInboxPerson(req);
  if (!person) {
    return (
      <>
        <h1>Inbox</h1>
        <p>Your role has no inbox.</p>
      </>
    );
  }
  const { payload } = req;
  const [, which, ...rest] = [params?.segments ?? []].flat();
  const common = { payload, person, home, now: new Date() };
  if (which === undefined) return <InboxList {...common} filters={readInboxFilters(query)} />;
  if (rest.length > 0) return <p>There is no such page.</p>;
  if (which === 'reply-times') return <InboxTimes {...common} />;
  return <InboxEnquiry {...common} reference={which} query={query} />;
}
