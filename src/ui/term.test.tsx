import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Term } from './term';

it('issue-5 §3: a term leads to its line in the glossary, and names its language where it fell back', () => {
  expect(renderToStaticMarkup(<Term href="/af/payment-options/glossary#balloon">Ballonbetaling</Term>)).toBe(
    '<a href="/af/payment-options/glossary#balloon" rel="help" class="term">Ballonbetaling</a>',
  );
  expect(
    renderToStaticMarkup(
      <Term href="/af/payment-options/glossary#balloon" lang="en">
        Balloon payment
      </Term>,
    ),
  ).toContain('lang="en"');
});
