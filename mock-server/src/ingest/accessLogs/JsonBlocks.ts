/** An object begins on a line of its own; a cut-off line of JSON does not look like that. */
const BEGINS = /^\s*\[?\s*\{\s*$/u;
/** The list of a wrapping object: `{`, `"records": [`. */
const LIST_IN = /^\s*"\w+"\s*:\s*\[\s*$/u;
const NEXT = /^\s*\},\s*\{\s*$/u;
/** No line of a log has as many parts. */
const MOST_LINES = 2000;
const MOST_CHARACTERS = 1 << 16;

/** By how much a line opens more brackets than it closes, outside texts. Texts of JSON do not go over lines. */
function depthOf(line: string): number {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < line.length; at += 1) {
    const char = line[at];
    if (char === '"') inText = !inText;
    else if (inText && char === '\\') at += 1;
    else if (!inText && (char === '{' || char === '[')) depth += 1;
    else if (!inText && (char === '}' || char === ']')) depth -= 1;
  }
  return depth;
}

/** Puts objects together that are printed over several lines, as a list of them or one after another. */
export class JsonBlocks {
  #lines: string[] = [];
  #depth = 0;
  #length = 0;

  /** A whole object on one line; null: its end is still to come, or the line is a bracket around objects; undefined: no part of one. */
  take(line: string): string | null | undefined {
    if (this.#lines.length > 0) return this.#continue(line);
    if (BEGINS.test(line)) {
      this.#begin();
      return null;
    }
    return /^\s*(?:[\]}],?|\[)\s*$/u.test(line) ? null : undefined;
  }

  #begin(): void {
    this.#lines = ['{'];
    this.#depth = 1;
    this.#length = 1;
  }

  #continue(line: string): string | null | undefined {
    // No object begins with one: the brace before stood there for nothing.
    if (this.#lines.length === 1 && line.startsWith('{')) {
      this.#lines = [];
      return this.take(line);
    }
    if (this.#lines.length === 1 && LIST_IN.test(line)) {
      this.#lines = [];
      return null;
    }
    if (this.#depth === 1 && NEXT.test(line)) {
      const whole = [...this.#lines, '}'].join('');
      this.#begin();
      return whole;
    }
    this.#lines.push(line);
    this.#length += line.length;
    this.#depth += depthOf(line);
    if (this.#depth <= 0) return this.#end();
    const isTooLong = this.#lines.length > MOST_LINES || this.#length > MOST_CHARACTERS;
    return isTooLong ? this.#end() : null;
  }

  #end(): string {
    const whole = this.#lines.join('').replace(/\},?\s*\]?\s*$/u, '}');
    this.#lines = [];
    return whole;
  }
}
