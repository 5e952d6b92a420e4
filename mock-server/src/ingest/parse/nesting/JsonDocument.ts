import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { JsonParser } from '../JsonParser.ts';
import { parseLeniently } from '../RecordJsonReader.ts';
import type { RecordParser, SourceEvent } from '../sourceEvents.ts';
import { chooseAnswers } from './chooseAnswers.ts';
import type { RecordExpander } from './RecordExpander.ts';

/** A longer file is read as it comes: its list of records, without what stands around it. */
const MAX_LENGTH = 16_000_000;
const SHOWN_PATH = 120;

/**
 * Reads a JSON file whole where it is no list of records: answers may lie anywhere in it, by prompt, by platform, with the date of all
 * of them at its head. Lists, faulty files and long ones are left to JsonParser.
 */
export class JsonDocument implements RecordParser {
  #text = '';
  #stream: JsonParser | null = null;

  constructor(
    private readonly isAnswerShape: (keys: readonly string[]) => boolean,
    private readonly expander: RecordExpander,
  ) {}

  push(text: string): readonly SourceEvent[] {
    if (this.#stream !== null) return this.#stream.push(text);
    this.#text += text;
    const isList = /^\s*\[/u.test(this.#text);
    return isList || this.#text.length > MAX_LENGTH ? this.#startStream() : [];
  }

  end(): readonly SourceEvent[] {
    const events = this.#stream === null ? this.#document() : null;
    if (events !== null) return events;
    const before = this.#stream === null ? this.#startStream() : [];
    return [...before, ...(this.#stream?.end() ?? [])];
  }

  #startStream(): readonly SourceEvent[] {
    this.#stream = new JsonParser(this.isAnswerShape);
    const text = this.#text;
    this.#text = '';
    return this.#stream.push(text);
  }

  /** Null: nothing is found in it as a whole. */
  #document(): readonly SourceEvent[] | null {
    const root = rootOf(this.#text);
    if (root === null) return null;
    const { answers, left } = chooseAnswers(this.expander.found(root));
    if (answers.length === 0) return null;
    const lines = linesOfObjects(this.#text, root);
    return [
      ...left.map((path): SourceEvent => {
        return { kind: 'note', line: 0, note: 'other_list', values: [path.slice(0, SHOWN_PATH)] };
      }),
      ...this.expander.recordsOf(
        answers.map(({ values, node }) => this.expander.recordOf(values, lines.get(node) ?? 1)),
      ),
    ];
  }
}

/** The object of a file, or the objects of one that has several after another; null when it is no sound JSON. */
function rootOf(text: string): unknown {
  try {
    const root = parseLeniently(text);
    return isPlainObject(root) ? root : null;
  } catch {
    return severalObjects(text);
  }
}

function severalObjects(text: string): readonly unknown[] | null {
  const objects: unknown[] = [];
  for (const part of objectsIn(text)) {
    try {
      objects.push(parseLeniently(part));
    } catch {
      return null;
    }
  }
  return objects.length >= 2 ? objects : null;
}

/** A string that is cut off reaches to the end, as in `RecordJsonReader`. */
const NOT_IN_TEXT = /"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?$)|[{}[\]\n]/gsu;

function objectsIn(text: string): readonly string[] {
  const parts: string[] = [];
  let [depth, start] = [0, 0];
  for (const { 0: mark, index } of text.matchAll(NOT_IN_TEXT)) {
    if (mark === '{' || mark === '[') {
      if (depth === 0) start = index;
      depth += 1;
    } else if (mark === '}' || mark === ']') {
      depth -= 1;
      if (depth === 0) parts.push(text.slice(start, index + 1));
    }
  }
  return parts;
}

/** The line on which each object begins: objects are met in the text in the order in which they are found in what it means. */
function linesOfObjects(text: string, root: unknown): ReadonlyMap<object, number> {
  const lines: number[] = [];
  let line = 1;
  for (const [mark] of text.matchAll(NOT_IN_TEXT)) {
    if (mark === '{') lines.push(line);
    else if (mark === '\n') line += 1;
  }
  const places = new Map<object, number>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      value.forEach(visit);
    } else if (isPlainObject(value)) {
      places.set(value, lines[places.size] ?? 1);
      Object.values(value).forEach(visit);
    }
  };
  visit(root);
  return places;
}
