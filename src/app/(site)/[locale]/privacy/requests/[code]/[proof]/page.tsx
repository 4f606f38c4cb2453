import { RequestPage } from '@/features/privacy/request-page';
import { getWords } from '@/i18n/messages';
import { getPrivacyRequest } from '@/queries/privacy-requests';
import { linkedPage } from '../../../../../../linked-page';

/** Says what is true now: never kept. */
export const dynamic = 'force-dynamic';

/** A request about data, for whoever has the link of the mailbox. */
const page = linkedPage({
  home: '/privacy/requests',
  title: (locale) => getWords(locale, 'privacy')('title'),
  find: getPrivacyRequest,
  show: ({ found, ...shown }) => <RequestPage {...shown} request={found} />,
});

export const { generateMetadata } = page;
export default page.render;
