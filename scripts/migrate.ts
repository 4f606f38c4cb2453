import { openCms } from './open-cms';

/** Brings the database of this environment up to date. */
const cms = await openCms();
await cms.destroy();
