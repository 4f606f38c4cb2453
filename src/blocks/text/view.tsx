import { RichText } from '@/features/rich-text/rich-text';
import { classNames } from '@/ui/class-names';
import { Words } from '@/ui/words';
import type { BlockContext } from '../block';
import type { TextModel } from './model';
import styles from './text.module.css';

type TextViewProps = TextModel & Pick<BlockContext, 'locale' | 'isOpening'>;

/** The heading at one side, the text in a column of at most 68 characters at the other; or both in the middle. */
export function TextView({ heading, body, alignment, locale, isOpening }: TextViewProps) {
  return (
    <section data-block="text" className={classNames('wrap', styles.block)}>
      <div className={styles[alignment]}>
        <Words of={heading} as={isOpening ? 'h1' : 'h2'} />
        {body && (
          <RichText text={body} locale={locale} topLevel={heading && !isOpening ? 3 : 2} className={styles.body} />
        )}
      </div>
    </section>
  );
}
