import { FoldedText } from '../text/FoldedText.ts';
import type { TextSearch } from '../text/TextSearch.ts';
import type { AnswerTable, AnswerTexts } from './AnswerTable.ts';

const SMALLEST_CHUNK = 1024 * 1024;
const LARGEST_CHUNK = 16 * SMALLEST_CHUNK;
/** About 250,000 answers of 1,500 characters. */
const MOST_BYTES = 512 * SMALLEST_CHUNK;
/** Larger than any chunk: chunk index and offset share one number, see `#places`. */
const CHUNK_SPAN = 2 ** 32;
const NOT_YET = -1;
const UTF8 = 0;
const UTF16 = 1;

/** A search word in both encodings. */
interface Needle {
  readonly utf8: Buffer;
  readonly utf16: Buffer;
}

/**
 * Cache of folded texts for searching. Folding a text takes about twenty times as long as searching the folded text, so the folded form is
 * cached at the first search that reads the answer, outside the heap and in the shorter of two encodings.
 */
export class SearchableTexts {
  readonly #texts: AnswerTexts;
  readonly #mostBytes: number;
  readonly #folded = new FoldedText();
  readonly #chunks: Buffer[] = [];
  #used = 0;
  #bytes = 0;
  /** By row: `chunk * CHUNK_SPAN + offset`, or NOT_YET. */
  readonly #places: Float64Array;
  readonly #sizes: Uint32Array;
  readonly #encodings: Uint8Array;

  /** @param mostBytes capacity for folded texts; further ones are folded again at each search */
  constructor({ texts, count }: Pick<AnswerTable, 'texts' | 'count'>, mostBytes = MOST_BYTES) {
    this.#texts = texts;
    this.#mostBytes = mostBytes;
    this.#places = new Float64Array(count).fill(NOT_YET);
    this.#sizes = new Uint32Array(count);
    this.#encodings = new Uint8Array(count);
  }

  /** A test whether the text of a row contains every word of the search. */
  tester(search: TextSearch): (row: number) => boolean {
    const needles = search.words.map((word) => ({
      utf8: Buffer.from(word, 'utf8'),
      utf16: Buffer.from(word, 'utf16le'),
    }));
    return (row) => this.#has(row, needles);
  }

  #has(row: number, needles: readonly Needle[]): boolean {
    if (this.#places[row] === NOT_YET && !this.#keep(row)) {
      const { codes, length } = this.#folded;
      const text = Buffer.from(codes.buffer, codes.byteOffset, length * 2);
      return needles.every(({ utf16 }) => text.includes(utf16, 0, 'utf16le'));
    }
    const place = this.#places[row] ?? 0;
    const from = place % CHUNK_SPAN;
    const text = this.#chunks[Math.floor(place / CHUNK_SPAN)]?.subarray(from, from + (this.#sizes[row] ?? 0));
    return this.#encodings[row] === UTF16
      ? needles.every(({ utf16 }) => text?.includes(utf16, 0, 'utf16le'))
      : needles.every(({ utf8 }) => text?.includes(utf8));
  }

  /** Folds the text of a row and caches it; false if it does not fit (it is then only in `#folded`). */
  #keep(row: number): boolean {
    this.#folded.read(this.#texts.text(row));
    const { codes, length } = this.#folded;
    const utf16 = Buffer.from(codes.buffer, codes.byteOffset, length * 2);
    const text = utf16.toString('utf16le');
    const utf8Size = Buffer.byteLength(text, 'utf8');
    const isUtf8 = utf8Size <= length * 2;
    const size = isUtf8 ? utf8Size : length * 2;
    const chunk = this.#room(size);
    if (chunk === null) {
      return false;
    }
    this.#places[row] = (this.#chunks.length - 1) * CHUNK_SPAN + this.#used;
    this.#sizes[row] = size;
    this.#encodings[row] = isUtf8 ? UTF8 : UTF16;
    if (isUtf8) {
      chunk.write(text, this.#used, size, 'utf8');
    } else {
      utf16.copy(chunk, this.#used);
    }
    // UTF-16 units are searched at even offsets only.
    this.#used += size + (size % 2);
    return true;
  }

  #room(size: number): Buffer | null {
    const last = this.#chunks.at(-1);
    if (last !== undefined && this.#used + size <= last.length) {
      return last;
    }
    const wanted = Math.max(size, Math.min(LARGEST_CHUNK, SMALLEST_CHUNK * 2 ** this.#chunks.length));
    if (this.#bytes + wanted > this.#mostBytes) {
      return null;
    }
    const chunk = Buffer.allocUnsafeSlow(wanted);
    this.#chunks.push(chunk);
    this.#bytes += wanted;
    this.#used = 0;
    return chunk;
  }
}

const known = new WeakMap<AnswerTexts, SearchableTexts>();

/** The searchable texts of a table, cached with its texts: a table recounted for other brands shares them. */
export function searchableTexts(table: AnswerTable): SearchableTexts {
  const kept = known.get(table.texts) ?? new SearchableTexts(table);
  known.set(table.texts, kept);
  return kept;
}
