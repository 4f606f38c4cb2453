import type { InputHTMLAttributes } from 'react';
import styles from './checkbox.module.css';
import { classNames } from './class-names';

/** A box to tick, without words: its label is around it. */
export function Checkbox({ className, ...rest }: Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'>) {
  return <input className={classNames(styles.box, className)} type="checkbox" {...rest} />;
}
