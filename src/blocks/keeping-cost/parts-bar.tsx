import styles from './keeping-cost.module.css';
import type { KeepingPart } from './result';

/** What the table below says in figures: how much of a month each part takes. Of what is known. */
export function PartsBar({ parts }: { parts: readonly KeepingPart[] }) {
  const known = parts.flatMap(({ key, cents }) => (cents ? [{ key, cents }] : []));
  const total = known.reduce((sum, { cents }) => sum + cents, 0);
  if (total === 0) return null;
  let from = 0;
  return (
    <svg className={styles.bar} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {known.map(({ key, cents }) => {
        const x = from;
        from += (cents / total) * width;
        return (
          <rect
            key={key}
            data-part={key}
            x={place(x)}
            y="0"
            width={place(Math.max(0, from - x - gap))}
            height={height}
          />
        );
      })}
    </svg>
  );
}

const width = 1000;
const height = 24;
/** Between two parts the ground shows. */
const gap = 3;

function place(value: number): string {
  return String(Math.round(value * 10) / 10);
}
