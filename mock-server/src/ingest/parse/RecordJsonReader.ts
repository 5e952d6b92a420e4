import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { isDeeperThan } from './isDeeperThan.ts';
import { KeyLists } from './KeyLists.ts';
import type { BrokenReason, SourceEvent } from './sourceEvents.ts';

const NOT_JSON_NUMBERS = /NaN|Infinity/u;
/** A string that is cut off reaches to the end: looked for again from each of its signs, it would take for ever. */
const STRING_OR_NOT_JSON_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?$)|-?\b(?:NaN|Infinity)\b/gsu;
/** The pattern above keeps a stack as deep as a string has escapes. */
const MAX_REPAIR_LENGTH = 200_000;

/** No program that records answers nests them so deep. */
const DEEPEST = 200;

/**
 * JSON as programs in Python write it, with NaN for numbers that are missing.
 * @throws SyntaxError, also for what is nested so deep that reading it recursively would overflow the stack.
 */
export function parseLeniently(text: string): unknown {
  const value = parseWithNaN(text);
  if (typeof value === 'object' && value !== null && isDeeperThan(value, DEEPEST)) {
    throw new SyntaxError(`Nested more than ${String(DEEPEST)} levels deep`);
  }
  return value;
}

function parseWithNaN(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (text.length > MAX_REPAIR_LENGTH || !NOT_JSON_NUMBERS.test(text)) throw error;
    // Python writes missing numbers as NaN, which is not JSON; the record is worth more than the number.
    return JSON.parse(text.replace(STRING_OR_NOT_JSON_NUMBER, (part) => (part.startsWith('"') ? part : 'null')));
  }
}

const broken = (line: number, reason: BrokenReason): SourceEvent => ({ kind: 'broken', line, reason });

/** Reads the text of one JSON object as a record. */
export class RecordJsonReader {
  readonly #lists = new KeyLists();

  read(text: string, line: number): SourceEvent {
    let value: unknown;
    try {
      value = parseLeniently(text);
    } catch {
      return broken(line, 'invalid_json');
    }
    if (!isPlainObject(value)) return broken(line, 'not_an_object');
    return { kind: 'record', line, keys: this.#lists.of(Object.keys(value)), values: Object.values(value) };
  }
}
