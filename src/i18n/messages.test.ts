import { describe, expect, it } from 'vitest';
import { af } from './messages/af';
import { en } from './messages/en';
import { zu } from './messages/zu';
import { sameWords } from './same-words';

type Tree = { [key: string]: string | Tree };

const english = leaves(en);

describe.each([
  ['af', leaves(af)],
  ['zu', leaves(zu)],
] as const)('interface words in %s', (locale, words) => {
  it('issue-2 §1: the same keys as in English', () => {
    expect([...words.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('issue-2 §1: the same placeholders and tags as in English', () => {
    const differing = [...english].filter(([key, text]) => {
      return placeholders(words.get(key) ?? '').join() !== placeholders(text).join();
    });
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  it('issue-2 §1: no word left in English, but for those listed as rightly the same', () => {
    const same = [...english].filter(([key, text]) => words.get(key) === text && hasWords(text)).map(([key]) => key);
    expect(same.sort()).toEqual([...sameWords[locale]].sort());
  });

  it('issue-2 §1: no empty text', () => {
    expect([...words].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([]);
  });
});

describe('placeholders', () => {
  it('issue-2 §1: are found in plurals and their branches, not in the words of a branch', () => {
    expect(placeholders('{count, plural, one {model} other {{count} of {brand}}} <b>{when, date}</b>')).toEqual(
      ['</b>', '<b>', 'brand', 'count', 'when'].sort(),
    );
  });
});

function leaves(tree: Tree, path = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) => {
      return typeof value === 'string' ? [[path + key, value] as const] : [...leaves(value, `${path}${key}.`)];
    }),
  );
}

function hasWords(text: string) {
  return /\p{L}/u.test(braced(text).reduce((rest, inner) => rest.replace(`{${inner}}`, ''), text));
}

/** Names of arguments and tags of an ICU message, each once, in order. */
function placeholders(message: string): string[] {
  const tags = message.match(/<\/?\w+>/g) ?? [];
  return [...new Set([...argumentNames(message), ...tags])].sort();
}

/** A branch of a plural or select is a message of its own. */
function argumentNames(message: string): string[] {
  return braced(message).flatMap((inner) => {
    const [name = '', kind = '', ...branches] = inner.split(',').map((part) => part.trim());
    const isBranching = ['plural', 'select', 'selectordinal'].includes(kind);
    return [name, ...(isBranching ? braced(branches.join(',')).flatMap(argumentNames) : [])];
  });
}

/** What stands between the outermost braces, one by one. */
function braced(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
    if (brace === '{' && depth === 0) start = index + 1;
    depth += brace === '{' ? 1 : -1;
    if (depth === 0) found.push(text.slice(start, index));
  }
  return found;
}
