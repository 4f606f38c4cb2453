import { ReceiptPage } from '@/features/consent/receipt-page';
import { getWords } from '@/i18n/messages';
import { getConsentReceipt } from '@/queries/consents';
import { linkedPage } from '../../../../../linked-page';

/** Says what is true now: never kept. */
export const dynamic = 'force-dynamic';

/** A consent to marketing, as it was given, for whoever has its link. */
const page = linkedPage({
  home: '/consents',
  title: (locale) => getWords(locale, 'consent')('title'),
  find: getConsentReceipt,
  show: ({ found, ...shown }) => <ReceiptPage {...shown} receipt={found} />,
});

export const { generateMetadata } = page;
export default page.render;
