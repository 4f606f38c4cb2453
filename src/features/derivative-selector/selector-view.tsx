import { toCompareQuery } from '@/domain/comparison/choice';
import { ButtonLink } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Picture, type PictureProps } from '@/ui/picture';
import { Unbroken } from '@/ui/unbroken';
import styles from './selector.module.css';
import { SelectorFilters } from './selector-filters';
import type { SelectorGroup, SelectorModel, SelectorResults } from './selector-model';

export type SelectorLabels = Record<
  | 'search'
  | 'searchHint'
  | 'filters'
  | 'close'
  | 'show'
  | 'clear'
  | 'empty'
  | 'emptyWay'
  | 'nothing'
  | 'toVehicles'
  | 'everyRange'
  | 'add'
  | 'added'
  | 'full'
  | 'toComparison'
  | 'code'
  | 'noPicture',
  string
>;

/** The comparison so far, to which a choice is added; null where a choice leads to the vehicle. */
export type SelectorComparison = {
  codes: readonly string[];
  url: string;
  /** The comparison with one more; null when it is full. */
  urlWith: ((code: string) => string) | null;
} | null;

export type SelectorViewProps = {
  title: string;
  results: SelectorResults;
  words: string;
  /** The selector's own address, without what is asked. */
  url: string;
  /** Where the vehicles of the site begin, with language. */
  vehiclesUrl: string;
  /** The selector of every range, where this is one range's. */
  everyRangeUrl: string | null;
  comparison: SelectorComparison;
  /** The count in words, from none to all. */
  counted: string[];
  labels: SelectorLabels;
};

/**
 * The derivative selector (D-405 to D-412). Works as a page with a form; `selector-behaviour.ts` filters at once, and
 * `selector-dialog.ts` shows this part over another page, full screen.
 */
export function SelectorView(props: SelectorViewProps) {
  const { title, results, comparison, counted, labels } = props;
  const { groups, count, total } = results;
  const clearUrl = props.url + toCompareQuery(comparison?.codes ?? []);
  return (
    <section
      className={styles.selector}
      data-selector=""
      data-dialog-class={styles.dialog}
      data-counted={counted.join('\n')}
    >
      <header className={styles.head}>
        <h1 id="selector-title" className={styles.title}>
          {title}
        </h1>
        <button type="button" className={styles.close} data-selector-close="" hidden>
          <Icon name="close" large />
          <span className="visually-hidden">{labels.close}</span>
        </button>
      </header>
      {total === 0 ? (
        <Way text={labels.nothing} label={labels.toVehicles} url={props.vehiclesUrl} />
      ) : (
        <div className={styles.columns}>
          <SelectorFilters {...props} clearUrl={clearUrl} />
          <div className={styles.results}>
            <div className={styles.above}>
              <p className={styles.count} role="status" data-selector-count="">
                {counted[count]}
              </p>
              {props.everyRangeUrl && (
                <ButtonLink variant="quiet" href={props.everyRangeUrl}>
                  {labels.everyRange}
                </ButtonLink>
              )}
              {comparison && (
                <ButtonLink variant="quiet" icon={<Icon name="back" />} href={comparison.url}>
                  {labels.toComparison}
                </ButtonLink>
              )}
            </div>
            {comparison && !comparison.urlWith && <p className={styles.note}>{labels.full}</p>}
            <div hidden={count > 0} data-selector-empty="">
              <Way text={labels.empty} label={labels.emptyWay} url={clearUrl} />
            </div>
            {groups.map((group) => (
              <Group key={group.rangeSlug} group={group} {...props} />
            ))}
          </div>
        </div>
      )}
    </section>
  );
}

function Way({ text, label, url }: { text: string; label: string; url: string }) {
  return (
    <div className={styles.empty}>
      <p className={styles.lead}>{text}</p>
      <ButtonLink href={url} data-selector-clear="">
        {label}
      </ButtonLink>
    </div>
  );
}

type GroupProps = Pick<SelectorViewProps, 'comparison' | 'labels' | 'vehiclesUrl'> & { group: SelectorGroup };

function Group({ group, comparison, labels, vehiclesUrl }: GroupProps) {
  const columns = group.columns.map(({ heading, isHidden }, place) => ({ heading, isHidden, place }));
  const shown = columns.filter(({ isHidden }) => !isHidden);
  return (
    <section className={styles.group} data-selector-group="" hidden={group.models.every(({ fits }) => !fits)}>
      <div className={styles.groupHead}>
        <h2 className={styles.range}>{group.rangeName}</h2>
        <span className={styles.headings} aria-hidden="true">
          {shown.map(({ heading, place }) => (
            <span key={place} className={styles.heading} data-column={place}>
              {heading}
            </span>
          ))}
        </span>
      </div>
      <ul className={styles.list}>
        {group.models.map((model) => (
          <Row
            key={model.code}
            model={model}
            columns={shown}
            url={`${vehiclesUrl}/${group.rangeSlug}/${model.code}`}
            comparison={comparison}
            labels={labels}
          />
        ))}
      </ul>
    </section>
  );
}

type RowProps = {
  model: SelectorModel;
  columns: { heading: string; place: number }[];
  /** The vehicle itself. */
  url: string;
  comparison: SelectorComparison;
  labels: SelectorLabels;
};

function Row({ model, columns, url, comparison, labels }: RowProps) {
  const { text, fuel, transmission, drive, grade } = model.selectable;
  const isAdded = comparison?.codes.includes(model.code) ?? false;
  const href = comparison ? comparison.urlWith?.(model.code) : url;
  return (
    <li
      data-code={model.code}
      data-text={text}
      data-fuel={fuel}
      data-transmission={transmission}
      data-drive={drive}
      data-grade={grade}
      hidden={!model.fits}
    >
      <a className={styles.row} href={isAdded ? undefined : href} data-added={isAdded ? '' : undefined}>
        <span className={styles.stage}>
          {model.heroModel ? (
            <Picture {...small(model.heroModel)} alt="" className={styles.car} sizes="8rem" />
          ) : (
            <span className={styles.missing}>{labels.noPicture}</span>
          )}
        </span>
        <span className={styles.names}>
          <span className={styles.name}>
            <Unbroken text={model.name} />
          </span>{' '}
          <span className={styles.code}>
            {labels.code} {model.code}
          </span>
        </span>
        <span className={styles.facts}>
          {columns.map(({ heading, place }) => (
            <span
              key={place}
              className={styles.fact}
              data-column={place}
              data-unknown={model.columns[place] ? undefined : ''}
              lang={model.columns[place]?.lang}
            >
              <span className={styles.factHeading}>{heading} </span>
              {model.columns[place]?.text ?? '–'}
            </span>
          ))}
        </span>
        <span className={styles.price}>{model.price}</span>
        {comparison && (isAdded || href) && (
          <span className={styles.add}>
            <Icon name={isAdded ? 'check' : 'plus'} />
            {isAdded ? labels.added : labels.add}
          </span>
        )}
      </a>
    </li>
  );
}

/** A thumbnail needs the smallest file only. */
function small(picture: PictureProps): PictureProps {
  const { avif, webp } = picture.sources;
  const [fallback] = webp;
  return {
    ...picture,
    sources: { avif: avif.slice(0, 1), webp: [] },
    fallbackUrl: fallback?.url ?? picture.fallbackUrl,
    focalPoint: undefined,
  };
}
