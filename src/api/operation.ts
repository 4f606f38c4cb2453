import type { JsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { defaultLocale, type Locale, toLocale } from '@/i18n/locales';
import type { Budget } from '@/lib/rate-limit';
import type { LoopbackFilter } from './loopback-filter';
import type { Problem } from './problem';
import { type FilterField, selectRows } from './select-rows';

type AnySchema = v.GenericSchema<unknown, unknown>;
type ParameterSchema = v.ObjectSchema<Record<string, v.GenericSchema<string | undefined, unknown>>, undefined>;

/** What an operation gives: the answer (of a list with the number of all entries that match), or why there is none. */
export type Outcome<Body> = { ok: true; value: Body; total?: number } | { ok: false; error: Problem };

/**
 * One public call of the API: the description that openapi.json is made of, and what answers it. `path` may hold
 * `{names}`; they and the query's parameters are read by `parameters`.
 */
export type Operation<Parameters extends ParameterSchema = ParameterSchema, Answer extends AnySchema = AnySchema> = {
  /** `POST` is for answers that are computed from a body of JSON, or with a `budget` for what is stored. */
  method: 'GET' | 'POST';
  path: `/api/${string}`;
  summary: string;
  /** A call to try, below the host. */
  example: string;
  parameters: Parameters;
  /** The fields of Loopback's filter; none: the operation takes no filter. */
  filterFields?: Readonly<Record<string, Pick<FilterField<never>, 'type' | 'description'>>>;
  answer: Answer;
  /** What a POST sends. */
  body?: AnySchema;
  /** How `body` is described where the schema says less than what is checked. */
  bodyDescription?: JsonSchema;
  /** Of a POST that takes a file instead, as `multipart/form-data`: `handle` reads it as it arrives. `accepts` has commas. */
  upload?: { field: string; description: string; accepts: string };
  /** Of a POST that stores something: what it is counted under. Another site's page may not send it. */
  budget?: Budget;
  /** The same `Idempotency-Key` is answered with what the first sending stored (issue 6 §2). */
  takesKey?: true;
  handle(asked: {
    parameters: v.InferOutput<Parameters>;
    filter: LoopbackFilter;
    /** As `body` gives it; undefined without one. */
    body: unknown;
    /** Its body is unread when the operation has an `upload`. */
    request: Request;
  }): Promise<Outcome<v.InferOutput<Answer>>>;
};

/** In which language words are answered; the specification's `locale=default` is English. */
export const localeParameter = v.pipe(
  v.optional(
    v.pipe(
      v.picklist(['default', 'en', 'af', 'zu', 'zulu'], 'must be default, en, af, zu or zulu'),
      v.description('The language of words. Missing words are answered in English.'),
    ),
    'default',
  ),
  v.transform((value): Locale => toLocale(value) ?? defaultLocale),
);

const listParameters = v.object({ locale: localeParameter });

/** An operation that answers an array, filtered, ordered and cut by Loopback's filter. */
export function listOperation<Row, Item extends AnySchema>({
  filterFields,
  item,
  readRows,
  toItem,
  ...description
}: {
  path: `/api/v1/${string}`;
  summary: string;
  example: string;
  filterFields: Readonly<Record<string, FilterField<Row>>>;
  item: Item;
  /** Every row, in the order that holds when none is asked for. */
  readRows: (locale: Locale) => Promise<Row[]>;
  toItem: (row: Row, locale: Locale) => Promise<v.InferOutput<Item>>;
}): Operation<typeof listParameters, v.ArraySchema<Item, undefined>> {
  return {
    method: 'GET',
    ...description,
    parameters: listParameters,
    filterFields,
    answer: v.array(item),
    handle: async ({ parameters: { locale }, filter }) => {
      const { rows, total } = selectRows(await readRows(locale), filter, filterFields);
      return { ok: true, value: await Promise.all(rows.map((row) => toItem(row, locale))), total };
    },
  };
}
