import styles from './comparison-chart.module.css';
import type { ChartBar, WaysComparison } from './comparison-model';

type ComparisonChartProps = WaysComparison['chart'] & { headingLevel: 'h3' | 'h4' };

/** One way takes so many rem of the drawing's height: its name, its total, its bar, and what the bar is made of. */
const height = { way: 6.75, name: 1, total: 2.5, bar: 3, thick: 1.25, split: 5.5 };

/**
 * What is paid and what is left to pay, a bar for each way. Drawn without a view box: its widths are shares and its
 * heights rem, so that its words stay as large as the page's at every width.
 */
export function ComparisonChart({
  heading,
  title,
  description,
  bars,
  legend,
  headingLevel: Heading,
}: ComparisonChartProps) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <Heading>{heading}</Heading>
        <p className={styles.legend}>{legend.join(' ')}</p>
      </figcaption>
      <svg
        className={styles.chart}
        width="100%"
        height={`${bars.length * height.way}rem`}
        role="img"
        aria-labelledby="ways-to-pay-chart-title ways-to-pay-chart-description"
      >
        <title id="ways-to-pay-chart-title">{title}</title>
        <desc id="ways-to-pay-chart-description">{description}</desc>
        {bars.map((bar, index) => (
          <Bar key={bar.way} bar={bar} top={index * height.way} />
        ))}
      </svg>
    </figure>
  );
}

function Bar({ bar, top }: { bar: ChartBar; top: number }) {
  const at = (below: number) => `${top + below}rem`;
  const thick = `${height.thick}rem`;
  return (
    <g>
      <text className={styles.name} x="0" y={at(height.name)}>
        {bar.name}
      </text>
      <text className={styles.total} x="0" y={at(height.total)}>
        {bar.total}
      </text>
      <rect className={styles.paid} x="0" y={at(height.bar)} width={`${bar.paidShare}%`} height={thick} />
      {bar.leftShare > 0 && (
        <rect
          className={styles.left}
          x={`${bar.paidShare}%`}
          y={at(height.bar)}
          width={`${bar.leftShare}%`}
          height={thick}
        />
      )}
      <text className={styles.split} x="0" y={at(height.split)}>
        {bar.split}
      </text>
    </g>
  );
}
