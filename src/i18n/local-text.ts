/** A text as shown: `lang` is set when it fell back to English on a page of another language. */
export type LocalText = { text: string; lang?: 'en' };

/**
 * Reads one text leaf of an object that `mergeLocales` has filled: names listed in its `_en` fell
 * back to English. Null when the leaf is missing, empty or not a text.
 */
export function localText<T extends object>(object: T | null | undefined, key: keyof T & string): LocalText | null {
  if (!object) return null;
  const text: unknown = object[key];
  if (typeof text !== 'string' || text.trim() === '') return null;
  return isFallback(object, key) ? { text, lang: 'en' } : { text };
}

function isFallback(object: object, key: string): boolean {
  return '_en' in object && Array.isArray(object._en) && object._en.includes(key);
}
