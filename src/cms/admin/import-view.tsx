import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { importableKinds } from '../access/importable-kinds';
import { AdminPage } from './admin-page';
import styles from './import.module.css';
import { ImportForm } from './import-form';

/** /admin/import: vehicles and dealers from a file. Payload leaves it to a view of one's own to ask who is there. */
export function ImportView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult;
  const { user, payload } = req;
  if (!user) redirect(`${payload.config.routes.admin}/login?redirect=${payload.config.routes.admin}/import`);
  const kinds = importableKinds(user.role);
  return (
    <AdminPage {...{ initPageResult, params, searchParams }} className={styles.page}>
      <h1>Import</h1>
      {kinds.length > 0 ? (
        <>
          <p className={styles.intro}>
            Makes or changes vehicle models by their code and dealers by their supplier code, from a CSV or JSON file in
            UTF-8. The whole file is checked first; nothing is stored while a row has an error.
          </p>
          <ImportForm kinds={kinds} address={`${payload.config.routes.api}/import`} />
        </>
      ) : (
        <p className={styles.intro}>Your role may not make and change vehicle models or dealers.</p>
      )}
    </AdminPage>
  );
}
