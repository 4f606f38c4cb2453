import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { isRegisterFresh, registerLifeDays } from '@/domain/privacy/marketing-decision';
import { formatDate } from '@/i18n/format';
import { hasRole } from '../access/access-for';
import { AdminPage } from './admin-page';
import styles from './import.module.css';
import { OptOutRegisterForm } from './opt-out-register-form';

/** /admin/opt-out-register: replaces the opt-out register. Payload leaves it to a view of one's own to ask who is there. */
export async function OptOutRegisterView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult;
  const { user, payload } = req;
  const { admin, api } = payload.config.routes;
  if (!user) redirect(`${admin}/login?redirect=${admin}/opt-out-register`);
  const isAllowed = hasRole(req, 'admin');
  return (
    <AdminPage {...{ initPageResult, params, searchParams }} className={styles.page}>
      <h1>Opt-out register</h1>
      {isAllowed ? (
        <>
          <p className={styles.intro}>
            Addresses and numbers that want no direct marketing, a line each or in the columns of a CSV. The file
            replaces the register as a whole; only hashes are kept. Older than {registerLifeDays} days, nobody is sent
            marketing.
          </p>
          <p className={styles.intro}>{await describeRegister(payload)}</p>
          <OptOutRegisterForm address={`${api}/opt-out-register`} />
        </>
      ) : (
        <p className={styles.intro}>Your role may not import the opt-out register.</p>
      )}
    </AdminPage>
  );
}

async function describeRegister(payload: AdminViewServerProps['payload']): Promise<string> {
  const [{ registerCleansedAt }, { totalDocs }] = await Promise.all([
    payload.findGlobal({ slug: 'enquiry-settings', depth: 0 }),
    payload.count({ collection: 'opt-outs' }),
  ]);
  if (!registerCleansedAt) return 'It was never imported: nobody is sent marketing.';
  const isFresh = isRegisterFresh(new Date(registerCleansedAt), new Date());
  const state = isFresh ? '' : ' That is too long ago: nobody is sent marketing.';
  return `${totalDocs} entries, imported on ${formatDate('en', registerCleansedAt)}.${state}`;
}
