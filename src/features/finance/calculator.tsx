import { memo, useDeferredValue, useEffect, useState } from 'react';
import { Button } from '@/ui/button';
import { Announcement } from './announcement';
import styles from './calculator.module.css';
import { CalculatorFields } from './calculator-fields';
import { type PageField, toCalculatorModel } from './calculator-model';
import type { CalculatorProps } from './calculator-props';
import { CalculatorResult } from './calculator-result';

/**
 * A calculator: a GET form whose answer the server renders; in the browser the same functions answer every change at
 * once, and the address follows. The figures wait until the field has shown what was moved in it.
 */
export function Calculator(props: CalculatorProps) {
  const { words, page, id, calculator, isCard } = props;
  const [asked, setAsked] = useState(props.asked);
  const model = toCalculatorModel(props, asked);
  const { typed } = model;
  const answered = useDeferredValue(model);
  const { result } = answered;

  useEffect(() => {
    if (isCard || asked === props.asked) return;
    const timer = setTimeout(() => {
      const query = new URLSearchParams({ calculator, ...asked });
      history.replaceState(history.state, '', `${location.pathname}?${query}${location.hash}`);
    }, 300);
    return () => clearTimeout(timer);
  }, [asked, calculator, isCard, props.asked]);

  const set = (field: PageField | 'market', value: string) =>
    setAsked({ ...asked, ...{ deposit: typed.deposit }, [field]: value });

  return (
    <div className={styles.calculator} data-calculator={calculator} data-card={isCard || undefined}>
      <form
        className={styles.form}
        action={page.action}
        id={`${id}-form`}
        noValidate
        onSubmit={(event) => event.preventDefault()}
      >
        <input type="hidden" name="calculator" value={calculator} />
        <CalculatorFields props={props} model={model} set={set} />
        <Button type="submit" className={styles.calculate}>
          {words.calculate}
        </Button>
      </form>
      <Answer props={props} model={answered} />
      <Announcement text={result.kind === 'quote' ? result.quote.announcement : result.text} />
    </div>
  );
}

/** Left alone while only the fields change. */
const Answer = memo(CalculatorResult);
