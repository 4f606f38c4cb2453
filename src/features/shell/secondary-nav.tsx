import { type NavDialog, toDialogId } from '@/domain/site/nav-dialog';
import type { LocalText } from '@/i18n/local-text';
import { ButtonLink } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { Opener } from '@/ui/opener';
import { Words } from '@/ui/words';
import type { ShellLink } from './navigation';
import styles from './secondary-nav.module.css';

export type SecondaryNavLink = {
  label: LocalText;
  url: string;
  /** Used on phones in place of `url` (C-420). */
  mobileUrl?: string | null;
};

export type SecondaryNavItem = {
  key: string;
  /** `dropdown` opens a list, `default` leads to a page, `anchor` to a place on this page (C-418). */
  type: 'dropdown' | 'default' | 'anchor';
  label: LocalText;
  url: string | null;
  /** The label of a dropdown is a link of its own only when true (C-419). */
  labelIsLink: boolean;
  links: SecondaryNavLink[];
  /** A dialog that a link opens instead (D-315, D-316); without JavaScript it leads to `url`. */
  opens?: NavDialog | null;
};

type SecondaryNavProps = {
  title: LocalText | null;
  /** The first one stands out, in ink: the red action belongs to the page. */
  buttons: ShellLink[];
  items: SecondaryNavItem[];
  currentUrl: string;
  labels: {
    /** Names the bar for assistive technology where it has no title. */
    section: string;
    /** Before the label of a list that opens beside its link: "More:" Motorsport. */
    more: string;
  };
};

/** The bar of a section (C-436): its title, its links and lists, its buttons. On a phone it scrolls sideways. */
export function SecondaryNav({ title, buttons, items, currentUrl, labels }: SecondaryNavProps) {
  return (
    <nav className={styles.bar} aria-label={title?.text ?? labels.section}>
      <div className={styles.wrap}>
        <Words of={title} as="p" className={styles.title} />
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.key} className={styles.item}>
              <Item item={item} currentUrl={currentUrl} more={labels.more} />
            </li>
          ))}
        </ul>
        {buttons.length > 0 && (
          <div className={styles.buttons}>
            {buttons.map(({ label, url }) => (
              <ButtonLink key={url} href={url} lang={label.lang} className={styles.button}>
                {label.text}
              </ButtonLink>
            ))}
          </div>
        )}
      </div>
    </nav>
  );
}

type ItemProps = { item: SecondaryNavItem; currentUrl: string; more: string };

function Item({ item, currentUrl, more }: ItemProps) {
  const { type, label, url, labelIsLink, links, opens } = item;
  if (type === 'default' && opens && url !== null) {
    return (
      <Opener className={styles.word} href={url} lang={label.lang} dialogId={toDialogId(opens)}>
        {label.text}
      </Opener>
    );
  }
  const isLink = url !== null && (type !== 'dropdown' || labelIsLink);
  const link = isLink && (
    <a className={styles.word} href={url} lang={label.lang} aria-current={url === currentUrl ? 'page' : undefined}>
      {label.text}
    </a>
  );
  if (type !== 'dropdown' || links.length === 0) return link || <Words of={label} className={styles.plain} />;
  return (
    <>
      {link}
      <details className={styles.menu} name="section-menu" data-menu="hover">
        <summary className={styles.word}>
          {link ? <span className="visually-hidden">{more} </span> : null}
          <Words of={label} className={link ? 'visually-hidden' : undefined} />
          <Icon name="down" className={styles.down} />
        </summary>
        <ul className={styles.list}>{links.map((entry) => toEntry(entry, currentUrl))}</ul>
      </details>
    </>
  );
}

function toEntry({ label, url, mobileUrl }: SecondaryNavLink, currentUrl: string) {
  const differs = Boolean(mobileUrl) && mobileUrl !== url;
  return (
    <li key={`${url} ${label.text}`}>
      {toLink(label, url, currentUrl, differs ? styles.wideOnly : undefined)}
      {differs && mobileUrl && toLink(label, mobileUrl, currentUrl, styles.phoneOnly)}
    </li>
  );
}

function toLink(label: LocalText, url: string, currentUrl: string, screen: string | undefined) {
  return (
    <a
      className={classNames(styles.link, screen)}
      href={url}
      lang={label.lang}
      aria-current={url === currentUrl ? 'page' : undefined}
    >
      {label.text}
    </a>
  );
}
