import { BuyingSitePage, type BuyingSiteProps, toBuyingSiteMetadata } from '../buying-site-page';

/** Carries one visitor's key: never kept. */
export const dynamic = 'force-dynamic';

export function generateMetadata(props: BuyingSiteProps) {
  return toBuyingSiteMetadata({ ...props, step: 'quote' });
}

export default function Page(props: BuyingSiteProps) {
  return <BuyingSitePage {...props} step="quote" />;
}
