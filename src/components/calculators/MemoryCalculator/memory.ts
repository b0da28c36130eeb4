/** How much memory a local model takes: the rule of advanced-usage/local-models#memory. */

/** Gigabytes here are powers of ten, as on the box of a card and in the list of a runner. */
const gigabyte = 1e9;

/** Bits of a number in the context cache, which runners keep with 16 bits until told otherwise. */
const cacheBits = 16;

export interface LocalModel {
  /** Parameters, in billions. */
  parameters: number;
  /** Bits for one parameter, as the quantization comes out in practice. */
  bits: number;
  /** Tokens of context. */
  context: number;
  /** Layers of the model, each of which keeps its part of the context. */
  layers: number;
  /** Heads that keys and values are kept for. */
  heads: number;
  /** Numbers in one key, and in one value. */
  headSize: number;
}

/** Gigabytes of the file: parameters × bits ÷ 8. */
const fileSize = ({parameters, bits}: Pick<LocalModel, 'parameters' | 'bits'>): number =>
  (parameters * 1e9 * bits) / 8 / gigabyte;

/** Gigabytes that one token of context takes: a key and a value for each head of each layer. */
const tokenSize = ({layers, heads, headSize}: Pick<LocalModel, 'layers' | 'heads' | 'headSize'>) =>
  (2 * layers * heads * headSize * (cacheBits / 8)) / gigabyte;

/** Gigabytes of the context cache. */
const cacheSize = (model: Omit<LocalModel, 'parameters' | 'bits'>): number =>
  tokenSize(model) * model.context;

/** Memory of a model on a graphics card, in gigabytes. */
export interface Need {
  file: number;
  cache: number;
  overhead: number;
  total: number;
  /** Left on the card. */
  free: number;
  /** Without room on the card, and so computed on the processor. */
  spilled: number;
  /** Tokens of context for which the card has room; 0 if the file alone is too large. */
  longestContext: number;
}

/**
 * What a model takes, and what that means on a card.
 *
 * @param overhead gigabytes of the program that runs the model
 * @param card gigabytes of the card
 */
export function memoryNeed(model: LocalModel, overhead: number, card: number): Need {
  const file = fileSize(model);
  const cache = cacheSize(model);
  const total = file + cache + overhead;
  return {
    file,
    cache,
    overhead,
    total,
    free: Math.max(0, card - total),
    spilled: Math.max(0, total - card),
    longestContext: Math.max(0, Math.floor((card - file - overhead) / tokenSize(model))),
  };
}

/** The model of the page's example: its file, layers and heads are those of usual models of this size. */
export const exampleModel: LocalModel = {
  parameters: 14,
  bits: 4.8,
  context: 32_768,
  layers: 48,
  heads: 8,
  headSize: 128,
};

/** The example's program and its two cards, in gigabytes. */
export const exampleOverhead = 1;
export const exampleCards = [24, 12] as const;

/** The least context with which the extension works well (advanced-usage/local-models#context). */
export const leastContext = 32_768;
