import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { lineOfFields } from './fieldsLine.ts';
import { JsonFieldFinder } from './jsonFields.ts';
import type { JsonObject } from './jsonFields.ts';
import { isLogLine } from './LogLine.ts';
import type { ParsedLine } from './LogLine.ts';
import { parseTextLine } from './parseTextLine.ts';

/** Time and stream, or a host and a program, that a log shipper puts before an object. */
const LONGEST_PREFIX = 200;
/** A line within a field may be an object with such a field again. */
const MOST_WRAPPINGS = 3;

/**
 * Lines of JSON. Which field is what is found in each line anew: the first may be a health check without headers. Lists of objects in a
 * line, and `records` of them, are read one by one; a whole line of text within a field (Docker, log shippers) is read as such.
 */
export class JsonLineParser {
  readonly #fields = new JsonFieldFinder();
  #hasAgents = false;

  parse(line: string): ParsedLine | readonly ParsedLine[] {
    const value = valueOf(line);
    if (Array.isArray(value)) return value.some(isPlainObject) ? this.#each(value) : 'unreadable';
    if (!isPlainObject(value)) return 'unreadable';
    const { records } = value;
    return Array.isArray(records) ? this.#each(records) : this.#parseObject(value, 0);
  }

  #each(values: readonly unknown[]): readonly ParsedLine[] {
    return values.map((value) => (isPlainObject(value) ? this.#parseObject(value, 0) : 'unreadable'));
  }

  #parseObject(object: JsonObject, depth: number): ParsedLine {
    const fields = this.#fields.fieldsOf(object);
    const parsed = lineOfFields(fields);
    if (isLogLine(parsed)) return this.#withAgent(parsed);
    if (parsed !== 'unreadable' || depth >= MOST_WRAPPINGS) return parsed;
    for (const text of fields.line ?? []) {
      if (typeof text !== 'string') continue;
      const within = this.#parseText(text.trim(), depth + 1);
      if (within !== 'unreadable') return within;
    }
    return parsed;
  }

  #parseText(text: string, depth: number): ParsedLine {
    const value = text.includes('{') ? valueOf(text) : null;
    if (isPlainObject(value)) return this.#parseObject(value, depth);
    const parsed = parseTextLine(text);
    return isLogLine(parsed) ? this.#withAgent(parsed) : parsed;
  }

  /** Where other lines have a user agent, one without was sent without. */
  #withAgent<T extends { readonly userAgent: string }>(parsed: T): T {
    if (parsed.userAgent !== '') {
      this.#hasAgents = true;
      return parsed;
    }
    return this.#hasAgents ? { ...parsed, userAgent: '-' } : parsed;
  }
}

function valueOf(line: string): unknown {
  // A list of one object per line has commas behind them.
  const text = line.endsWith(',') ? line.slice(0, -1) : line;
  const from = text.startsWith('[') ? 0 : text.indexOf('{');
  if (from < 0 || from > LONGEST_PREFIX) return null;
  try {
    return JSON.parse(text.slice(from));
  } catch {
    return null;
  }
}
