import type { ServerProps } from 'payload';

/** The way to the opt-out register, below the collections in the menu of the admin. */
export function OptOutRegisterLink({ payload, user }: ServerProps) {
  if (user?.role !== 'admin') return null;
  return (
    <a className="nav__link" id="nav-opt-out-register" href={`${payload.config.routes.admin}/opt-out-register`}>
      <span className="nav__link-label">Opt-out register</span>
    </a>
  );
}
