import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { JsonParser } from '../formats/JsonParser.ts';
import { parseLeniently } from '../formats/RecordJsonReader.ts';
import { mayBeTyped, plainValues } from '../formats/typedValues.ts';
import type { RecordParser, SourceEvent } from '../sourceEvents.ts';
import { chooseAnswers } from './chooseAnswers.ts';
import { joinedDocument, mayRefer } from './joinedDocument.ts';
import type { RecordExpander } from './RecordExpander.ts';

/** A longer file is streamed: its list of records, without the surrounding values. Bounds the memory of an import. */
export const MOST_JSON_LETTERS = 24_000_000;
const SHOWN_PATH = 120;
const LONG: SourceEvent = {
  kind: 'note',
  line: 0,
  note: 'long_json',
  values: [MOST_JSON_LETTERS.toLocaleString('en-US')],
};

/**
 * Parses a JSON file as a whole if it is not a list of records: answers may be anywhere in it, by prompt, by platform, with a common date
 * in its head. Lists, faulty files and long ones are left to JsonParser.
 */
export class JsonDocument implements RecordParser {
  #text = '';
  /** Null: no bracket yet. */
  #isList: boolean | null = null;
  #stream: JsonParser | null = null;

  constructor(
    private readonly isAnswerShape: (keys: readonly string[]) => boolean,
    private readonly expander: RecordExpander,
  ) {}

  push(text: string): readonly SourceEvent[] {
    if (this.#stream !== null) return this.#stream.push(text);
    this.#text += text;
    // Testing the whole text would copy it with each piece.
    this.#isList ??= text.trim() === '' ? null : text.trimStart().startsWith('[');
    if (this.#isList === true) return this.#startStream();
    return this.#text.length > MOST_JSON_LETTERS ? [LONG, ...this.#startStream()] : [];
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

  /** Null: no answers found in the whole. */
  #document(): readonly SourceEvent[] | null {
    const written = rootOf(this.#text);
    if (written === null) return null;
    const originals = new Map<object, object>();
    const onCopy = (copy: object, original: object): void => {
      originals.set(copy, originals.get(original) ?? original);
    };
    const plain = mayBeTyped(this.#text) ? plainValues(written, onCopy) : written;
    const joined = mayRefer(this.#text) ? joinedDocument(plain, onCopy) : null;
    const { answers, left } = chooseAnswers(this.expander.found(joined?.root ?? plain));
    if (answers.length === 0) return null;
    const lines = linesOfObjects(this.#text, written);
    const lineOf = (node: object): number => lines.get(originals.get(node) ?? node) ?? 1;
    return [
      ...(joined?.notes ?? []),
      ...left.map((path): SourceEvent => {
        return { kind: 'note', line: 0, note: 'other_list', values: [path.slice(0, SHOWN_PATH)] };
      }),
      ...this.expander.recordsOf(answers.map(({ values, node }) => this.expander.recordOf(values, lineOf(node)))),
    ];
  }
}

/** The root object of a file, or the objects of a file with several; null for invalid JSON. */
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

/** An unterminated string matches to the end, as in `RecordJsonReader`. */
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

/** The line on which each object starts: objects occur in the text in the order of the parsed value. */
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
