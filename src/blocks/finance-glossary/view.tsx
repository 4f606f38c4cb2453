import { Accordion } from '@/ui/accordion';
import { Section } from '@/ui/section';
import { SectionHead } from '@/ui/section-head';
import { Words } from '@/ui/words';
import styles from './finance-glossary.module.css';
import type { FinanceGlossary, GlossaryLine } from './model';

/** The whole list on its own page; elsewhere two panels to open. */
export function FinanceGlossaryView(props: FinanceGlossary) {
  return props.kind === 'page' ? <GlossaryPage {...props} /> : <GlossaryPanels {...props} />;
}

/** An index of every term, then letter by letter. Each line is where its term leads to, and marked when it was. */
function GlossaryPage({ heading, intro, letters, labels }: Extract<FinanceGlossary, { kind: 'page' }>) {
  const Letter = heading ? 'h3' : 'h2';
  return (
    <Section block="financeGlossary">
      <SectionHead heading={heading} intro={intro} as="h2" />
      <nav className={styles.index} aria-label={labels.index}>
        {letters.map(({ letter, lines }) => (
          <div key={letter} className={styles.indexLetter}>
            <span className={styles.mark} aria-hidden="true">
              {letter}
            </span>
            <ul className={styles.links}>
              {lines.map(({ key, term }) => (
                <li key={key}>
                  <a className={styles.link} href={`#${key}`} lang={term.lang}>
                    {term.text}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {letters.map(({ letter, lines }) => (
        <div key={letter} className={styles.letter}>
          <Letter className={styles.letterName}>{letter}</Letter>
          <Lines lines={lines} isPlace />
        </div>
      ))}
    </Section>
  );
}

/** The terms have no ids of their own here: on such a page fields are called so. */
function GlossaryPanels(props: Extract<FinanceGlossary, { kind: 'panels' }>) {
  const { heading, intro, lines, disclaimer, wholeUrl, labels } = props;
  const words = {
    id: 'finance-terms',
    title: labels.terms,
    content: (
      <div className={styles.panel}>
        <Lines lines={lines} />
        <p>
          <a href={wholeUrl}>{labels.whole}</a>
        </p>
      </div>
    ),
  };
  const notes = {
    id: 'finance-disclaimer',
    title: labels.disclaimer,
    content: (
      <ul className={styles.notes}>
        {disclaimer.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    ),
  };
  return (
    <Section block="financeGlossary">
      <SectionHead heading={heading} intro={intro} as="h2" />
      <Accordion items={lines.length > 0 ? [words, notes] : [notes]} />
    </Section>
  );
}

function Lines({ lines, isPlace = false }: { lines: GlossaryLine[]; isPlace?: boolean }) {
  return (
    <dl className={isPlace ? styles.lines : styles.short}>
      {lines.map(({ key, term, explanation }) => (
        <div key={key} id={isPlace ? key : undefined} className={styles.line}>
          <Words of={term} as="dt" className={styles.term} />
          <Words of={explanation} as="dd" className={styles.explanation} />
        </div>
      ))}
    </dl>
  );
}
