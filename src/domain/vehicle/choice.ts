/** A derivative as far as choosing goes. */
export type Choosable = { code: string; categoryCode: string; colours: readonly { paintCode: string }[] };

/** What there is to choose from: tabs in their order, derivatives in theirs (`byPriceDescending`). */
export type Choices<Model extends Choosable> = {
  categoryCodes: readonly string[];
  defaultCategory: string | null;
  models: readonly Model[];
};

export type Choice<Model> = {
  categoryCode: string | null;
  model: Model | null;
  paintCode: string | null;
  /** The address of this choice below its range, as path parts. Differs from what was asked for: go there instead. */
  address: string[];
};

/**
 * Reads the path parts below a range: none, a category, a model, or a model and a paint. Whatever is unknown or
 * spelled otherwise becomes the nearest choice, under that choice's own address. Without a paint it is the model's
 * first one, or none (D-348 to D-350, D-352).
 */
export function toChoice<Model extends Choosable>(asked: readonly string[], choices: Choices<Model>): Choice<Model> {
  const [first = '', second = ''] = asked;
  const category = match(choices.categoryCodes, first, (code) => code);
  const model = match(choices.models, first, ({ code }) => code);
  if (model && model.code === first) return choiceOf(model, second);
  if (category) return { ...choiceOf(firstOf(category, choices), ''), address: [category] };
  if (model) return choiceOf(model, second);
  return { ...choiceOf(toDefault(choices), ''), address: [] };
}

/** Dearest first by numeric value; without a price last, in the order in which they came (D-351). */
export function byPriceDescending<Model extends { price?: number | null }>(models: readonly Model[]): Model[] {
  return [...models].sort((one, other) => (other.price ?? 0) - (one.price ?? 0));
}

/** The models of one tab, in their order. */
export function modelsOf<Model extends { categoryCode: string }>(
  categoryCode: string | null,
  models: readonly Model[],
): Model[] {
  return models.filter((model) => model.categoryCode === categoryCode);
}

/** Of the models of a tab, at most three around the chosen one: as many as the phone's carousel shows (D-356). */
export function toCarousel<Model>(models: readonly Model[], chosen: number): Model[] {
  const start = Math.min(Math.max(0, chosen - 1), Math.max(0, models.length - 3));
  return models.slice(start, start + 3);
}

/** Path parts as typed, decoded; null when one cannot be a code: badly encoded, too long, or with control characters. */
export function toAsked(parts: readonly string[]): string[] | null {
  const decoded = parts.map(decode);
  return decoded.every((part) => part !== null) ? decoded : null;
}

function choiceOf<Model extends Choosable>(model: Model | null, asked: string): Choice<Model> {
  if (!model) return { categoryCode: null, model: null, paintCode: null, address: [] };
  const colour = match(model.colours, asked, ({ paintCode }) => paintCode);
  return {
    categoryCode: model.categoryCode,
    model,
    paintCode: colour?.paintCode ?? model.colours[0]?.paintCode ?? null,
    address: colour ? [model.code, colour.paintCode] : [model.code],
  };
}

function toDefault<Model extends Choosable>({ defaultCategory, ...choices }: Choices<Model>): Model | null {
  return firstOf(defaultCategory, { defaultCategory, ...choices }) ?? choices.models[0] ?? null;
}

function firstOf<Model extends Choosable>(categoryCode: string | null, { models }: Choices<Model>): Model | null {
  return models.find((model) => model.categoryCode === categoryCode) ?? null;
}

/** The item of this code, or else of this code in other case. */
function match<Item>(items: readonly Item[], asked: string, codeOf: (item: Item) => string): Item | null {
  const same = items.find((item) => codeOf(item) === asked);
  return same ?? items.find((item) => codeOf(item).toLowerCase() === asked.toLowerCase()) ?? null;
}

function decode(part: string): string | null {
  try {
    const text = decodeURIComponent(part);
    return text.length <= longestCode && !controlCharacter.test(text) ? text : null;
  } catch {
    return null;
  }
}

const longestCode = 64;
const controlCharacter = /\p{Cc}/u;
