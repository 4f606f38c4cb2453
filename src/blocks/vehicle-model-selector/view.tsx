import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';
import { Section } from '@/ui/section';
import { Words } from '@/ui/words';
import type { VehicleModelSelectorModel } from './model';
import styles from './vehicle-model-selector.module.css';

type VehicleModelSelectorViewProps = VehicleModelSelectorModel & { locale: Locale; isOpening: boolean };

/** A search that leads to the derivative selector, and every range by its body type. */
export function VehicleModelSelectorView(props: VehicleModelSelectorViewProps) {
  const { heading, intro, action, groups, locale, isOpening } = props;
  const t = getWords(locale, 'vehicleBlocks');
  const Title = heading && !isOpening ? 'h3' : 'h2';
  return (
    <Section block="vehicleModelSelector" className={styles.block}>
      <div className={styles.head}>
        <Words of={heading} as={isOpening ? 'h1' : 'h2'} />
        <Words of={intro} as="p" className={styles.intro} />
        <search>
          <form action={action} method="get" className={styles.form}>
            <TextField name="q" label={t('selector.search')} type="search" maxLength={32} />
            <Button type="submit">{t('selector.find')}</Button>
          </form>
        </search>
      </div>
      <div className={styles.groups}>
        {groups.map(({ key, title, ranges }) => (
          <div key={key}>
            <Title className={styles.title}>{title}</Title>
            <ul className={styles.ranges}>
              {ranges.map(({ name, href }) => (
                <li key={href}>
                  <a className={styles.range} href={href}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
