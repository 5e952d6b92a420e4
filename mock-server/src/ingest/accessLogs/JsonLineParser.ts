import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { lineOfFields } from './fieldsLine.ts';
import { JsonFieldFinder } from './jsonFields.ts';
import type { JsonObject } from './jsonFields.ts';
import { isLogLine } from './LogLine.ts';
import type { ParsedLine } from './LogLine.ts';
import { parseTextLine } from './parseTextLine.ts';

/** Maximum prefix that a log shipper adds before an object: time and stream, or host and program. */
const LONGEST_PREFIX = 200;
const TIME_BEFORE = /^\d{4}[-/]\d{2}[-/]\d{2}[T ]\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})?(?=\s)/u;
/** The last name of a time: those inside the object come first. */
const PREFIX_TIME = 'timegenerated';
const LIST_BEGINS = /^\[\s*\{/u;
/** A line inside a field may be an object with such a field again. */
const MOST_WRAPPINGS = 3;

/**
 * Parses JSON lines. Fields are found in each line separately: the first may be a health check without headers. Lists of objects in a line,
 * and lists in `records`, are parsed one object at a time; a raw text line inside a field (Docker, log shippers) is parsed as such.
 */
export class JsonLineParser {
  readonly #fields = new JsonFieldFinder();
  #hasAgents = false;

  parse(line: string): ParsedLine | readonly ParsedLine[] {
    const value = valueOf(line);
    if (Array.isArray(value)) return value.some(isPlainObject) ? this.#each(value) : 'unreadable';
    if (!isPlainObject(value)) return 'unreadable';
    const { records } = value;
    return Array.isArray(records) ? this.#each(records) : this.parseObject(value);
  }

  #each(values: readonly unknown[]): readonly ParsedLine[] {
    return values.map((value) => (isPlainObject(value) ? this.parseObject(value) : 'unreadable'));
  }

  /** @param depth the number of lines around the object that hold it in a field */
  parseObject(object: JsonObject, depth = 0): ParsedLine {
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
    if (isPlainObject(value)) return this.parseObject(value, depth);
    const parsed = parseTextLine(text);
    return isLogLine(parsed) ? this.#withAgent(parsed) : parsed;
  }

  /** If other lines have a user agent, a line without one means that the request had none. */
  #withAgent<T extends { readonly userAgent: string }>(parsed: T): T {
    if (parsed.userAgent !== '') {
      this.#hasAgents = true;
      return parsed;
    }
    return this.#hasAgents ? { ...parsed, userAgent: '-' } : parsed;
  }
}

/** The JSON value of a line; the time before an object without one, as Caddy's console log has it, becomes its time. */
function valueOf(line: string): unknown {
  const text = withoutListMarks(line);
  const from = text.startsWith('[') ? 0 : text.indexOf('{');
  if (from < 0 || from > LONGEST_PREFIX) return null;
  try {
    const value: unknown = JSON.parse(text.slice(from));
    const [time] = TIME_BEFORE.exec(text.slice(0, from)) ?? [];
    return isPlainObject(value) && time !== undefined ? { [PREFIX_TIME]: time, ...value } : value;
  } catch {
    return null;
  }
}

/** A list with one object per line has commas behind them, and brackets on the first and the last line. */
function withoutListMarks(line: string): string {
  const text = line.endsWith(',') ? line.slice(0, -1) : line;
  const [isFirst, isLast] = [LIST_BEGINS.test(text), text.endsWith(']')];
  if (isFirst === isLast) return text;
  return isFirst ? text.slice(1) : text.slice(0, -1);
}
