import { heading, richText } from '../rich-text';
import type { Words } from '../words';
import { type FinanceLinkName, nextSteps } from './finance-links';
import type { WrittenPage } from './page';

type CalculatorBlock =
  | 'instalmentCalculator'
  | 'futureDriveCalculator'
  | 'traditionalCalculator'
  | 'leaseCalculator'
  | 'kintoOneCalculator'
  | 'usedCalculator';

type Calculator = {
  /** Its part of the address, below Toyota Financial Services. */
  name: string;
  block: CalculatorBlock;
  title: Words;
  intro: Words;
  /** What the figures hold, where it needs a sentence beside the calculator's own list of what is included (T-311). */
  holds?: Words;
  suits: readonly Words[];
  atEnd: Words;
  next: readonly FinanceLinkName[];
  description: Words;
};

/** A calculator's own page: the calculator, then what to know before choosing that way to pay. */
export function calculatorPage(calculator: Calculator): WrittenPage {
  const { name, block, title, intro, holds, suits, atEnd, next, description } = calculator;
  return {
    title,
    slug: `payment-options/toyota-financial-services/${name}`,
    _status: 'published',
    layout: [
      { blockType: 'breadcrumbs', backLink: false },
      { blockType: block, heading: title, intro },
      {
        blockType: 'text',
        heading: { en: 'Before you choose it', af: 'Voor jy dit kies', zu: 'Ngaphambi kokuyikhetha' },
        body: richText(
          ...(holds
            ? [heading({ en: 'What the figures hold', af: 'Wat in die syfers is', zu: 'Okusezibalweni' }), holds]
            : []),
          heading({ en: 'Who it suits', af: 'Vir wie dit pas', zu: 'Efanele bani' }),
          ...suits,
          heading({
            en: 'What you own at the end',
            af: 'Wat jy aan die einde besit',
            zu: 'Okuba ngokwakho ekugcineni',
          }),
          atEnd,
        ),
      },
      nextSteps(...next),
    ],
    meta: { description },
  };
}
