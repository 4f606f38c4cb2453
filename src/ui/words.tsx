import type { ElementType, HTMLAttributes } from 'react';
import type { LocalText } from '@/i18n/local-text';

type WordsProps = Omit<HTMLAttributes<HTMLElement>, 'children' | 'lang'> & {
  of: LocalText | null;
  as?: ElementType;
};

/** Shows a text in its element, marked `lang="en"` where it fell back to English; nothing when null. */
export function Words({ of, as: Element = 'span', ...rest }: WordsProps) {
  if (!of) return null;
  return (
    <Element lang={of.lang} {...rest}>
      {of.text}
    </Element>
  );
}
