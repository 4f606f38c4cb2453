import { closeCms, openCms } from './open-cms';

/** Brings the database of this environment up to date. */
await closeCms(await openCms());
