import { Calculator } from './calculator';
import type { CardContent } from './card-content';
import { Subscription } from './subscription';

/** Whichever calculator it is: for places that hold several, which then load their scripts once. */
export function AnyCalculator({ content }: { content: CardContent }) {
  return content.product === 'subscription' ? <Subscription {...content.props} /> : <Calculator {...content.props} />;
}
