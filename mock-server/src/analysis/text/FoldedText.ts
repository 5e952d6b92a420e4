import { FOLD, SPECIAL, foldName, isJoiner } from './charTables.ts';
import { entityAt } from './entityAt.ts';
import { Memo } from './Memo.ts';

/** Limit of Unicode's stream-safe text format: more combining marks on one base are noise, and sorting them would not be linear. */
const MAX_JOINERS = 30;
const AMPERSAND = 0x26;
const CACHE_LIMIT = 20_000;

/**
 * A text in the form in which names are compared (NFKC, lower case, HTML entities decoded, no invisible characters), as UTF-16 units, with
 * a map back to offsets of the recorded text.
 * One instance is reused for many texts, so that reading an answer allocates nothing.
 */
export class FoldedText {
  /** The recorded text. */
  source = '';
  /** Folded units; only the first `length` count. */
  codes = new Uint16Array(4096);
  length = 0;
  /** True if folded and recorded offsets differ somewhere. */
  #mapped = false;
  /** Source offset of the cluster that each unit comes from; one more entry than units. */
  #offsets = new Uint32Array(0);
  readonly #clusters = new Memo(CACHE_LIMIT, foldName);

  /** Folds `source`; overwrites the result of an earlier call. */
  read(source: string): void {
    this.source = source;
    this.#mapped = false;
    const { length } = source;
    if (this.codes.length < length) {
      this.codes = new Uint16Array(length * 2);
    }
    const { codes } = this;
    for (let i = 0; i < length; i += 1) {
      const code = source.charCodeAt(i);
      // Common ideographs fold to themselves; skipping their lookup keeps the table in the CPU cache.
      const folded = code >= 0x4e00 && code <= 0x9fff ? code : (FOLD[code] ?? 0);
      if (code === AMPERSAND && entityAt(source, i) !== null) {
        this.#readMapped(i);
        return;
      }
      if (folded !== SPECIAL) {
        codes[i] = folded;
      } else if (this.#isPlainPair(i)) {
        codes[i] = source.charCodeAt(i);
        codes[i + 1] = source.charCodeAt(i + 1);
        i += 1;
      } else {
        this.#readMapped(i);
        return;
      }
    }
    this.length = length;
  }

  /** Source offset of folded unit `index`; for `length`, the end of the source. */
  originOf(index: number): number {
    return this.#mapped ? (this.#offsets[index] ?? this.source.length) : index;
  }

  /** False inside the expansion of one recorded character: no name begins or ends there. */
  isClusterStart(index: number): boolean {
    return !this.#mapped || index <= 0 || this.#offsets[index] !== this.#offsets[index - 1];
  }

  /** First folded unit that comes from `origin` or later. */
  indexOf(origin: number): number {
    if (!this.#mapped) {
      return Math.min(origin, this.length);
    }
    let low = 0;
    let high = this.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#offsets[middle] ?? 0) < origin) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** Blanks the units of [from, to) of the source: nothing matches there any more, and offsets stay valid. @param unit the filler */
  blank(from: number, to: number, unit = 0): void {
    this.codes.fill(unit, this.indexOf(from), this.indexOf(to));
  }

  /** True for a surrogate pair that folds to itself and has no joiner, such as most emoji. */
  #isPlainPair(index: number): boolean {
    const code = this.source.charCodeAt(index);
    const next = this.source.charCodeAt(index + 1);
    if (code < 0xd800 || code > 0xdbff || !(next >= 0xdc00 && next <= 0xdfff)) {
      return false;
    }
    const pair = this.source.slice(index, index + 2);
    return this.#clusters.get(pair) === pair;
  }

  #readMapped(stop: number): void {
    const { source } = this;
    // A joiner changes the character before it, so that character is read again.
    let from = stop;
    if (isJoiner(source.charCodeAt(stop)) && from > 0) {
      const before = source.charCodeAt(from - 1);
      from -= before >= 0xdc00 && before <= 0xdfff && from > 1 ? 2 : 1;
    }
    this.#mapped = true;
    this.#reserve(source.length + 64);
    for (let i = 0; i < from; i += 1) {
      this.#offsets[i] = i;
    }
    let used = from;
    for (let at = from; at < source.length;) {
      const folded = FOLD[source.charCodeAt(at)] ?? 0;
      const next = FOLD[source.charCodeAt(at + 1)] ?? 0;
      const entity = source.charCodeAt(at) === AMPERSAND ? entityAt(source, at) : null;
      if (entity !== null) {
        used = this.#append(used, at, this.#clusters.get(entity.text));
        at += entity.length;
      } else if (folded !== SPECIAL && next !== SPECIAL) {
        this.#reserve(used + 2);
        this.codes[used] = folded;
        this.#offsets[used] = at;
        used += 1;
        at += 1;
      } else {
        const end = this.#clusterEnd(at);
        used = this.#append(used, at, this.#clusters.get(source.slice(at, end)));
        at = end;
      }
    }
    this.length = used;
    this.#offsets[used] = source.length;
  }

  #append(used: number, origin: number, folded: string): number {
    this.#reserve(used + folded.length + 1);
    for (let i = 0; i < folded.length; i += 1) {
      this.codes[used + i] = folded.charCodeAt(i);
      this.#offsets[used + i] = origin;
    }
    return used + folded.length;
  }

  #clusterEnd(at: number): number {
    const { source } = this;
    const code = source.codePointAt(at) ?? 0;
    let end = at + (code > 0xffff ? 2 : 1);
    const limit = Math.min(source.length, end + MAX_JOINERS);
    while (end < limit && FOLD[source.charCodeAt(end)] === SPECIAL && isJoiner(source.charCodeAt(end))) {
      end += 1;
    }
    return end;
  }

  #reserve(size: number): void {
    if (this.codes.length < size) {
      const grown = new Uint16Array(size * 2);
      grown.set(this.codes);
      this.codes = grown;
    }
    if (this.#offsets.length < size + 1) {
      const grown = new Uint32Array(Math.max(size * 2, this.codes.length + 1));
      grown.set(this.#offsets);
      this.#offsets = grown;
    }
  }
}
