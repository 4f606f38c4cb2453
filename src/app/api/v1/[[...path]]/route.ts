import { refuseUnknownAddress } from '@/api/answer';

const refuse = async () => refuseUnknownAddress();

/** Any other address below /api/v1: there is no such thing, whatever the method. */
export { refuse as DELETE, refuse as GET, refuse as OPTIONS, refuse as PATCH, refuse as POST, refuse as PUT };
