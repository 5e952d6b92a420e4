/** An object whose brace is alone on its line; a truncated JSON line looks different. */
const BEGINS = /^\s*\[?\s*\{\s*$/u;
/** The list in a wrapping object: `{`, `"records": [`. */
const LIST_IN = /^\s*"\w+"\s*:\s*\[\s*$/u;
const NEXT = /^\s*\},\s*\{\s*$/u;
/** Limit; a log record has fewer lines. */
const MOST_LINES = 2000;
const MOST_CHARACTERS = 1 << 16;

/** The number of brackets a line opens minus those it closes, outside strings. JSON strings do not span lines. */
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

/** Joins pretty-printed objects, in a list or one after another, into single lines. */
export class JsonBlocks {
  #lines: string[] = [];
  #depth = 0;
  #length = 0;

  /**
   * Returns a complete object as one line; null inside an object, or for brackets around objects; undefined if the line is no part of an
   * object.
   */
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
    // No object starts with a brace in an object: the earlier brace is discarded.
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
