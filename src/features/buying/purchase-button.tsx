import type { LocalText } from '@/i18n/local-text';
import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { ButtonLink, type ButtonVariant } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import styles from './purchase-button.module.css';
import { PurchaseFrame } from './purchase-frame';
import type { Purchase } from './purchase-links';

type PurchaseButtonProps = {
  /** Of the dialog: one on a page. */
  id: string;
  label: LocalText;
  purchase: Purchase;
  variant?: ButtonVariant;
  className?: string;
};

type PurchaseDialogProps = Pick<PurchaseButtonProps, 'id' | 'label' | 'purchase'> & {
  locale: Locale;
  /** What stands in it until its page is there. */
  loading?: string;
};

/**
 * A button that opens the buying site in a dialog (C-399, C-400). Without JavaScript, and where there is nothing to
 * embed, it leads there.
 */
export function PurchaseButton({ id, label, purchase, variant, className }: PurchaseButtonProps) {
  const { url, isEmbeddable } = purchase;
  const dialog = isEmbeddable ? ({ 'data-opens': id, 'aria-haspopup': 'dialog' } as const) : {};
  return (
    <ButtonLink href={url} variant={variant} className={className} lang={label.lang} {...dialog}>
      {label.text}
    </ButtonLink>
  );
}

/** The dialog of a `PurchaseButton` of the same id. It stands apart from the button, so that the button may be hidden. */
export function PurchaseDialog({ id, label, purchase, locale, loading }: PurchaseDialogProps) {
  if (!purchase.isEmbeddable) return null;
  const t = getWords(locale, 'buying');
  return (
    <Dialog
      id={id}
      title={<span lang={label.lang}>{label.text}</span>}
      labels={{ close: t('close') }}
      className={styles.dialog}
    >
      <PurchaseFrame url={purchase.url} title={label.text} labels={{ loading: loading ?? t('loading') }} />
      <a className={styles.ownPage} href={purchase.url}>
        {t('ownPage')}
      </a>
    </Dialog>
  );
}
