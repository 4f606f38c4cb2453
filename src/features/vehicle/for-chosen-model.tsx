import { type ReactNode, useId } from 'react';

type ForChosen = {
  /** The page came with this choice: what holds where the stage cannot be asked, such as on a page without one. */
  isChosen: boolean;
  children: ReactNode;
};

/**
 * Words for some derivatives, shown while one of them stands on the page's stage. A rule of the style sheet does it:
 * it follows every choice without JavaScript of its own. The children lie in their parent's layout as if alone.
 */
export function ForChosenModel({ codes, ...rest }: ForChosen & { codes: readonly string[] }) {
  return <ForChosenOn attribute="data-model-code" values={codes} {...rest} />;
}

/** The same for a category: shown while its tab is the chosen one. */
export function ForChosenCategory({ category, ...rest }: ForChosen & { category: string }) {
  return <ForChosenOn attribute="data-category-code" values={[category]} {...rest} />;
}

type ForChosenOnProps = ForChosen & { attribute: string; values: readonly string[] };

function ForChosenOn({ attribute, values, isChosen, children }: ForChosenOnProps) {
  const id = `for${useId().replace(/\W/g, '-')}`;
  const chosen = values.map((value) => `${stage}[${attribute}="${escaped(value)}"]`);
  const rules = [
    `#${id}:not([hidden]){display:contents}`,
    `main:has(${stage}[${attribute}]) #${id}{display:none}`,
    ...(chosen.length > 0 ? [`main:has(${chosen.join()}) #${id}{display:contents}`] : []),
  ];
  return (
    <>
      <style>{rules.join('')}</style>
      <div id={id} hidden={!isChosen}>
        {children}
      </div>
    </>
  );
}

const stage = '[data-block="vehicle-model-selector"]';

/** Anything but letters and digits by its number, so that no code can end the string or the element. */
function escaped(value: string): string {
  return value.replace(/[^A-Za-z0-9]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `);
}
