import { isPlainObject } from '#client/lib/isPlainObject.ts';
import type { Sentiment } from '#server/analysis/table/RawAnswer.ts';
import { parseJsonCell } from './parseListCell.ts';
import { nameOf, textOf } from './textOf.ts';

const SENTIMENT_WORDS: readonly (readonly [Sentiment, RegExp])[] = [
  ['positive', /^(?:positive|pos|正面|积极|正向)$/iu],
  ['neutral', /^(?:neutral|neu|中性|中立)$/iu],
  ['negative', /^(?:negative|neg|负面|消极|负向)$/iu],
];
/** Numbers that stand for the three labels, where a file has no others. */
const CODES: ReadonlyMap<number, Sentiment> = new Map([
  [1, 'positive'],
  [0, 'neutral'],
  [-1, 'negative'],
]);
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/u;

/** Words used in place of a label: the answer does not name the brand. A dash alone is one of them far more often than a minus. */
const NO_LABEL =
  /^(?:not[ _-]?(?:mentioned|found|applicable|named)|no[ _-]?mention|absent|none|null|nan|n\/?a|unknown|-{1,3}|[—–－]|无|未提及|未出现|未知)$/iu;

/** Parses one of the three labels; null for other values (scores, "mixed"), whose sentiment is estimated later. */
function parseSentiment(word: string, hasCodes: boolean): Sentiment | null {
  if (NUMBER.test(word)) return hasCodes ? (CODES.get(Number(word)) ?? null) : null;
  return SENTIMENT_WORDS.find(([, pattern]) => pattern.test(word))?.[0] ?? null;
}

function labelsOf(value: unknown): readonly (readonly [string, unknown])[] {
  if (typeof value === 'string') return labelsOf(parseJsonCell(value));
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return items.flatMap((item) =>
      isPlainObject(item) ? [[textOf(item['brand'] ?? item['name']), item['sentiment'] ?? item['label']] as const] : [],
    );
  }
  return isPlainObject(value) ? Object.entries(value) : [];
}

/**
 * Whether the numbers among labels are codes of the three: none is another than 1, 0 and -1, and one is -1. Otherwise they are scores, and 0
 * or 1 may be the worst of their scale.
 */
export function areCodes(own: readonly unknown[], byBrand: readonly unknown[]): boolean {
  const labels = [...own, ...byBrand.flatMap(labelsOf).map(([, label]) => label)].map(nameOf);
  const numbers = labels.filter((label) => NUMBER.test(label)).map(Number);
  return numbers.includes(-1) && numbers.every((number) => CODES.has(number));
}

type ParsedSentiments = {
  /** By brand id; undefined when there is no label. */
  readonly sentiments: Readonly<Record<string, Sentiment>> | undefined;
  /** Number of labels outside the three. */
  readonly unread: number;
};

/**
 * Parses recorded labels: one for the own brand, and labels by brand name, as `{"Brand": "positive"}` or `[{"brand": "Brand", "sentiment":
 * "positive"}]`.
 * @param brandIdOf the id for any name of a brand
 * @param hasCodes the numbers 1, 0 and -1 are labels: see `areCodes`
 */
export function parseSentiments(
  own: unknown,
  byBrand: unknown,
  ownId: string,
  brandIdOf: (name: string) => string,
  hasCodes = false,
): ParsedSentiments {
  // Most files have no labels: skips allocating a map.
  if (own === undefined && byBrand === undefined) return { sentiments: undefined, unread: 0 };
  const found = new Map<string, Sentiment>();
  let unread = 0;
  const take = (id: string, label: unknown): void => {
    const word = nameOf(label);
    if (word === '' || NO_LABEL.test(word)) return;
    const sentiment = parseSentiment(word, hasCodes);
    if (sentiment === null) unread += 1;
    else found.set(id, sentiment);
  };
  take(ownId, own);
  for (const [name, label] of labelsOf(byBrand)) if (name.trim() !== '') take(brandIdOf(name), label);
  return { sentiments: found.size === 0 ? undefined : Object.fromEntries(found), unread };
}
