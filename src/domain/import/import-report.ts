/** What can be imported. */
export const importKinds = ['vehicles', 'dealers'] as const;

export type ImportKind = (typeof importKinds)[number];

/** The largest file that is read. */
export const importFileLimitBytes = 5 * 1024 * 1024;

/** The most records that one file may have. */
export const importRowLimit = 10_000;

/** What is wrong in a file. `row` as a spreadsheet counts it, the header being 1; in JSON the first record is 1. */
export type ImportError = { row: number | null; column: string | null; message: string };

/** A price that differs from the stored one by more than a tenth; `percent` is the change, rounded. In rand. */
export type PriceJump = { row: number; code: string; name: string; before: number; after: number; percent: number };

/** What an import did, or would do. Nothing is written unless `outcome` is `imported`. */
export type ImportReport = {
  kind: ImportKind;
  /** `refused`: there are errors. `unconfirmed`: there are price jumps that nobody confirmed. */
  outcome: 'checked' | 'refused' | 'unconfirmed' | 'imported';
  counts: { created: number; changed: number; unchanged: number };
  /** The first ones: nobody mends a thousand by hand. */
  errors: ImportError[];
  /** How many there are in all. */
  errorCount: number;
  priceJumps: PriceJump[];
  changes: { row: number; code: string; isNew: boolean; columns: string[] }[];
};

export function isImportKind(value: unknown): value is ImportKind {
  return importKinds.some((kind) => kind === value);
}
