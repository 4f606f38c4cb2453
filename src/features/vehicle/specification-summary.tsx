import type { ReactNode } from 'react';
import { ButtonLink } from '@/ui/button';
import type { ChooserLabels, ChooserModel } from './chooser-props';
import styles from './specification-summary.module.css';

type SpecificationSummaryProps = {
  model: ChooserModel;
  labels: ChooserLabels;
  /** The comparison, which shows everything that is known of this model (D-403). */
  compareUrl: string;
  aside: ReactNode;
};

/** The chosen model's figures and facts (D-353). */
export function SpecificationSummary({ model, labels, compareUrl, aside }: SpecificationSummaryProps) {
  return (
    <section id="specifications" className={styles.section} data-block="vehicle-specification-summary">
      <div className={styles.grid}>
        <div className={styles.words}>
          <h2>{labels.specificationSummary}</h2>
          <p className={styles.model}>{model.name}</p>
          {model.stats.length > 0 && (
            <dl className={styles.stats}>
              {model.stats.map(({ value, unit, label }) => (
                <div key={`${label?.text}-${value.text}`} className={styles.stat}>
                  <dt className={styles.label} lang={label?.lang}>
                    {label?.text}
                  </dt>
                  <dd className={styles.figure}>
                    <span lang={value.lang}>{value.text}</span>
                    {unit && (
                      <span className={styles.unit} lang={unit.lang}>
                        {' '}
                        {unit.text}
                      </span>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          )}
          <dl className={styles.facts}>
            {model.facts.map(({ kind, value }) => (
              <div key={kind} className={styles.fact}>
                <dt className={styles.label}>{labels.facts[kind]}</dt>
                <dd lang={value.lang}>{value.text}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.note}>{labels.specificationsMayVary}</p>
          <p>
            <ButtonLink href={compareUrl}>{labels.viewFullSpecifications}</ButtonLink>
          </p>
        </div>
        {aside}
      </div>
    </section>
  );
}
