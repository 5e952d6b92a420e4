import { findCitationMarks } from '#client/components/answers/citationMarks.ts';
import type { Span } from '#client/lib/Span.ts';

/** Words, and where each of their code units stood in the source, then the offset just behind the last one. */
export interface PlacedText {
  readonly text: string;
  readonly offsets: readonly number[];
}

/** Stands for a code unit of a link's words; from the private use area, so no text has it. */
const LINK = '\u{E000}';
/** Nothing but links in parentheses: the source of a sentence and not its words. */
const LINKED_SOURCES = new RegExp(`[ \\t]*[(（](?=[^)）]*${LINK})[${LINK},;，；、 ]+[)）]`, 'gu');
const BLANK = /\s/u;

/** A text that is put together from the pieces that markup leaves. */
export class PlainText {
  #text = '';
  /** The text with the words of links blanked out. */
  #shape = '';
  #offsets: number[] = [];
  #end = 0;

  /** @param offsets one a code unit of `value`, then the offset just behind it */
  add(value: string, offsets: readonly number[], isLink: boolean): void {
    this.#text += value;
    this.#shape += isLink ? LINK.repeat(value.length) : value;
    for (let at = 0; at < value.length; at += 1) this.#offsets.push(offsets[at] ?? this.#end);
    this.#end = offsets[value.length] ?? this.#end;
  }

  /** Characters that stand for markup between two pieces, such as a line break. */
  addGap(characters: string): void {
    this.#text += characters;
    this.#shape += characters;
    this.#offsets.push(...Array<number>(characters.length).fill(this.#end));
  }

  /** The words: without citation marks, and without blanks at the ends or several in a row unless these matter. */
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

/** A line break made on purpose: Unicode's paragraph separator, which ends a sentence in every language. */
export const SENTENCE_BREAK = '\u2029';
