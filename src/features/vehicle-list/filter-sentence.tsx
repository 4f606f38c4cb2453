import type { ListFilter } from '@/domain/vehicle-filter/list-filter';
import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { Button, ButtonLink } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import sentence from '@/ui/sentence.module.css';
import styles from './filter-sentence.module.css';
import { ListBehaviour } from './list-behaviour.client';
import type { Slots } from './list-words';

type FilterSentenceProps = {
  locale: Locale;
  slots: Slots;
  /** Where the list without any filter is. */
  home: string;
  /** Is anything asked for? */
  isAsking: boolean;
  /** The derivative selector of the same site. */
  selectorUrl: string;
};

/**
 * The list's filters as sentences with gaps: each language orders its own words and gaps. Works as a plain form; with
 * JavaScript a choice is followed at once.
 */
export function FilterSentence({ locale, slots, home, isAsking, selectorUrl }: FilterSentenceProps) {
  const t = getWords(locale, 'vehicleList');
  const gap = (name: keyof ListFilter) => () => <Gap slots={slots} name={name} />;
  return (
    <form
      className={classNames(sentence.form, styles.form)}
      action={home}
      autoComplete="off"
      aria-label={t('form')}
      data-list-filter=""
    >
      <p className={sentence.sentence}>
        {t.rich('sentence', { body: gap('body'), max: gap('max'), fuel: gap('fuel'), seats: gap('seats') })}
      </p>
      <p className={sentence.details}>
        {t.rich('details', {
          transmission: gap('transmission'),
          drive: gap('drive'),
          grade: gap('grade'),
          sort: gap('sort'),
        })}
      </p>
      <div className={styles.actions}>
        {isAsking && (
          <ButtonLink variant="quiet" icon={<Icon name="close" />} href={home}>
            {t('clear')}
          </ButtonLink>
        )}
        <ButtonLink variant="quiet" href={selectorUrl} data-derivative-selector="">
          {t('findModel')}
        </ButtonLink>
        <Button type="submit" className={styles.show}>
          {t('show')}
        </Button>
      </div>
      <ListBehaviour />
    </form>
  );
}

function Gap({ slots, name }: { slots: Slots; name: keyof ListFilter }) {
  const slot = slots[name];
  if (!slot) return null;
  return (
    <span className={sentence.gap}>
      <select
        className={classNames(sentence.control, styles.select)}
        name={name}
        aria-label={slot.label}
        defaultValue={slot.options.find(({ isChosen }) => isChosen)?.value}
      >
        {slot.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="down" className={sentence.down} />
    </span>
  );
}
