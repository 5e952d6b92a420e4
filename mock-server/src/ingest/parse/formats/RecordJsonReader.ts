import { isPlainObject } from '#client/lib/isPlainObject.ts';
import type { BrokenReason, SourceEvent } from '../sourceEvents.ts';
import { isDeeperThan } from './isDeeperThan.ts';
import { KeyLists } from './KeyLists.ts';
import { mayBeTyped, plainValues } from './typedValues.ts';

const NOT_JSON_NUMBERS = /NaN|Infinity/u;
/** An unterminated string matches to the end: retried from each of its characters, it would cost quadratic time. */
const STRING_OR_NOT_JSON_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?$)|-?\b(?:NaN|Infinity)\b/gsu;
/** The pattern above uses regex stack in proportion to the escapes of a string. */
const MAX_REPAIR_LENGTH = 200_000;

/** Nesting limit: no program that records answers nests deeper. */
const DEEPEST = 200;

/**
 * Parses JSON as Python programs write it, with NaN for missing numbers.
 * @throws SyntaxError, also for nesting so deep that recursive reading would overflow the stack.
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
    // Python writes missing numbers as NaN, which is invalid JSON; keeping the record matters more than the number.
    return JSON.parse(text.replace(STRING_OR_NOT_JSON_NUMBER, (part) => (part.startsWith('"') ? part : 'null')));
  }
}

const broken = (line: number, reason: BrokenReason): SourceEvent => ({ kind: 'broken', line, reason });

/** Parses the text of one JSON object into a record. */
export class RecordJsonReader {
  readonly #lists = new KeyLists();

  read(text: string, line: number): SourceEvent {
    let value: unknown;
    try {
      value = parseLeniently(text);
      if (mayBeTyped(text)) value = plainValues(value);
    } catch {
      return broken(line, 'invalid_json');
    }
    if (!isPlainObject(value)) return broken(line, 'not_an_object');
    return { kind: 'record', line, keys: this.#lists.of(Object.keys(value)), values: Object.values(value) };
  }
}
