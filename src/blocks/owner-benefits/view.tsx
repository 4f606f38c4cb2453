import { ForChosenModel } from '@/features/vehicle/for-chosen-model';
import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { Icon } from '@/ui/icon';
import { Section } from '@/ui/section';
import { SectionHead } from '@/ui/section-head';
import { Words } from '@/ui/words';
import type { OwnerBenefitsModel, Plan } from './model';
import styles from './owner-benefits.module.css';

/** A card for each benefit; the plans are those of the model that stands on the stage. */
export function OwnerBenefitsView(props: OwnerBenefitsModel & { locale: Locale }) {
  const { heading, intro, plans, benefits, locale } = props;
  const [first, ...others] = plans;
  return (
    <Section block="ownerBenefits">
      <SectionHead heading={heading} intro={intro} as="h2" />
      <div className={styles.cards}>
        {first && others.length === 0 && <Plans plans={first.plans} locale={locale} />}
        {others.length > 0 &&
          plans.map(({ codes, plans: own, isFirst }) => (
            <ForChosenModel key={codes.join()} codes={codes} isChosen={isFirst}>
              <Plans plans={own} locale={locale} />
            </ForChosenModel>
          ))}
        {benefits.map(({ key, icon, title, description }) => (
          <div key={key} className={styles.card}>
            {icon && <Icon name={icon} large className={styles.icon} />}
            <Words of={title} as="h3" className={styles.title} />
            <Words of={description} as="p" className={styles.text} />
          </div>
        ))}
      </div>
    </Section>
  );
}

function Plans({ plans, locale }: { plans: Plan[]; locale: Locale }) {
  const t = getWords(locale, 'vehicleBlocks');
  return plans.map(({ kind, text }) => (
    <div key={kind} className={styles.card} data-plan={kind}>
      <Icon name={kind === 'warranty' ? 'shield' : 'wrench'} large className={styles.icon} />
      <h3 className={styles.title}>{t(`owner.${kind}`)}</h3>
      {text ? (
        <Words of={text} as="p" className={styles.text} />
      ) : (
        <p className={styles.missing}>{t('owner.unavailable')}</p>
      )}
    </div>
  ));
}
