/** Names that an action, an embedded file or a form needs, and that text and pictures do not hold by chance. */
const active = [
  'JavaScript',
  'Rendition',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
  'RichMedia',
  'RichMediaContent',
  'XFA',
  'GoToE',
  'GoToR',
  'ImportData',
  'SubmitForm',
  'Encrypt',
];

/** Too short to be looked for in compressed pictures. */
const scriptKeys = ['JS', 'EF'];

const objectStreams = ['XRef', 'ObjStm'];
const otherFilters = ['ASCIIHexDecode', 'ASCII85Decode', 'LZWDecode', 'RunLengthDecode', 'Crypt'];
const shortFilters = ['AHx', 'A85', 'LZW', 'RL'];

const activeNames = toPattern(active);
const scriptNames = toPattern(scriptKeys);
const objectNames = toPattern(objectStreams);
const otherFilterNames = toPattern(otherFilters);
const shortFilterNames = toPattern(shortFilters);
const deflatedTwice = new RegExp(
  `/(?:${spelled('FlateDecode')}|${spelled('Fl')})\\s*/(?:${spelled('FlateDecode')}|${spelled('Fl')})`,
);

/** Scripts, actions that start something, files within, rich media, XFA; or it is encrypted. `text` is bytes as latin1. */
export function holdsActiveContent(text: string): boolean {
  return activeNames.test(text);
}

/** The keys of a script and of an embedded file. `text` holds objects, no pictures. */
export function holdsScriptKey(text: string): boolean {
  return scriptNames.test(text);
}

/** A filter that is not undone here. Among compressed objects its name can only serve to hide others. */
export function holdsFilter(text: string): boolean {
  return otherFilterNames.test(text);
}

/**
 * May objects be hidden behind something that is not undone here? Where objects are compressed at all, no filter but a
 * single deflate is let through, and none of them with a predictor. `outside`: the text without what streams hold.
 */
export function holdsHiddenObjects(text: string, outside: string): boolean {
  if (!objectNames.test(text)) return false;
  if (holdsFilter(text) || shortFilterNames.test(outside) || deflatedTwice.test(text)) return true;
  return dictionariesOf(outside).some((words) => objectStreamKey.test(words) && parameterKey.test(words));
}

const objectStreamKey = toPattern(['ObjStm', 'First']);
const parameterKey = toPattern(['DecodeParms', 'DP', 'FFilter', 'FDecodeParms']);

/** What stands before each stream, back to where its object begins. */
function dictionariesOf(outside: string): string[] {
  return outside.split(/\bendobj\b|\bendstream\b/).filter((words) => /stream\s*$/.test(words));
}

/** Whole names, each character as it is or as `#xx`. */
function toPattern(names: readonly string[]): RegExp {
  return new RegExp(`/(?:${names.map(spelled).join('|')})(?=[\\0\\t\\n\\f\\r ()<>\\[\\]{}/%]|$)`);
}

function spelled(name: string): string {
  const letters = [...name].map((letter) => {
    const code = letter.charCodeAt(0).toString(16);
    return `(?:${letter}|#${code.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)})`;
  });
  return letters.join('');
}
