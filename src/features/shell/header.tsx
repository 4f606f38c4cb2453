import { ButtonLink } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Words } from '@/ui/words';
import styles from './header.module.css';
import { HeaderMenu, type HeaderMenuLabels } from './header-menu';
import { LanguageMenu, type LanguageSelectorProps } from './language-selector';
import { MenuBehaviour } from './menu-behaviour.client';
import type { ShellLink, ShellNavigation } from './navigation';
import { Wordmark } from './wordmark';

export type ShellHeaderProps = {
  brandName: string;
  /** `/` in the page's language, or the dealer's own home. */
  homeUrl: string;
  /** The page's address as the visitor sees it, to mark where they are. */
  currentUrl: string;
  navigation: ShellNavigation;
  /** To the dealer finder, or to the visitor's own dealer. */
  dealer: ShellLink;
  languages: LanguageSelectorProps;
  /** The one red action, only on pages where it is the next step. */
  action?: ShellLink | null;
  labels: HeaderMenuLabels & {
    /** "{brand}, home" */
    home: string;
  };
};

/** The bar at the top of every page: 64 px, always in place. */
export function ShellHeader({
  brandName,
  homeUrl,
  currentUrl,
  navigation,
  dealer,
  languages,
  action,
  labels,
}: ShellHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a className={styles.home} href={homeUrl} aria-label={labels.home}>
          <Wordmark name={brandName} />
        </a>
        <HeaderMenu
          navigation={navigation}
          currentUrl={currentUrl}
          dealer={dealer}
          languages={languages}
          labels={labels}
        />
        <div className={styles.tools}>
          <a className={styles.tool} href={dealer.url}>
            <Icon name="pin" />
            <Words of={dealer.label} className={styles.toolWords} />
          </a>
          <LanguageMenu {...languages} />
          {action && (
            <ButtonLink className={styles.action} variant="primary" href={action.url} lang={action.label.lang}>
              {action.label.text}
            </ButtonLink>
          )}
        </div>
      </div>
      <MenuBehaviour />
    </header>
  );
}
