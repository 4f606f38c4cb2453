import { useEffect, useRef } from 'react';
import type { ChooserModel } from './chooser-props';
import styles from './model-list.module.css';

type ModelListProps = {
  label: string;
  models: ChooserModel[];
  chosen: ChooserModel;
  basePath: string;
  /** Inside the overlay a choice closes it. */
  closes?: boolean;
};

/** Derivatives with their prices, dearest first; more than three scroll (D-351, D-360). Without any price, names alone. */
export function ModelList({ label, models, chosen, basePath, closes }: ModelListProps) {
  const list = useRef<HTMLUListElement>(null);
  const hasPrices = models.some(({ hasPrice }) => hasPrice);

  useEffect(() => {
    const item = list.current?.querySelector<HTMLElement>(`[data-code="${chosen.code}"]`);
    if (list.current && item) bringIntoView(list.current, item);
  }, [chosen]);

  return (
    <ul
      ref={list}
      className={styles.list}
      aria-label={label}
      data-scrolls={!closes && models.length > 3 ? '' : undefined}
    >
      {models.map((model) => (
        <li key={model.code} data-code={model.code}>
          <a
            className={styles.model}
            href={`${basePath}/${model.code}`}
            aria-current={model === chosen ? 'true' : undefined}
            data-close={closes ? '' : undefined}
          >
            <span className={styles.name}>{model.name}</span>
            {hasPrices && <span className={styles.price}>{model.price}</span>}
            <Facts model={model} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A model's facts in one line, without the engine: its name says that. */
export function Facts({ model }: { model: ChooserModel }) {
  const told = model.facts.filter(({ kind }) => kind !== 'engine');
  return (
    <span className={styles.facts}>
      {told.map(({ kind, value }, index) => (
        <span key={kind} lang={value.lang}>
          {value.text}
          {index < told.length - 1 && '\u00a0· '}
        </span>
      ))}
    </span>
  );
}

/** Scrolls the list alone, never the page. */
function bringIntoView(list: HTMLElement, item: HTMLElement) {
  const top = item.offsetTop - list.offsetTop;
  const isAbove = top < list.scrollTop;
  const isBelow = top + item.offsetHeight > list.scrollTop + list.clientHeight;
  if (isAbove || isBelow) list.scrollTop = top;
}
