import type { BrandDefinition } from '../ProjectDefinition.ts';
import { MentionMatcher } from '../text/MentionMatcher.ts';
import { SentimentEstimator } from '../text/SentimentEstimator.ts';
import { SENTIMENT_CODES, SENTIMENT_LABELLED, type AnswerTable } from './AnswerTable.ts';
import { arrangeStarts } from './arrangeStarts.ts';
import { GrowingColumn, bytes, words } from './GrowingColumn.ts';
import type { SentimentLabels } from './RawAnswer.ts';

/** The columns of a table that depend on the brands' names. */
export type Mentions = Pick<
  AnswerTable,
  'namedMask' | 'position' | 'sentiment' | 'mentionStart' | 'mentionBrand' | 'mentionFrom' | 'mentionTo'
>;

/** The columns that `MentionColumns.copy` copies rows from. */
export type MentionRows = Pick<
  AnswerTable,
  'brandCount' | 'position' | 'sentiment' | 'mentionStart' | 'mentionBrand' | 'mentionFrom' | 'mentionTo'
>;

/** Finds the brands in texts, row by row: mentions, positions and sentiment. */
export class MentionColumns {
  readonly #brandIds: readonly string[];
  readonly #matcher: MentionMatcher;
  readonly #estimator: SentimentEstimator;
  readonly #namedMask = new GrowingColumn(words);
  readonly #position = new GrowingColumn(bytes);
  readonly #sentiment = new GrowingColumn(bytes);
  readonly #mentionStart = new GrowingColumn(words);
  readonly #mentionBrand = new GrowingColumn(bytes);
  readonly #mentionFrom = new GrowingColumn(words);
  readonly #mentionTo = new GrowingColumn(words);

  constructor(brands: readonly BrandDefinition[]) {
    this.#brandIds = brands.map(({ id }) => id);
    this.#matcher = new MentionMatcher(brands);
    this.#estimator = new SentimentEstimator(brands.length);
    this.#mentionStart.push(0);
  }

  /** Adds a row. @param text null for an answer that counts as naming no brand, whatever its text */
  add(text: string | null, labels: SentimentLabels | undefined): void {
    const first = this.#position.length;
    this.#position.pushZeros(this.#brandIds.length);
    this.#sentiment.pushZeros(this.#brandIds.length);
    const count = text === null ? 0 : this.#matcher.scan(text);
    let mask = 0;
    let named = 0;
    for (let i = 0; i < count; i += 1) {
      const brand = this.#matcher.brandOf(i);
      this.#mentionBrand.push(brand);
      this.#mentionFrom.push(this.#matcher.fromOf(i));
      this.#mentionTo.push(this.#matcher.toOf(i));
      if ((mask & (1 << brand)) === 0) {
        mask |= 1 << brand;
        named += 1;
        this.#position.set(first + brand, named);
      }
    }
    this.#namedMask.push(mask >>> 0);
    this.#mentionStart.push(this.#mentionBrand.length);
    if (mask !== 0) {
      this.#addSentiments(labels, first, mask);
    }
  }

  /** Copies a row of another table whose mentions are known to be the same. @param places new index of each of that table's brands */
  copy(table: MentionRows, row: number, places: readonly number[]): void {
    const first = this.#position.length;
    this.#position.pushZeros(this.#brandIds.length);
    this.#sentiment.pushZeros(this.#brandIds.length);
    const end = table.mentionStart[row + 1] ?? 0;
    let mask = 0;
    for (let i = table.mentionStart[row] ?? end; i < end; i += 1) {
      const old = table.mentionBrand[i] ?? 0;
      const brand = places[old] ?? 0;
      this.#mentionBrand.push(brand);
      this.#mentionFrom.push(table.mentionFrom[i] ?? 0);
      this.#mentionTo.push(table.mentionTo[i] ?? 0);
      if ((mask & (1 << brand)) === 0) {
        mask |= 1 << brand;
        const cell = row * table.brandCount + old;
        this.#position.set(first + brand, table.position[cell] ?? 0);
        this.#sentiment.set(first + brand, table.sentiment[cell] ?? 0);
      }
    }
    this.#namedMask.push(mask >>> 0);
    this.#mentionStart.push(this.#mentionBrand.length);
  }

  /** Appends the rows of other columns that were made for the same brands. */
  append({ mentionStart, ...rows }: Mentions): void {
    this.#mentionStart.pushAll(mentionStart.subarray(1), this.#mentionBrand.length);
    this.#namedMask.pushAll(rows.namedMask);
    this.#position.pushAll(rows.position);
    this.#sentiment.pushAll(rows.sentiment);
    this.#mentionBrand.pushAll(rows.mentionBrand);
    this.#mentionFrom.pushAll(rows.mentionFrom);
    this.#mentionTo.pushAll(rows.mentionTo);
  }

  /** The added rows in `order`; null: they are in order already. */
  finish(order: Uint32Array | null): Mentions {
    const brandCount = this.#brandIds.length;
    return {
      namedMask: this.#namedMask.toArray(order),
      position: this.#position.toArray(order, brandCount),
      sentiment: this.#sentiment.toArray(order, brandCount),
      mentionStart: arrangeStarts(this.#mentionStart, order),
      mentionBrand: this.#mentionBrand.gather(order, this.#mentionStart),
      mentionFrom: this.#mentionFrom.gather(order, this.#mentionStart),
      mentionTo: this.#mentionTo.gather(order, this.#mentionStart),
    };
  }

  /** Removes and returns the rows added since the last call, in new arrays. */
  take(): Mentions {
    const mentions = this.finish(null);
    this.#namedMask.clear();
    this.#position.clear();
    this.#sentiment.clear();
    this.#mentionStart.clear();
    this.#mentionBrand.clear();
    this.#mentionFrom.clear();
    this.#mentionTo.clear();
    this.#mentionStart.push(0);
    return mentions;
  }

  #addSentiments(labels: SentimentLabels | undefined, first: number, mask: number): void {
    this.#estimator.read(this.#matcher);
    this.#brandIds.forEach((id, brand) => {
      if ((mask & (1 << brand)) !== 0) {
        const label = labels?.[id];
        const code = label === undefined ? this.#estimator.codeOf(brand) : SENTIMENT_CODES[label] + SENTIMENT_LABELLED;
        this.#sentiment.set(first + brand, code);
      }
    });
  }
}
