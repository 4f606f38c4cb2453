import { Price } from '@/ui/price';
import type { ChooserLabels, ChooserModel, ChooserProps } from './chooser-props';

type ModelPriceProps = {
  model: ChooserModel;
  terms: ChooserProps['priceTerms'];
  labels: Pick<ChooserLabels, 'formerPrice' | 'asterisk'>;
};

/** The price in large figures, its terms right below; with an asterisk where a struck one stands beside. */
export function ModelPrice({ model, terms, labels }: ModelPriceProps) {
  const { price, hasPrice, formerPrice } = model;
  const words = hasPrice && (
    <>
      {formerPrice && <p>* {labels.asterisk}</p>}
      {terms && <p lang={terms.lang}>{terms.text}</p>}
    </>
  );
  return (
    <Price
      amount={formerPrice ? `${price}*` : price}
      former={formerPrice ? { amount: formerPrice, label: labels.formerPrice } : undefined}
      terms={words || undefined}
    />
  );
}
