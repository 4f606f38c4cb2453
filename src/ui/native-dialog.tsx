import type { ReactNode } from 'react';
import { classNames } from './class-names';
import dialogStyles from './dialog.module.css';
import { Icon } from './icon';
import styles from './native-dialog.module.css';
import { toCommand } from './opener';

type NativeDialogProps = {
  id: string;
  title: ReactNode;
  labels: { close: string };
  children: ReactNode;
  className?: string;
};

/**
 * The browser's own dialog, opened by an `Opener` and closed by Escape, its button and a click beside it, without a script
 * of ours: for what stands on every page. A browser without commands shows it as a popover.
 */
export function NativeDialog({ id, title, labels, children, className }: NativeDialogProps) {
  return (
    <dialog
      id={id}
      popover="auto"
      className={classNames(dialogStyles.dialog, styles.dialog, className)}
      aria-labelledby={`${id}-title`}
      {...closedBesideIt}
    >
      <div className={dialogStyles.head}>
        <h2 className={dialogStyles.title} id={`${id}-title`}>
          {title}
        </h2>
        <button
          type="button"
          className={dialogStyles.close}
          popoverTarget={id}
          popoverTargetAction="hide"
          {...toCommand(id, 'close')}
        >
          <Icon name="close" />
          <span className="visually-hidden">{labels.close}</span>
        </button>
      </div>
      <div className={dialogStyles.body}>{children}</div>
    </dialog>
  );
}

/** React's types do not know it yet. */
const closedBesideIt: object = { closedby: 'any' };
