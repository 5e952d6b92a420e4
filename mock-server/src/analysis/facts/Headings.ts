import { foldText } from './foldText.ts';

/** A heading in force, and where it stands in the answer. */
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

/** The Markdown headings that the lines of an answer stand under, outermost first. A rule across the page ends all of them. */
export class Headings {
  #inForce = NONE;

  /** Of the line last read. The same array until a heading or a rule comes. */
  get inForce(): readonly Heading[] {
    return this.#inForce;
  }

  /** True for a heading itself. */
  read(line: string, from: number): boolean {
    const first = line.trimStart().charAt(0);
    // Most lines are neither: told by their first character.
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
