import type { ReactNode } from 'react';
import { type LocalText, localText } from '@/i18n/local-text';
import { type Locale, localeHref } from '@/i18n/locales';
import { ButtonLink, type ButtonVariant } from './button';
import styles from './button-list.module.css';
import { classNames } from './class-names';

/** A button of the CMS (C-307), ready to show. The colour counts where the button lies on a picture. */
export type ListedButton = { label: LocalText; href: string; variant: ButtonVariant; colour: 'dark' | 'light' };

/** A button as stored. */
export type StoredButton = {
  linkLabel?: string | null;
  linkUrl: string;
  buttonStyle?: ButtonVariant | null;
  buttonColour?: 'dark' | 'light' | null;
};

/** Buttons in a row that wraps; nothing at all without any (C-306). */
export function ButtonList({ buttons, className }: { buttons: ListedButton[]; className?: string }) {
  if (buttons.length === 0) return null;
  return (
    <ButtonRow className={className}>
      {buttons.map(({ label, href, variant, colour }) => (
        <ButtonLink key={`${href} ${label.text}`} href={href} variant={variant} data-colour={colour} lang={label.lang}>
          {label.text}
        </ButtonLink>
      ))}
    </ButtonRow>
  );
}

/** Any buttons beside each other, in a row that wraps; below each other on a phone. */
export function ButtonRow({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames(styles.list, className)}>{children}</div>;
}

/** Stored buttons as shown in a language; one without a label is left out. */
export function toButtons(stored: readonly StoredButton[] | null | undefined, locale: Locale): ListedButton[] {
  return (stored ?? []).flatMap((button) => {
    const label = localText(button, 'linkLabel');
    if (!label) return [];
    return {
      label,
      href: localeHref(locale, button.linkUrl),
      variant: button.buttonStyle ?? 'secondary',
      colour: button.buttonColour ?? 'dark',
    };
  });
}
