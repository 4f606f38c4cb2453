import { toDialogId } from '@/domain/site/nav-dialog';
import { getFormWords } from '@/i18n/form-words';
import { type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { ButtonLink } from '@/ui/button';
import { NativeDialog } from '@/ui/native-dialog';
import styles from './nav-dialogs.module.css';

/**
 * The dialogs that links of the navigation open (D-315, D-316), the same for every visitor, because the page around them
 * is kept: the form stands in a frame, which the browser loads once the dialog is seen.
 */
export function NavDialogs({ locale }: { locale: Locale }) {
  return (
    <>
      <SubscribeDialog locale={locale} />
      <SponsorshipDialog locale={locale} />
    </>
  );
}

/**
 * The newsletter's sign-up. A browser without JavaScript would load a lazy frame at once, on every page: it reads the two
 * `noscript` as a comment around the frame.
 */
function SubscribeDialog({ locale }: { locale: Locale }) {
  const words = getWords(locale, 'subscription');
  const { title } = getFormWords(locale, 'newsletter');
  const url = localePath(locale, '/newsletter');
  return (
    <NativeDialog
      id={toDialogId('subscribe')}
      title={title}
      labels={{ close: words('dialogs.close') }}
      className={styles.framed}
    >
      <div className={styles.place}>
        <p className={styles.loading} aria-hidden="true">
          {words('dialogs.loading')}
        </p>
        <noscript dangerouslySetInnerHTML={{ __html: '<!--' }} />
        <iframe className={styles.frame} src={url} title={title} loading="lazy" />
        <noscript dangerouslySetInnerHTML={{ __html: '-->' }} />
      </div>
      <a className={styles.ownPage} href={url}>
        {words('dialogs.ownPage')}
      </a>
    </NativeDialog>
  );
}

/** Corporate Sponsorship versus Corporate Social Responsibility: each has a form of its own. */
function SponsorshipDialog({ locale }: { locale: Locale }) {
  const words = getWords(locale, 'subscription');
  const ways = [
    { key: 'corporate', url: '/enquiry/sponsorships' },
    { key: 'responsibility', url: '/enquiry/sponsorships/corporate-citizenship' },
  ] as const;
  return (
    <NativeDialog
      id={toDialogId('sponsorships')}
      title={words('dialogs.sponsorships.title')}
      labels={{ close: words('dialogs.close') }}
    >
      <p>{words('dialogs.sponsorships.lead')}</p>
      <ul className={styles.ways}>
        {ways.map(({ key, url }) => (
          <li key={key} className={styles.way}>
            <ButtonLink href={localePath(locale, url)} wide>
              {words(`dialogs.sponsorships.${key}`)}
            </ButtonLink>
            <p className={styles.note}>{words(`dialogs.sponsorships.${key}Note`)}</p>
          </li>
        ))}
      </ul>
    </NativeDialog>
  );
}
