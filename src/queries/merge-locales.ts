import { isRecord } from '@/lib/is-record';

/**
 * Fills the words that a translation lacks from English, leaf by leaf. Beside each word that fell back, the object
 * that holds it names it in `_en`, so that the page can mark it with `lang="en"`. Both readings have the same
 * structure, because only leaves are localized.
 */
export function mergeLocales<T>(wanted: T, english: T): T {
  if (Array.isArray(wanted) && Array.isArray(english)) {
    return wanted.map((item, index) => mergeLocales(item, englishTwin(item, index, english))) as T;
  }
  if (!isRecord(wanted) || !isRecord(english)) return wanted;
  const merged: Record<string, unknown> = { ...wanted };
  const fallenBack: string[] = [];
  for (const [name, inEnglish] of Object.entries(english)) {
    const own = wanted[name];
    if (isMissing(own) && !isMissing(inEnglish)) {
      merged[name] = inEnglish;
      fallenBack.push(name);
    } else if (typeof own === 'object' && own !== null && !isRichText(own)) {
      merged[name] = mergeLocales(own, inEnglish);
    }
  }
  if (fallenBack.length > 0) merged._en = fallenBack;
  return merged as T;
}

/** Rows carry ids; an item is matched by its id and, without one, by its place. */
function englishTwin(item: unknown, index: number, english: unknown[]): unknown {
  if (isRecord(item) && item.id !== undefined) {
    return english.find((other) => isRecord(other) && other.id === item.id) ?? item;
  }
  return english[index] ?? item;
}

function isMissing(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === null || value === undefined || (isRichText(value) && !value.root.children.some(hasContent));
}

function isRichText(value: unknown): value is { root: { children: unknown[] } } {
  return isRecord(value) && isRecord(value.root) && Array.isArray(value.root.children);
}

function hasContent(node: unknown): boolean {
  if (!isRecord(node)) return false;
  if (typeof node.text === 'string') return node.text.trim() !== '';
  return node.type === 'upload' || (Array.isArray(node.children) && node.children.some(hasContent));
}
