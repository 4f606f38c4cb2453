import { Button } from '@/ui/button';
import styles from './compare-bar.module.css';

export type CompareLabels = {
  button: string;
  /** What the button goes on to say, for one ticked vehicle, two, three and four. */
  what: string[];
  /** And for more: no more than four are compared. */
  most: string;
};

/**
 * 'Compare 2 vehicles', at the foot of the screen once something before it is ticked. The browser counts the ticks by
 * itself (a CSS counter), and writes the count as the language does (a counter style of the language's own words).
 */
export function CompareBar({ labels }: { labels: CompareLabels }) {
  return (
    <div className={styles.bar}>
      <style>{toCounterStyle(labels)}</style>
      <Button type="submit" className={styles.button}>
        {labels.button} <span className={styles.count} />
      </Button>
    </div>
  );
}

export function toCounterStyle({ what, most }: Pick<CompareLabels, 'what' | 'most'>): string {
  const symbols = (texts: string[]) => texts.map(toCssText).join(' ');
  return (
    `@counter-style ticked-more{system:cyclic;symbols:${symbols([most])};suffix:''}` +
    `@counter-style ticked{system:fixed;symbols:${symbols(what)};suffix:'';fallback:ticked-more}`
  );
}

/** A text as CSS has it, between quotes; it can end neither its string nor the style sheet. */
function toCssText(text: string): string {
  return `"${text.replace(/["\\<\n]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `)}"`;
}
