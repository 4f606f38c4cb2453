import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ForChosenCategory, ForChosenModel } from './for-chosen-model';

describe('ForChosenModel', () => {
  it('D-353: is shown by the style sheet while one of its models stands on the stage', () => {
    const html = renderToStaticMarkup(
      <ForChosenModel codes={['HDC28R', 'HDC24']} isChosen={false}>
        Bed liner
      </ForChosenModel>,
    );
    const id = /<div id="([\w-]+)" hidden="">Bed liner<\/div>/.exec(html)?.[1];
    const stage = '[data-block="vehicle-model-selector"]';
    expect(html).toContain(`main:has(${stage}[data-model-code]) #${id}{display:none}`);
    expect(html).toContain(
      `main:has(${stage}[data-model-code="HDC28R"],${stage}[data-model-code="HDC24"]) #${id}{display:contents}`,
    );
  });

  it('D-350: a category’s words follow its tab, and two of them do not share a rule', () => {
    const html = renderToStaticMarkup(
      <>
        <ForChosenCategory category="gr-s" isChosen>
          One
        </ForChosenCategory>
        <ForChosenCategory category="hybrid" isChosen={false}>
          Two
        </ForChosenCategory>
      </>,
    );
    const ids = [...html.matchAll(/<div id="([\w-]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(2);
    expect(html).toContain('[data-category-code="gr\\2d s"]');
    expect(html).toContain('>One</div>');
    expect(html).not.toMatch(/hidden="">One/);
  });

  it('no code can end the string or the element', () => {
    const html = renderToStaticMarkup(
      <ForChosenModel codes={['"]){}</style><script>']} isChosen>
        Words
      </ForChosenModel>,
    );
    expect(html).not.toContain('<script>');
    expect(html.match(/<\/style>/g)).toHaveLength(1);
  });
});
