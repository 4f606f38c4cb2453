import { bodyTypes } from '../vehicle/body-type';
import { sorts, toMax, toSeats } from '../vehicle-filter/list-filter';
import { systemNames, systemValues } from '../vehicle-filter/systems';

/**
 * Pages whose choice stands in the query and that are kept all the same: the query becomes one part of the inner path.
 * Only what the table knows takes part, in the table's order, so that one choice is kept once.
 */
type Table = Readonly<Record<string, Asked>>;

/** How a value is read from what was typed: null when it means nothing. `order` is that of several values. */
type Asked = { toValue: (typed: string) => string | null; most?: number; order?: readonly string[] };

const code: Asked = matching(/^[A-Za-z0-9]{2,12}$/, 4);
/** More than stand side by side, so that the page can say what it leaves out. */
const askedCodes: Asked = { ...code, most: 8 };

const listTable: Table = {
  body: oneOf(bodyTypes),
  max: { toValue: (typed) => toMax(typed)?.toString() ?? null },
  seats: { toValue: (typed) => toSeats(typed)?.toString() ?? null },
  ...toSystems(1),
  sort: oneOf(sorts),
};
const compareTable: Table = { code: askedCodes, only: oneOf(['differences']) };
const derivativesTable: Table = { code, ...toSystems(4), q: { toValue: toSearchWords } };

const root = '(/[a-z]{2}(?:/vehicles|/dealers/[^/]+/new-vehicles))';
const listPath = new RegExp(`^${root}(?:/(${bodyTypes.join('|')}))?$`);
const comparePath = new RegExp(`^${root}/[^/]+/compare$`);
const derivativesPath = new RegExp(`^${root}(?:/[^/]+)?/derivatives$`);

const tables = { list: listTable, compare: compareTable, derivatives: derivativesTable };

/** The inner path, with language, of a page asked for by path and query; the path itself where nothing is kept by query. */
export function toKeptPath(path: string, search: string): string {
  const list = listPath.exec(path);
  if (list) {
    const [, home = '', body] = list;
    const asked = new URLSearchParams(search);
    if (body) asked.set('body', body);
    const part = toPart(asked, listTable);
    return part ? `${home}/list/${part}` : path;
  }
  if (search.length < 2) return path;
  const asked = askedPath(path, search);
  if (asked) return asked;
  const table = comparePath.test(path) ? compareTable : derivativesPath.test(path) ? derivativesTable : null;
  const part = table && toPart(new URLSearchParams(search), table);
  return part ? `${path}/${part}` : path;
}

/**
 * A page of the CMS whose calculators are asked something: the query becomes the part behind the language, and the page
 * is made for this visitor alone. Null where nothing is asked.
 */
function askedPath(path: string, search: string): string | null {
  const asked = new URLSearchParams(search);
  if (!asked.has('calculator')) return null;
  const [, language = '', rest = ''] = /^\/([a-z]{2})((?:\/.*)?)$/.exec(path) ?? [];
  if (!language || !calculatorPaths.test(rest)) return null;
  const known = [...asked].filter(([name, value]) => name.length <= 40 && value.length <= 80).slice(0, 24);
  return `/${language}/asked/${encodeURIComponent(new URLSearchParams(known).toString())}${rest}`;
}

/** Where pages of the CMS may hold calculators: anywhere but below the sections that have routes of their own. */
const calculatorPaths = /^(?!\/(?:vehicles|dealers|enquiry|buying-site|quotes|asked)(?:\/|$))/;

/**
 * What the parts of an inner path ask for behind `list`, `compare` or `derivatives`; null where they are not as
 * `toKeptPath` writes them: nobody is led there, and no page is kept for them.
 */
export function readKeptParts(page: keyof typeof tables, parts: readonly string[]): URLSearchParams | null {
  const part = decode(parts.join('/'));
  const asked = new URLSearchParams(part);
  return decode(toPart(asked, tables[page])) === part ? asked : null;
}

function toPart(asked: URLSearchParams, table: Table): string {
  const known = new URLSearchParams();
  for (const [name, { toValue, most = 1, order }] of Object.entries(table)) {
    const values = new Set(asked.getAll(name).flatMap((typed) => toValue(typed) ?? []));
    const ordered = order ? order.filter((value) => values.has(value)) : [...values];
    for (const value of ordered.slice(0, most)) known.append(name, value);
  }
  return known.toString();
}

/** Next hands a part of a path to a page encoded, and to its metadata decoded. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function matching(pattern: RegExp, most?: number): Asked {
  return { toValue: (typed) => (pattern.test(typed) ? typed : null), most };
}

function oneOf(values: readonly string[], most = 1): Asked {
  return { toValue: (typed) => values.find((value) => value === typed.toLowerCase()) ?? null, most, order: values };
}

function toSystems(most: number): Table {
  return Object.fromEntries(systemNames.map((name) => [name, oneOf(systemValues[name], most)]));
}

/** Words that a name may have, one space apart; anything else leaves a gap. */
function toSearchWords(typed: string): string | null {
  const words = typed
    .replace(/[^\p{L}\p{M}\p{N}.'’-]+/gu, ' ')
    .trim()
    .slice(0, 32)
    .trim();
  return words === '' ? null : words;
}
