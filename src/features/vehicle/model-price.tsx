import { Price } from '@/ui/price';
import type { ChooserLabels, ChooserModel, ChooserProps } from './chooser-props';
import styles from './model-price.module.css';

type ModelPriceProps = {
  model: ChooserModel;
  terms: ChooserProps['priceTerms'];
  labels: Pick<ChooserLabels, 'formerPrice' | 'asterisk'>;
};

/**
 * The price in large figures, its terms right below; with an asterisk where a struck one stands beside. Then
 * how soon one can have it, where that is known.
 */
export function ModelPrice({ model, terms, labels }: ModelPriceProps) {
  const { price, hasPrice, formerPrice, availability } = model;
  const words = hasPrice && (
    <>
      {formerPrice && <p>* {labels.asterisk}</p>}
      {terms && <p lang={terms.lang}>{terms.text}</p>}
    </>
  );
  return (
    <>
      {hasPrice ? (
        <Price
          amount={formerPrice ? `${price}*` : price}
          former={formerPrice ? { amount: formerPrice, label: labels.formerPrice } : undefined}
          terms={words || undefined}
        />
      ) : (
        <p className={styles.words}>{price}</p>
      )}
      {availability && <p className={styles.availability}>{availability}</p>}
    </>
  );
}
