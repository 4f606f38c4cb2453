import 'server-only';
import config from '@payload-config';
import { getPayload } from 'payload';

/** The CMS of this process. */
export function getCms() {
  return getPayload({ config });
}
