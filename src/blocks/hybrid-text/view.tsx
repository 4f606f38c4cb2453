import { RichText } from '@/features/rich-text/rich-text';
import type { LoadedRichText } from '@/features/rich-text/rich-text-references';
import { ForChosenCategory } from '@/features/vehicle/for-chosen-model';
import type { LocalText } from '@/i18n/local-text';
import type { Locale } from '@/i18n/locales';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { Words } from '@/ui/words';
import styles from './hybrid-text.module.css';

type HybridTextViewProps = {
  heading: LocalText | null;
  body: LoadedRichText | null;
  locale: Locale;
  /** There is no category to choose on this page. */
  isAlone: boolean;
};

export function HybridTextView({ heading, body, locale, isAlone }: HybridTextViewProps) {
  return (
    <ForChosenCategory category="hybrid" isChosen={isAlone}>
      <section data-block="hybridText" className={classNames('wrap', styles.block)}>
        <div className={styles.panel}>
          <Icon name="leaf" large className={styles.icon} />
          <div className={styles.words}>
            <Words of={heading} as="h2" className={styles.heading} />
            {body && <RichText text={body} locale={locale} topLevel={3} />}
          </div>
        </div>
      </section>
    </ForChosenCategory>
  );
}
