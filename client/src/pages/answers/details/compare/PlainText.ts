import { findCitationMarks } from '#client/components/answers/citationMarks.ts';
import type { Span } from '#client/lib/Span.ts';

/** A plain text; `offsets` maps each of its code units to the source, plus the end offset. */
export interface PlacedText {
  readonly text: string;
  readonly offsets: readonly number[];
}

/** Replaces a code unit of a link's text. A private use character, so that it does not occur in texts. */
const LINK = '\u{E000}';
/** Parentheses that contain only links: a source reference, not part of the sentence. */
const LINKED_SOURCES = new RegExp(`[ \\t]*[(（](?=[^)）]*${LINK})[${LINK},;，；、 ]+[)）]`, 'gu');
const BLANK = /\s/u;

/** Builds a plain text from the pieces between markup. */
export class PlainText {
  #text = '';
  /** The text with link texts replaced by `LINK`. */
  #shape = '';
  #offsets: number[] = [];
  #end = 0;

  /** @param offsets one per code unit of `value`, plus the end offset */
  add(value: string, offsets: readonly number[], isLink: boolean): void {
    this.#text += value;
    this.#shape += isLink ? LINK.repeat(value.length) : value;
    for (let at = 0; at < value.length; at += 1) this.#offsets.push(offsets[at] ?? this.#end);
    this.#end = offsets[value.length] ?? this.#end;
  }

  /** Adds characters that replace markup between two pieces, such as a line break. */
  addGap(characters: string): void {
    this.#text += characters;
    this.#shape += characters;
    this.#offsets.push(...Array<number>(characters.length).fill(this.#end));
  }

  /** The text without citation marks; whitespace is trimmed and collapsed unless it is significant. */
  words(blanksMatter: boolean): PlacedText {
    const marks = this.#marks();
    const characters: string[] = [];
    const offsets: number[] = [];
    let mark = 0;
    for (let at = 0; at < this.#text.length; at += 1) {
      while ((marks[mark]?.end ?? Infinity) <= at) mark += 1;
      if ((marks[mark]?.start ?? Infinity) <= at) continue;
      const character = this.#text[at] ?? '';
      const blank = character !== SENTENCE_BREAK && BLANK.test(character);
      if (blank && !blanksMatter && BLANK.test(characters.at(-1) ?? ' ')) continue;
      characters.push(blank && !blanksMatter ? ' ' : character);
      offsets.push(this.#offsets[at] ?? 0);
    }
    offsets.push((offsets.at(-1) ?? this.#end - 1) + 1);
    return { text: characters.join(''), offsets };
  }

  #marks(): Span[] {
    const linked = [...this.#shape.matchAll(LINKED_SOURCES)].map(({ index, 0: mark }) => ({
      start: index,
      end: index + mark.length,
    }));
    return [...findCitationMarks(this.#text), ...linked].sort((a, b) => a.start - b.start || b.end - a.end);
  }
}

/** An intended line break: Unicode's paragraph separator, which ends a sentence in every language. */
export const SENTENCE_BREAK = '\u2029';
