import { type BuyingSiteProps, BuyingSiteThanks, toThanksMetadata } from '../../../buying-site-page';

export const dynamic = 'force-dynamic';

export function generateMetadata(props: BuyingSiteProps) {
  return toThanksMetadata({ ...props, step: 'test-drive' });
}

export default function Page(props: BuyingSiteProps) {
  return <BuyingSiteThanks {...props} step="test-drive" />;
}
