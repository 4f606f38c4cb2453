import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { TextField } from '@/ui/field';
import { Icon } from '@/ui/icon';
import styles from './selector-filters.module.css';
import type { SelectorOptions } from './selector-model';
import type { SelectorViewProps } from './selector-view';

type SelectorFiltersProps = Pick<SelectorViewProps, 'results' | 'words' | 'url' | 'comparison' | 'labels'> & {
  clearUrl: string;
};

/**
 * Search and filters. Beside the results where there is room; on a phone a panel that slides up (D-408): the browser's
 * own popover, which needs no script.
 */
export function SelectorFilters({ results, words, url, comparison, labels, clearUrl }: SelectorFiltersProps) {
  return (
    <search>
      <form className={styles.form} action={url} autoComplete="off" data-selector-form="">
        {comparison?.codes.map((code) => (
          <input key={code} type="hidden" name="code" value={code} />
        ))}
        <TextField
          type="search"
          name="q"
          label={labels.search}
          hint={labels.searchHint}
          defaultValue={words}
          maxLength={32}
          enterKeyHint="search"
        />
        <Button className={styles.open} popoverTarget={panelId}>
          {labels.filters}
        </Button>
        <div id={panelId} popover="auto" className={styles.panel}>
          <div className={styles.panelHead}>
            <h2 className={styles.panelTitle}>{labels.filters}</h2>
            <button type="button" className={styles.close} popoverTarget={panelId} popoverTargetAction="hide">
              <Icon name="close" />
              <span className="visually-hidden">{labels.close}</span>
            </button>
          </div>
          <div className={styles.groups}>
            {results.filters.map((filter) => (
              <Options key={filter.filterName} filter={filter} />
            ))}
          </div>
          <div className={styles.actions}>
            <Button type="submit" className={styles.show}>
              {labels.show}
            </Button>
            <a className={styles.clear} href={clearUrl} data-selector-clear="">
              {labels.clear}
            </a>
          </div>
        </div>
      </form>
    </search>
  );
}

const panelId = 'selector-filters';

function Options({ filter }: { filter: SelectorOptions }) {
  return (
    <fieldset>
      <legend className={styles.legend}>{filter.title}</legend>
      {filter.values.map(({ value, label, count, isChosen }) => (
        <label key={value} className={styles.option} data-empty={count === 0 ? '' : undefined}>
          <Checkbox name={filter.filterName} value={value} defaultChecked={isChosen} />
          <span>{label}</span>
          <span className={styles.count} data-option-count="">
            {count}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
