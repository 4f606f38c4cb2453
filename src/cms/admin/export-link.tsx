import type { ServerProps } from 'payload';
import { hasRole } from '../access/access-for';

/** Above the list of enquiries: all that one may read, as a file. */
export function ExportLink({ payload, user }: ServerProps) {
  if (!user || !hasRole({ user }, 'admin', 'lead-reader', 'dealer')) return null;
  return (
    <p>
      <a href={`${payload.config.routes.api}/enquiries/export.csv`} download>
        Download all enquiries (CSV)
      </a>
    </p>
  );
}
