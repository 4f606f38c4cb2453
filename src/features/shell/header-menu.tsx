import { Icon } from '@/ui/icon';
import { Picture } from '@/ui/picture';
import { Words } from '@/ui/words';
import styles from './header-menu.module.css';
import { LanguageLinks, type LanguageSelectorProps } from './language-selector';
import { leadsTo, type SheetGroup, type ShellItem, type ShellLink, type ShellNavigation } from './navigation';

export type HeaderMenuLabels = {
  /** Names the navigation for assistive technology: "Main menu". */
  mainMenu: string;
  /** The words on the phone's menu button. */
  menu: string;
  close: string;
  /** Before a menu's own page: "See all:" Vehicles. */
  overview: string;
};

type HeaderMenuProps = {
  navigation: ShellNavigation;
  currentUrl: string;
  dealer: ShellLink;
  languages: LanguageSelectorProps;
  labels: HeaderMenuLabels;
};

/**
 * One menu for every screen (D-320): five words in the bar with full-width sheets below, or, on a phone, a full-height
 * sheet that shows one level at a time. `<details>` and a popover carry it, so it needs no JavaScript;
 * `MenuBehaviour` adds the hover, the arrow key and Escape.
 */
export function HeaderMenu({ navigation, currentUrl, dealer, languages, labels }: HeaderMenuProps) {
  return (
    <>
      <nav className={styles.menu} id={menuId} popover="auto" aria-label={labels.mainMenu}>
        <ul className={styles.items}>
          {navigation.items.map((item) => (
            <li key={item.url} className={styles.item}>
              {item.sheet ? (
                <SheetItem item={item} groups={item.sheet.groups} currentUrl={currentUrl} labels={labels} />
              ) : (
                <a
                  className={styles.word}
                  href={item.url}
                  lang={item.label.lang}
                  aria-current={toCurrent(item.url, currentUrl)}
                >
                  {item.label.text}
                </a>
              )}
            </li>
          ))}
        </ul>
        <div className={styles.foot}>
          <a className={styles.dealer} href={dealer.url}>
            <Icon name="pin" />
            <Words of={dealer.label} />
          </a>
          <LanguageLinks {...languages} />
        </div>
        <button type="button" className={styles.close} popoverTarget={menuId} popoverTargetAction="hide">
          <Icon name="close" />
          {labels.close}
        </button>
      </nav>
      <button type="button" className={styles.open} popoverTarget={menuId}>
        <Icon name="menu" />
        <span className={styles.openWord}>{labels.menu}</span>
      </button>
    </>
  );
}

const menuId = 'main-menu';

type SheetItemProps = { item: ShellItem; groups: SheetGroup[]; currentUrl: string; labels: HeaderMenuLabels };

function SheetItem({ item, groups, currentUrl, labels }: SheetItemProps) {
  const isHere = leadsTo(item.url, currentUrl);
  return (
    <details name={menuId} data-menu="hover">
      <summary className={styles.word} lang={item.label.lang} data-here={isHere ? '' : undefined}>
        <Icon name="back" className={styles.back} />
        {item.label.text}
        <Icon name="chevron" className={styles.chevron} />
      </summary>
      <div className={styles.sheet}>
        <div className={styles.sheetWrap}>
          <a className={styles.overview} href={item.url} aria-current={item.url === currentUrl ? 'page' : undefined}>
            {labels.overview} <Words of={item.label} />
            <Icon name="arrow" />
          </a>
          <div className={styles.groups}>
            {groups.map((group) => (
              <Group key={group.title.text} group={group} currentUrl={currentUrl} />
            ))}
          </div>
        </div>
      </div>
    </details>
  );
}

function Group({ group, currentUrl }: { group: SheetGroup; currentUrl: string }) {
  const hasPictures = group.links.some(({ picture }) => picture);
  return (
    <section className={styles.group} data-pictures={hasPictures ? '' : undefined}>
      <Words of={group.title} as="h2" className={styles.groupTitle} />
      <ul className={styles.links}>
        {group.links.map(({ url, label, note, picture }) => (
          <li key={`${url} ${label.text}`}>
            <a className={styles.link} href={url} aria-current={toCurrent(url, currentUrl)}>
              {picture && (
                <span className={styles.picture}>
                  <Picture {...picture} alt="" sizes="(width >= 1024px) 9rem, 6rem" />
                </span>
              )}
              <span className={styles.linkWords}>
                <Words of={label} className={styles.linkLabel} />
                <Words of={note ?? null} className={styles.note} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function toCurrent(url: string, currentUrl: string): 'page' | 'true' | undefined {
  if (url === currentUrl) return 'page';
  return leadsTo(url, currentUrl) ? 'true' : undefined;
}
