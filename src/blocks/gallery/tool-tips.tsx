import type { CSSProperties } from 'react';
import { Icon } from '@/ui/icon';
import { Words } from '@/ui/words';
import styles from './gallery.module.css';
import type { ToolTip } from './model';

type ToolTipsProps = {
  toolTips: ToolTip[];
  level: 'h2' | 'h3';
  /** What a tooltip without a heading is called: "Detail 1". */
  names: string[];
};

/**
 * The places on a picture (C-301). From 768 px each is a button that opens its words beside it; below, numbers on the
 * picture and a numbered list under it (C-302). The browser's own popover does it, with or without JavaScript.
 */
export function ToolTips({ toolTips, level: Heading, names }: ToolTipsProps) {
  return (
    <ol className={styles.tips}>
      {toolTips.map(({ id, left, top, heading, content }, index) => (
        <li key={id} className={styles.tip} style={toPlace(left, top)}>
          <button type="button" className={styles.spot} popoverTarget={id}>
            <Icon name="plus" className={styles.sign} />
            {heading ? (
              <Words of={heading} className="visually-hidden" />
            ) : (
              <span className="visually-hidden">{names[index]}</span>
            )}
          </button>
          <div id={id} className={styles.words} popover="auto">
            <Words of={heading} as={Heading} className={styles.tipHeading} />
            <Words of={content} as="p" className={styles.tipContent} />
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The numbers of the list, where they belong on the picture: for narrow screens, which have no buttons. */
export function ToolTipNumbers({ toolTips }: { toolTips: ToolTip[] }) {
  return (
    <div aria-hidden="true">
      {toolTips.map(({ id, left, top }, index) => (
        <span key={id} className={styles.number} style={toPlace(left, top)}>
          {index + 1}
        </span>
      ))}
    </div>
  );
}

function toPlace(left: number, top: number): CSSProperties & Record<'--left' | '--top', string> {
  return { '--left': `${left}%`, '--top': `${top}%` };
}
