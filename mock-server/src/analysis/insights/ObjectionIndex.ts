import { objectionKinds, type ObjectionKind } from '#client/api/objectionSchemas.ts';
import { memoize } from '#client/lib/memoize.ts';
import type { AnswerTable } from '../table/AnswerTable.ts';
import { ObjectionScanner, type ObjectionHit } from './ObjectionScanner.ts';

const KINDS = objectionKinds.length;
const NEWLINE = '\n';

/** An objection with the brand it is held against; -1: no brand is named near it. */
export interface AttributedHit extends ObjectionHit {
  readonly brand: number;
}

/**
 * The objections in each answer of a table. An answer is read on first use and cached: reading all of 100,000 takes
 * a second or two, and a report needs only those in its filters.
 */
export class ObjectionIndex {
  readonly #table: AnswerTable;
  readonly #scanner = new ObjectionScanner();
  readonly #read: Uint8Array;
  /** Bit k: the answer contains an objection of kind k. */
  readonly #kinds: Uint16Array;
  /** Column of KINDS per row: brands (bits) that the objections of a kind are held against. */
  readonly #brands: Uint32Array;

  constructor(table: AnswerTable) {
    this.#table = table;
    this.#read = new Uint8Array(table.count);
    this.#kinds = new Uint16Array(table.count);
    this.#brands = new Uint32Array(table.count * KINDS);
  }

  has(row: number, kind: ObjectionKind): boolean {
    return ((this.kindsOf(row) >>> objectionKinds.indexOf(kind)) & 1) === 1;
  }

  /** Brands, as a mask, that the row's objections of a kind are held against. */
  brandsOf(row: number, kind: ObjectionKind): number {
    this.kindsOf(row);
    return this.#brands[row * KINDS + objectionKinds.indexOf(kind)] ?? 0;
  }

  /** The objections of a row in order of its text, which is read again. */
  hitsOf(row: number): readonly AttributedHit[] {
    const text = this.#table.texts.text(row);
    return this.#scanner.find(text).map((hit) => ({ ...hit, brand: brandAt(this.#table, row, text, hit) }));
  }

  /** Bit k of the result: kind k of `objectionKinds`. */
  kindsOf(row: number): number {
    if (this.#read[row] !== 1) {
      this.#read[row] = 1;
      for (const { kind, brand } of this.hitsOf(row)) {
        const index = objectionKinds.indexOf(kind);
        this.#kinds[row] = (this.#kinds[row] ?? 0) | (1 << index);
        if (brand >= 0) {
          const place = row * KINDS + index;
          this.#brands[place] = ((this.#brands[place] ?? 0) | (1 << brand)) >>> 0;
        }
      }
    }
    return this.#kinds[row] ?? 0;
  }
}

/**
 * The brand of an objection: the last brand named before it on its line, since a list item names its brand once at the start;
 * else the first one named after it on the line; else none.
 */
function brandAt(table: AnswerTable, row: number, text: string, { from, to }: ObjectionHit): number {
  const lineFrom = text.lastIndexOf(NEWLINE, from - 1) + 1;
  const lineEnd = text.indexOf(NEWLINE, to);
  const lineTo = lineEnd < 0 ? text.length : lineEnd;
  let before = -1;
  const last = table.mentionStart[row + 1] ?? 0;
  for (let i = table.mentionStart[row] ?? last; i < last; i += 1) {
    const at = table.mentionFrom[i] ?? 0;
    if (at >= lineTo) {
      break;
    }
    if (at >= lineFrom) {
      const brand = table.mentionBrand[i] ?? -1;
      if (at > from) {
        return before >= 0 ? before : brand;
      }
      before = brand;
    }
  }
  return before;
}

/** The index of a table, memoized. */
export const objectionIndex = memoize((table: AnswerTable) => new ObjectionIndex(table));
