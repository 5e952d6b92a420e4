import { foldText } from './foldText.ts';

/** A heading that applies to a line, with its offset in the answer. */
export interface Heading {
  readonly level: number;
  /** Folded, without marks. */
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const HEADING = /^\s{0,3}(#{1,6})\s+(\S.*)$/u;
const RULE = /^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/u;
const NONE: readonly Heading[] = [];

/** The Markdown headings that apply to the lines of an answer, outermost first. A horizontal rule ends all of them. */
export class Headings {
  #inForce = NONE;

  /** Those of the line last read. The same array until the next heading or rule. */
  get inForce(): readonly Heading[] {
    return this.#inForce;
  }

  /** True if the line is a heading itself. */
  read(line: string, from: number): boolean {
    const first = line.trimStart().charAt(0);
    // Most lines are neither, which their first character shows.
    if (first !== '#' && first !== '-' && first !== '*' && first !== '_') return false;
    const [, marks, words] = HEADING.exec(line) ?? [];
    if (marks === undefined || words === undefined) {
      if (RULE.test(line)) this.#inForce = NONE;
      return false;
    }
    const heading = {
      level: marks.length,
      text: foldText(words.replaceAll(/\*+|__|`+|\s#+$/gu, '')),
      from,
      to: from + line.length,
    };
    this.#inForce = [...this.#inForce.filter(({ level }) => level < marks.length), heading];
    return true;
  }
}
