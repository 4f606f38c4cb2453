import { useEffect, useRef, useState } from 'react';
import { fillWords } from '@/i18n/fill-words';
import { formatRand } from '@/i18n/format';
import { Button, ButtonLink } from '@/ui/button';
import { SelectField } from '@/ui/field';
import { MonthlyPrice } from '@/ui/monthly-price';
import { Announcement } from './announcement';
import styles from './calculator.module.css';
import { Heading, partLevel } from './heading';
import { IncludedList } from './included-list';
import { Slider } from './slider';
import {
  type RatebookQuote,
  type SubscriptionAsked,
  type SubscriptionProps,
  type SubscriptionView,
  toSubscriptionView,
} from './subscription-model';
import { toVehicleGroups } from './vehicle-groups';

/**
 * A subscription by kilometres a month: a GET form whose quote the server finds; in the browser another vehicle or other
 * kilometres fetch it anew (T-276, T-277). Without a quote there is no card, and the page says so.
 */
export function Subscription(props: SubscriptionProps) {
  const { words, page, id, isCard, vehicles } = props;
  const [asked, setAsked] = useState(props.asked);
  const { quotes, isLoading, hasFailed, retry } = useQuotes(props, asked);
  const vehicle = vehicles.find(({ code }) => code === asked.modelCode) ?? null;
  const view = vehicle && quotes && toSubscriptionView(props, { asked, quotes, vehicle });
  const set = (changes: Partial<SubscriptionAsked>) => setAsked({ ...asked, ...changes });
  const said = hasFailed ? words.failed : (view?.announcement ?? words.none);

  useEffect(() => {
    if (isCard || asked === props.asked) return;
    const query = new URLSearchParams({ calculator: 'subscription', ...asked });
    history.replaceState(history.state, '', `${location.pathname}?${query}${location.hash}`);
  }, [asked, isCard, props.asked]);

  return (
    <div className={styles.calculator} data-calculator="subscription" data-card={isCard || undefined}>
      <form className={styles.form} action={page.action} noValidate onSubmit={(event) => event.preventDefault()}>
        <input type="hidden" name="calculator" value="subscription" />
        <Fields props={props} asked={asked} set={set} />
        <Button type="submit" className={styles.calculate}>
          {words.show}
        </Button>
      </form>
      <section className={styles.result} aria-labelledby={`${id}-result`} aria-busy={isLoading}>
        <Heading level={props.level} className={styles.resultTitle} id={`${id}-result`}>
          {isLoading ? words.loading : words.result}
        </Heading>
        {props.stale && <p className={styles.small}>{props.stale}</p>}
        {vehicle && <p className={styles.vehicle}>{vehicle.name}</p>}
        {view && !hasFailed ? (
          <Quote props={props} view={view} />
        ) : (
          !isLoading && (
            <>
              <p className={styles.sentence}>
                {hasFailed ? words.failed : words.none} {hasFailed && <Button onClick={retry}>{words.retry}</Button>}
              </p>
              {props.ways[String(vehicle?.rangeName)]?.map(({ label, url }) => (
                <a key={url} href={url}>
                  {label}
                </a>
              ))}
            </>
          )
        )}
        <IncludedList title={words.included} items={props.included} level={partLevel(props)} />
      </section>
      <Announcement text={isLoading ? '' : said} />
    </div>
  );
}

type FieldsProps = {
  props: SubscriptionProps;
  asked: SubscriptionAsked;
  set: (changes: Partial<SubscriptionAsked>) => void;
};

function Fields({ props, asked, set }: FieldsProps) {
  const { id, words, kilometres, terms, vehicles, isCard } = props;
  const isKnown = vehicles.some(({ code }) => code === asked.modelCode);
  const sayKilometres = (count: string | number) =>
    fillWords(words.kilometres, { count: formatRand(Number(count), '') });
  return (
    <div className={styles.fields}>
      {!(isCard && vehicles.length === 1) && (
        <SelectField
          name="modelCode"
          id={`${id}-modelCode`}
          label={words.modelCode}
          options={toVehicleGroups(vehicles)}
          {...(isKnown ? {} : { placeholder: asked.modelCode })}
          value={isKnown ? asked.modelCode : ''}
          onChange={({ currentTarget }) => set({ modelCode: currentTarget.value })}
          className={styles.wide}
        />
      )}
      <div className={styles.pair}>
        <SelectField
          name="monthlyKilometres"
          id={`${id}-monthlyKilometres`}
          label={words.monthlyKilometres}
          value={asked.monthlyKilometres}
          onChange={({ currentTarget }) => set({ monthlyKilometres: currentTarget.value })}
          options={kilometres.map((count) => ({ value: String(count), label: sayKilometres(count) }))}
        />
        <Slider
          label={words.kilometresSlider}
          value={Number(asked.monthlyKilometres)}
          least={Math.min(...kilometres)}
          most={Math.max(...kilometres)}
          step={(kilometres[1] ?? 0) - (kilometres[0] ?? 0) || 1}
          said={sayKilometres(asked.monthlyKilometres)}
          onChange={(monthlyKilometres) => set({ monthlyKilometres })}
        />
      </div>
      <SelectField
        name="termMonths"
        id={`${id}-termMonths`}
        label={words.term}
        value={asked.termMonths}
        onChange={({ currentTarget }) => set({ termMonths: currentTarget.value })}
        options={terms.map((count) => ({
          value: String(count),
          label: fillWords(words.months, { count: String(count) }),
        }))}
      />
    </div>
  );
}

function Quote({ props: { words, page }, view }: { props: SubscriptionProps; view: SubscriptionView }) {
  return (
    <>
      {view.otherTerm && <p>{view.otherTerm}</p>}
      <MonthlyPrice price={view.price} size="huge" />
      <div className={styles.actions}>
        <ButtonLink variant="primary" href={view.enquiryUrl} target="_blank" rel="noopener">
          {words.enquire} <span className="visually-hidden">{words.newTab}</span>
        </ButtonLink>
        <form method="post" action={page.keep}>
          <input type="hidden" name="calculator" value="subscription" />
          <input type="hidden" name="quoteReference" value={view.quoteReference} />
          <Button type="submit">{words.keep}</Button>
        </form>
      </div>
    </>
  );
}

/** The quotes for a vehicle and kilometres; those of the page's own answer are not fetched again. */
function useQuotes(props: SubscriptionProps, { modelCode, monthlyKilometres }: SubscriptionAsked) {
  const [state, setState] = useState({
    quotes: props.quotes,
    isLoading: props.isStaleAtFirst === true,
    hasFailed: props.quotes === null,
  });
  const [tries, setTries] = useState(0);
  const shown = useRef(props.isStaleAtFirst ? '' : keyOf(props.asked));

  useEffect(() => {
    const key = keyOf({ modelCode, monthlyKilometres });
    if (shown.current === key && tries === 0) return;
    shown.current = key;
    const controller = new AbortController();
    setState((before) => ({ ...before, isLoading: true }));
    const query = new URLSearchParams({ make: 'toyota', monthlyMileage: monthlyKilometres, smc: modelCode });
    fetch(`/api/v1/ratebook/quotes/filter?${query}`, { signal: controller.signal })
      .then(async (response) => {
        if (!response.ok) throw new Error(String(response.status));
        const quotes: RatebookQuote[] = await response.json();
        setState({ quotes, isLoading: false, hasFailed: false });
      })
      .catch(() => {
        if (!controller.signal.aborted) setState({ quotes: null, isLoading: false, hasFailed: true });
      });
    return () => controller.abort();
  }, [modelCode, monthlyKilometres, tries]);

  return { ...state, retry: () => setTries(tries + 1) };
}

function keyOf({ modelCode, monthlyKilometres }: Pick<SubscriptionAsked, 'modelCode' | 'monthlyKilometres'>): string {
  return `${modelCode}/${monthlyKilometres}`;
}
