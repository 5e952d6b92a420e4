import { addToGroup } from '#client/lib/groupByKey.ts';
import type { RawAnswer } from '#server/analysis/table/RawAnswer.ts';
import { hashOf } from '#server/store/ids/stableId.ts';

const HASH_LENGTH = 16;

/** Ignores line breaks and outer spaces, because formats differ in them. */
export function comparableText(text: string): string {
  return text.replaceAll('\r\n', '\n').trim();
}

const hashOfText = (text: string): string => hashOf([comparableText(text)], HASH_LENGTH);

interface Row {
  readonly hash: string;
  readonly line: number;
}

/** Counts the rows of a file whose id is that of an answer with another text. Keeps hashes, not texts. */
export class OtherTexts {
  /** Text hash of each id that the file added. */
  readonly #added = new Map<string, string>();
  /** Rows with the id of an answer that the project had before. */
  readonly #known = new Map<string, Row[]>();
  #count = 0;
  #line = Infinity;

  /** Takes a row that was added, with its id. */
  add(id: string, text: string): void {
    this.#added.set(id, hashOfText(text));
  }

  /** Takes a row that was not added because its id is known. */
  meet(id: string, text: string, line: number): void {
    const row = { hash: hashOfText(text), line };
    const added = this.#added.get(id);
    if (added !== undefined) this.#compare(added, row);
    else addToGroup(this.#known, id, row);
  }

  /** Compares the rows with the answers that the project had before; call once, after the last row. */
  compareWith(answers: Iterable<RawAnswer>): void {
    if (this.#known.size === 0) return;
    for (const { id, text } of answers) {
      const rows = this.#known.get(id) ?? [];
      if (rows.length === 0) continue;
      const stored = hashOfText(text);
      for (const row of rows) this.#compare(stored, row);
    }
    this.#known.clear();
  }

  /** Number of rows with another text, and the line of the first. */
  get found(): { readonly count: number; readonly line: number } {
    return { count: this.#count, line: this.#count === 0 ? 0 : this.#line };
  }

  #compare(stored: string, { hash, line }: Row): void {
    if (hash === stored) return;
    this.#count += 1;
    this.#line = Math.min(this.#line, line);
  }
}
