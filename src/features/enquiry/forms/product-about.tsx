import type { Typed } from '@/domain/form/form-errors';
import { formatRand } from '@/i18n/format';
import { localText } from '@/i18n/local-text';
import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { getPicture } from '@/queries/pictures';
import { getProduct } from '@/queries/products';
import { Picture } from '@/ui/picture';
import { Words } from '@/ui/words';
import type { FormAbout } from '../open-form';
import styles from './about.module.css';

/** The product that is enquired about (C-239); null: there is no such product. */
export async function toProductAbout({ locale, query }: { locale: Locale; query: Typed }): Promise<FormAbout> {
  const product = await getProduct(locale, query.productCode ?? '');
  const title = product && localText(product, 'title');
  if (!product || !title) return null;
  const words = getWords(locale, 'merchandise');
  const picture = await getPicture(locale, product.image);
  return {
    // However it was written in the address: the form sends it as it is stored.
    asked: { productCode: product.productCode },
    title: words('enquiry', { product: title.text }),
    about: (
      <>
        {picture && <Picture {...picture} className={styles.whole} sizes="(width >= 1024px) 40vw, 100vw" priority />}
        <p className={styles.small}>{words('asking')}</p>
        <Words of={title} as="h2" className={styles.title} />
        <Words of={localText(product, 'description')} as="p" />
        <p>{product.price ? formatRand(product.price) : words('onRequest')}</p>
      </>
    ),
  };
}
