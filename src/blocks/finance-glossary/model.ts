import type { FinanceGlossaryBlock, FinanceTable, GlossaryTerm } from '@/cms/payload-types';
import { glossaryPath } from '@/domain/finance/glossary';
import { formatRandExact } from '@/i18n/format';
import { type LocalText, localText } from '@/i18n/local-text';
import { type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';

export type GlossaryLine = { key: string; term: LocalText; explanation: LocalText };

export type FinanceGlossary =
  | {
      kind: 'page';
      heading: LocalText | null;
      intro: LocalText | null;
      /** Every line under the letter that it begins with, in the order of the reader's language. */
      letters: { letter: string; lines: GlossaryLine[] }[];
      labels: { index: string };
    }
  | {
      kind: 'panels';
      heading: LocalText;
      intro: LocalText | null;
      lines: GlossaryLine[];
      /** Sentence by sentence. */
      disclaimer: string[];
      wholeUrl: string;
      labels: Record<'terms' | 'disclaimer' | 'whole', string>;
    };

/**
 * The whole glossary on its own page; elsewhere two panels, with the disclaimer of T-291 to T-293, and only where the
 * prices of new vehicles are shown (T-026, X-44). Null where there is nothing to show. `fees` are those of the finance
 * table in force, in rand; null leaves their sentences out.
 */
export function toFinanceGlossary({
  block,
  terms,
  fees,
  showsPrices,
  path,
  locale,
}: {
  block: FinanceGlossaryBlock;
  terms: readonly GlossaryTerm[];
  fees: Pick<FinanceTable['instalment'], 'initiationFee' | 'monthlyFee'> | null;
  showsPrices: boolean;
  path: string;
  locale: Locale;
}): FinanceGlossary | null {
  const t = getWords(locale, 'glossary');
  const heading = localText(block, 'heading');
  const intro = localText(block, 'intro');
  const lines = toLines(terms, locale);
  if (path === glossaryPath) {
    if (lines.length === 0) return null;
    return { kind: 'page', heading, intro, letters: byLetter(lines, locale), labels: { index: t('index') } };
  }
  if (!showsPrices) return null;
  return {
    kind: 'panels',
    heading: heading ?? { text: t('heading') },
    intro,
    lines,
    disclaimer: [
      t('estimates'),
      t('approval'),
      ...(fees?.initiationFee ? [t('initiationFee', { amount: formatRandExact(fees.initiationFee) })] : []),
      ...(fees?.monthlyFee ? [t('adminFee', { amount: formatRandExact(fees.monthlyFee) })] : []),
      t('connect'),
    ],
    wholeUrl: localePath(locale, glossaryPath),
    labels: { terms: t('terms'), disclaimer: t('disclaimer'), whole: t('whole') },
  };
}

/** In the alphabet of the language; a line without its words is left out. */
function toLines(terms: readonly GlossaryTerm[], locale: Locale): GlossaryLine[] {
  const { compare } = new Intl.Collator(locale);
  return terms
    .flatMap((record) => {
      const term = localText(record, 'term');
      const explanation = localText(record, 'explanation');
      return term && explanation ? [{ key: record.key, term, explanation }] : [];
    })
    .toSorted((one, other) => compare(one.term.text, other.term.text));
}

function byLetter(lines: readonly GlossaryLine[], locale: Locale): { letter: string; lines: GlossaryLine[] }[] {
  const letterOf = ({ term }: GlossaryLine) => term.text.charAt(0).toLocaleUpperCase(locale);
  const letters = [...new Set(lines.map(letterOf))];
  return letters.map((letter) => ({ letter, lines: lines.filter((line) => letterOf(line) === letter) }));
}
