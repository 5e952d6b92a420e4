import type { Quotes } from '#client/api/brandCentreSchemas.ts';
import { brandRefs } from '../reports/projectRefs.ts';
import { SENTIMENT_CODES } from '../table/AnswerTable.ts';
import { passageOf } from '../table/passage.ts';
import type { Sentiment } from '../table/RawAnswer.ts';
import type { PerceptionIndex } from './PerceptionIndex.ts';

type Quote = Quotes['list'][number];

interface QuoteChoice {
  readonly brand: number;
  readonly theme: number;
  readonly sentiment?: Sentiment | undefined;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

const SENTIMENTS: readonly (Sentiment | undefined)[] = [undefined, 'negative', 'neutral', 'positive'];

/** The sentence of a row with the strongest judgement of a brand under a theme: one that agrees with the whole answer, else the first. */
function quoteOf(index: PerceptionIndex, row: number, { brand, theme }: QuoteChoice, code: number): Quote | null {
  const { table, reader } = index;
  const sign = Number(code === SENTIMENT_CODES.positive) - Number(code === SENTIMENT_CODES.negative);
  const sentences: { readonly from: number; readonly to: number; readonly weight: number }[] = [];
  reader.read(table, row, ({ from, to }, ofBrand, ofTheme, good, ill) => {
    if (ofBrand === brand && ofTheme === theme) sentences.push({ from, to, weight: sign * (good - ill) });
  });
  // The sort is stable: ties keep the first.
  const best = sentences.sort((a, b) => b.weight - a.weight)[0];
  const sentiment = SENTIMENTS[code];
  return best === undefined || sentiment === undefined ? null : { ...passageOf(table, row, best), sentiment };
}

/** The sentences behind a cell of the perception report, newest answers first. `rows` must be covered by the index. */
export function themeQuotes(index: PerceptionIndex, rows: Uint32Array, choice: QuoteChoice): Quotes {
  const { brand, theme, sentiment, page, pageSize } = choice;
  const wanted = sentiment === undefined ? null : SENTIMENT_CODES[sentiment];
  const found = [
    ...rows.filter((row) => {
      const code = index.codeOf(row, brand, theme);
      return code !== 0 && (wanted === null || code === wanted);
    }),
  ].reverse();
  return {
    brands: brandRefs(index.table.project),
    total: found.length,
    list: found
      .slice((page - 1) * pageSize, page * pageSize)
      .flatMap((row) => quoteOf(index, row, choice, index.codeOf(row, brand, theme)) ?? []),
  };
}
