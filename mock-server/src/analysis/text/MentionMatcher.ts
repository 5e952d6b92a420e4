import { unitsOf } from '#client/lib/unitsOf.ts';
import type { BrandDefinition } from '../ProjectDefinition.ts';
import { NOT_WORD, SPACED_WORD, UNSPACED_WORD, isLatinInside, wordClassAt, wordClassBefore } from './charTables.ts';
import { compileName, spellingOf } from './compileName.ts';
import type { CompiledName } from './compileName.ts';
import { withoutEntities } from './entityAt.ts';
import { FoldedText } from './FoldedText.ts';
import { isInsideHost } from './hostNames.ts';
import { isInvisible } from './invisible.ts';
import { isBehindPrefix } from './isBehindPrefix.ts';
import { isInsideNumber } from './isInsideNumber.ts';
import type { Stretch } from './maskMarkup.ts';
import { maskNonText } from './maskNonText.ts';
import { UNSEEN, passedEnd } from './passedEnd.ts';
import { NO_NODE, PhraseTrie, mayStart } from './PhraseTrie.ts';
import { SpanList } from './SpanList.ts';

/** A tracked brand's name in a text; UTF-16 offsets into the recorded text. */
export interface FoundMention {
  /** Index into the project's brands. */
  readonly brand: number;
  readonly from: number;
  readonly to: number;
}

/** Markup that may be inside a name. */
const MAY_PART_NAMES = /<\/?[a-z]|\][([]/iu;
const MAY_BEGIN_MARKUP = unitsOf('<]*_');
const SPACE = 0x20;

/**
 * Finds brands in answers. All names are matched in one pass over the text:
 *
 * - names and text are compared after NFKC, in lower case (unless `match_case`), with ' and ’ and the kinds of hyphen equal;
 * - an edge of a name in a script with spaces must not touch a letter or digit of such a script: `Ring` is not in
 * `monitoring`, but `ChatGPT` is in 用ChatGPT写; an edge in Chinese and other scripts without spaces may touch anything;
 * - from the left, the longest name wins, and what it covers is not matched again: 华为云 is not 华为, whichever brand has the names;
 * - emphasis marks, inline tags, link targets, trademark signs and backslash escapes are skipped within a name: **Acme** Pro is Acme
 * Pro, as readers see it (`passedEnd`); a line break separates a name;
 * - prefixes that Arabic and Hebrew write without a blank, such as "and", are not part of a name (`isBehindPrefix`);
 * - a name that ends in a digit is not in a longer number: GPT-4 is not in GPT-4.5, 360 not in 1,360;
 * - a part of a host name or e-mail address is not a mention, nor is anything that `maskNonText` masks.
 *
 * Not a package for Aho-Corasick search, since none has these rules: the text would have to be folded before, offsets mapped back after,
 * and each hit checked here anyway.
 */
export class MentionMatcher {
  readonly #names = new PhraseTrie<CompiledName>();
  readonly #folded = new FoldedText();
  readonly #masked = new SpanList();
  readonly #unseen: Stretch[] = [];
  /** Ranges of the folded text that were skipped within the name just matched, as pairs of start and end. */
  readonly #passed: number[] = [];
  /** The text contains the beginning of a name, followed by possible markup. */
  #isBrokenOff = false;
  #count = 0;
  #brands = new Uint8Array(64);
  #starts = new Uint32Array(64);
  #ends = new Uint32Array(64);
  #foldedStarts = new Uint32Array(64);
  #foldedEnds = new Uint32Array(64);
  #foldedEnd = 0;
  #hitName: CompiledName | null = null;

  /** If two brands claim the same name, the earlier brand wins; names with `match_case` are tried first. */
  constructor(brands: readonly BrandDefinition[]) {
    for (const caseSensitive of [true, false]) {
      brands.forEach((brand, index) => {
        if (brand.match_case === caseSensitive) {
          this.#addBrand(brand, index);
        }
      });
    }
  }

  /** Number of mentions found by the last `scan`. */
  get count(): number {
    return this.#count;
  }

  /** The text of the last `scan` in folded form, with everything that is not text blanked. */
  get folded(): FoldedText {
    return this.#folded;
  }

  brandOf(mention: number): number {
    return this.#brands[mention] ?? 0;
  }

  fromOf(mention: number): number {
    return this.#starts[mention] ?? 0;
  }

  toOf(mention: number): number {
    return this.#ends[mention] ?? 0;
  }

  /** Start of a mention in `folded`. */
  foldedFromOf(mention: number): number {
    return this.#foldedStarts[mention] ?? 0;
  }

  foldedToOf(mention: number): number {
    return this.#foldedEnds[mention] ?? 0;
  }

  /** Mentions in order, not overlapping. */
  find(text: string): FoundMention[] {
    this.scan(text);
    return Array.from({ length: this.#count }, (_, i) => ({
      brand: this.brandOf(i),
      from: this.fromOf(i),
      to: this.toOf(i),
    }));
  }

  /** Finds the mentions of `text` and keeps them until the next call. Allocates nothing, for reading many answers. */
  scan(text: string): number {
    this.#count = 0;
    this.#folded.read(text);
    maskNonText(text, this.#masked, this.#unseen);
    for (let i = 0; i < this.#masked.count; i += 1) {
      this.#folded.blank(this.#masked.from(i), this.#masked.to(i));
    }
    for (const { from, to } of this.#unseen) {
      this.#folded.blank(from, to, UNSEEN);
    }
    for (let i = this.#nextMatch(0); i >= 0; i = this.#nextMatch(this.#foldedEnd)) {
      this.#keep(i);
    }
    return this.#count;
  }

  /** Whether a name occurs anywhere in the text, even where `scan` does not look: a faster check to rule out texts without any. */
  occursIn(text: string): boolean {
    this.#count = 0;
    this.#isBrokenOff = false;
    this.#folded.read(text);
    return this.#nextMatch(0) >= 0 || this.#isParted(text);
  }

  /** Whether markup interrupts a name of which `occursIn` found only the beginning. */
  #isParted(text: string): boolean {
    return this.#isBrokenOff && MAY_PART_NAMES.test(text) && this.scan(text) > 0;
  }

  /** Start of the next name at or after folded unit `from`, or -1; sets `#hitName` and `#foldedEnd`. */
  #nextMatch(from: number): number {
    const { codes, length } = this.#folded;
    const { starts } = this.#names;
    let previous = from > 0 ? (codes[from - 1] ?? 0) : 0;
    for (let i = from; i < length; i += 1) {
      const code = codes[i] ?? 0;
      if (mayStart(starts, code) && !isLatinInside(code, previous) && this.#matchAt(i)) {
        return i;
      }
      previous = code;
    }
    return -1;
  }

  #addBrand(brand: BrandDefinition, index: number): void {
    for (const written of new Set([brand.name, ...brand.aliases])) {
      const name = compileName(written, index, brand.match_case);
      if (name !== null) this.#names.add(name.folded, name);
    }
  }

  /** Matches the longest name at folded unit `start`; sets `#hitName` and `#foldedEnd`. */
  #matchAt(start: number): boolean {
    const { codes, length, source } = this.#folded;
    let node = this.#names.root(codes[start] ?? 0);
    this.#hitName = null;
    const from = this.#folded.originOf(start);
    // Computed once and only if needed: most units that may start a name are inside a word.
    let left = wordClassBefore(source, from);
    if (left === SPACED_WORD && wordClassAt(source, from) === SPACED_WORD) {
      if (!isBehindPrefix(source, from)) return false;
      left = NOT_WORD;
    }
    this.#passed.length = 0;
    let isAfterBlank = false;
    for (let end = start + 1; node !== NO_NODE; end += 1) {
      for (const name of this.#names.valuesAt(node)) {
        if ((left !== SPACED_WORD || name.leftClass === UNSPACED_WORD) && this.#accepts(name, start, from, end)) {
          this.#hitName = name;
          this.#foldedEnd = end;
          break;
        }
      }
      let next = end < length ? this.#names.next(node, codes[end] ?? 0) : NO_NODE;
      while (next === NO_NODE && end < length) {
        const after = passedEnd(codes, end, length, isAfterBlank, this.#hitName !== null && this.#foldedEnd === end);
        if (after === end || after >= length) {
          this.#isBrokenOff ||= MAY_BEGIN_MARKUP.has(codes[end] ?? 0);
          break;
        }
        this.#passed.push(end, after);
        end = after;
        next = this.#names.next(node, codes[end] ?? 0);
      }
      isAfterBlank = codes[end] === SPACE;
      node = next;
    }
    return this.#hitName !== null;
  }

  #accepts(name: CompiledName, start: number, from: number, end: number): boolean {
    const folded = this.#folded;
    if (!folded.isClusterStart(start) || !folded.isClusterStart(end)) {
      return false;
    }
    const { source } = folded;
    const to = visibleEnd(source, from, folded.originOf(end));
    if (name.rightClass !== UNSPACED_WORD && wordClassAt(source, to) === SPACED_WORD) {
      return false;
    }
    if (isInsideNumber(source, from, to)) {
      return false;
    }
    if (name.exact !== null && spellingOf(withoutEntities(this.#written(from, to))) !== name.exact) {
      return false;
    }
    return !isInsideHost(source, from, to);
  }

  /** [from, to) of the source without the skipped ranges. */
  #written(from: number, to: number): string {
    const { source } = this.#folded;
    let written = '';
    let at = from;
    for (let i = 0; i < this.#passed.length; i += 2) {
      written += source.slice(at, this.#folded.originOf(this.#passed[i] ?? 0));
      at = this.#folded.originOf(this.#passed[i + 1] ?? 0);
    }
    return written + source.slice(at, to);
  }

  #keep(start: number): void {
    if (this.#count === this.#brands.length) {
      this.#brands = grown(this.#brands, new Uint8Array(this.#count * 2));
      this.#starts = grown(this.#starts, new Uint32Array(this.#count * 2));
      this.#ends = grown(this.#ends, new Uint32Array(this.#count * 2));
      this.#foldedStarts = grown(this.#foldedStarts, new Uint32Array(this.#count * 2));
      this.#foldedEnds = grown(this.#foldedEnds, new Uint32Array(this.#count * 2));
    }
    this.#brands[this.#count] = this.#hitName?.brand ?? 0;
    this.#starts[this.#count] = this.#folded.originOf(start);
    this.#ends[this.#count] = visibleEnd(
      this.#folded.source,
      this.fromOf(this.#count),
      this.#folded.originOf(this.#foldedEnd),
    );
    this.#foldedStarts[this.#count] = start;
    this.#foldedEnds[this.#count] = this.#foldedEnd;
    this.#count += 1;
  }
}

/** The end of a name without trailing invisible characters. */
function visibleEnd(source: string, from: number, to: number): number {
  let end = to;
  while (end > from + 1 && isInvisible(source.charCodeAt(end - 1))) {
    end -= 1;
  }
  return end;
}

function grown<T extends Uint8Array | Uint32Array>(old: T, larger: T): T {
  larger.set(old);
  return larger;
}
