import type { ReactNode } from 'react';
import styles from './opener.module.css';

type OpenerProps = {
  /** Of a `NativeDialog` on the page. */
  dialogId: string;
  /** Where it leads without JavaScript, and in a browser that cannot open the dialog. */
  href: string;
  lang?: string;
  className?: string;
  children: ReactNode;
};

/**
 * A link that opens a dialog, without a script of ours: a button with a command, and a link for browsers that have no
 * JavaScript or no popovers. Only one of them is there for eyes, keys and screen readers.
 */
export function Opener({ dialogId, href, children, ...look }: OpenerProps) {
  return (
    <>
      <span className={styles.plain}>
        <a href={href} {...look}>
          {children}
        </a>
      </span>
      <span className={styles.opening}>
        <button
          type="button"
          aria-haspopup="dialog"
          popoverTarget={dialogId}
          {...toCommand(dialogId, 'show-modal')}
          {...look}
        >
          {children}
        </button>
      </span>
    </>
  );
}

/** A browser that knows no commands does what `popoverTarget` says. React's types do not know them yet. */
export function toCommand(dialogId: string, command: 'show-modal' | 'close'): object {
  return { commandfor: dialogId, command };
}
