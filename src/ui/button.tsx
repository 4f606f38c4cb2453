import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names';
import { arrow, Drawing } from './drawing';

/** `primary` is the red one: at most one in a view. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

type Look = {
  variant?: ButtonVariant;
  /** Fills the width of its parent. */
  wide?: boolean;
  /** Before the words. */
  icon?: ReactNode;
  children: ReactNode;
};

type ButtonLinkProps = Look & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };
type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement>;

/** A link that looks like a button. A quiet one is text with an arrow. */
export function ButtonLink({ variant = 'secondary', wide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a className={looks(variant, wide, className)} {...rest}>
      <Content variant={variant} icon={icon}>
        {children}
      </Content>
    </a>
  );
}

/** A real button; grows with its words and wraps rather than cuts. */
export function Button({ variant = 'secondary', wide, icon, className, type, children, ...rest }: ButtonProps) {
  return (
    <button className={looks(variant, wide, className)} type={type ?? 'button'} {...rest}>
      <Content variant={variant} icon={icon}>
        {children}
      </Content>
    </button>
  );
}

function looks(variant: ButtonVariant, wide = false, className?: string) {
  return classNames(styles.button, styles[variant], wide && styles.wide, className);
}

function Content({ variant, icon, children }: { variant: ButtonVariant; icon?: ReactNode; children: ReactNode }) {
  return (
    <>
      {icon}
      <span>{children}</span>
      {variant === 'quiet' && !icon && <Drawing path={arrow} className={styles.arrow} />}
    </>
  );
}
