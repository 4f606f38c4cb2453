import { ComparisonChart } from './comparison-chart';
import { resultsId } from './comparison-form';
import type { WaysComparison } from './comparison-model';
import { ComparisonTable } from './comparison-table';
import styles from './ways-to-pay-results.module.css';

type WaysToPayResultsProps = {
  comparison: WaysComparison;
  modelCode: string;
  /** The level of the block's own heading. */
  below: 'h1' | 'h2';
};

/** What each way costs: the table first, then the same amounts drawn, then what they rest on. */
export function WaysToPayResults({ comparison, modelCode, below }: WaysToPayResultsProps) {
  const { heading, asked, labels, ways, chart, notes } = comparison;
  const [Heading, Smaller] = below === 'h1' ? (['h2', 'h3'] as const) : (['h3', 'h4'] as const);
  return (
    <div className={styles.results} id={resultsId} data-model-code={modelCode}>
      <div className={styles.head}>
        <Heading>{heading}</Heading>
        <p className={styles.asked}>{asked}</p>
      </div>
      <ComparisonTable caption={heading} labels={labels} ways={ways} />
      <ComparisonChart {...chart} headingLevel={Smaller} />
      <div className={styles.notes}>
        <Smaller>{notes.heading}</Smaller>
        <ul>
          {notes.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
