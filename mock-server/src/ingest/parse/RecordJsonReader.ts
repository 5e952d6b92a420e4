import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { isDeeperThan } from './isDeeperThan.ts';
import type { BrokenReason, SourceEvent } from './sourceEvents.ts';

const NOT_JSON_NUMBERS = /NaN|Infinity/u;
const STRING_OR_NOT_JSON_NUMBER = /"(?:[^"\\]+|\\.)*"|-?\b(?:NaN|Infinity)\b/gsu;
/** The pattern above keeps a stack as deep as a string has escapes. */
const MAX_REPAIR_LENGTH = 200_000;

/** No program that records answers nests them so deep. */
const DEEPEST = 200;

/**
 * JSON as programs in Python write it, with NaN for numbers that are missing.
 * @throws SyntaxError, also for what is nested so deep that whoever walks through it would run out of stack.
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

// Records of one file mostly share their keys; one array for all of them lets the mapping be found once.
const MAX_SHAPES = 1000;

/** Reads the text of one JSON object as a record; remembers the key lists it saw. */
export class RecordJsonReader {
  readonly #shapes = new Map<string, readonly string[]>();

  read(text: string, line: number): SourceEvent {
    let value: unknown;
    try {
      value = parseLeniently(text);
    } catch {
      return broken(line, 'invalid_json');
    }
    if (!isPlainObject(value)) return broken(line, 'not_an_object');
    return { kind: 'record', line, keys: this.#keysOf(value), values: Object.values(value) };
  }

  #keysOf(value: Readonly<Record<string, unknown>>): readonly string[] {
    const keys = Object.keys(value);
    const shape = keys.join('\n');
    const known = this.#shapes.get(shape);
    if (known !== undefined) return known;
    if (this.#shapes.size < MAX_SHAPES) this.#shapes.set(shape, keys);
    return keys;
  }
}
