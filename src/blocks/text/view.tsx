import { RichText } from '@/features/rich-text/rich-text';
import type { Locale } from '@/i18n/locales';
import { classNames } from '@/ui/class-names';
import { Words } from '@/ui/words';
import type { TextModel } from './model';
import styles from './text.module.css';

/** One column of at most 68 characters. */
export function TextView({ heading, body, alignment, locale }: TextModel & { locale: Locale }) {
  return (
    <section data-block="text" className={classNames('wrap', styles.block)}>
      <div className={classNames(styles.column, alignment === 'centre' && styles.centre)}>
        <Words of={heading} as="h2" />
        {body && <RichText text={body} locale={locale} topLevel={heading ? 3 : 2} />}
      </div>
    </section>
  );
}
