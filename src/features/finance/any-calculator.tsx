import { Calculator } from './calculator';
import type { CardContent } from './card-content';
import { Subscription } from './subscription';

/** Whichever calculator it is. The default of its file, as a script that is loaded by need has to be. */
export default function AnyCalculator({ content }: { content: CardContent }) {
  return content.product === 'subscription' ? <Subscription {...content.props} /> : <Calculator {...content.props} />;
}
