import { escapeRegExp } from '#client/lib/escapeRegExp.ts';
import { countLines, MAX_RECORD_LENGTH } from '../sourceEvents.ts';
import type { BrokenReason, RecordParser, SourceEvent } from '../sourceEvents.ts';
import { RecordJsonReader } from './RecordJsonReader.ts';

const LINE_FEED = 10;
const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const OPEN_LIST = 91;
const BACKSLASH = 92;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

/** Nesting limit, deeper than any answer record. Without it a file of only brackets would cost quadratic time and all memory. */
const MAX_DEPTH = 100;
/** Characters kept between chunks when searching for the next record: the longest match of its start. */
const RESUME_OVERLAP = 400;
const FIRST_KEY = /^\{\s{0,100}"((?:[^"\\]|\\.){1,100})"\s{0,100}:/u;
const ANY_RECORD_START = /\{\s{0,100}"[^"\\]{1,100}"\s{0,100}:/gu;

const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13);

/** `list`: may hold the records, because only objects enclose it. `other`: a list inside a list. */
type Frame = 'object' | 'list' | 'other';

/**
 * Parses the records of a JSON list, or of a list inside an object (`{"data": {"answers": [...]}}`), one at a time. It finds the start and
 * end of each record and passes its text to JSON.parse. General streaming parsers stop at the first fault; this one continues with the next
 * record and knows each record's line.
 */
export class JsonParser implements RecordParser {
  readonly #reader = new RecordJsonReader();
  #mode: 'outside' | 'record' | 'resume' = 'outside';
  #buffer = '';
  #at = 0;
  #line = 1;
  #inString = false;
  #escaped = false;
  /** Open brackets around the current offset, outside a record. */
  #frames: Frame[] = [];
  /** Number of open brackets beyond the tracked depth. */
  #deeper = 0;
  #scalarSeen = false;
  /** Whether the current list holds answers; null until its first record is known. */
  #accepted: boolean | null = null;
  #held: SourceEvent[] = [];
  #foundList = false;
  #cutOff = false;
  #start = 0;
  #startLine = 1;
  /** Open brackets inside the record. */
  #open: number[] = [];
  #previous = 0;
  #recordStart = ANY_RECORD_START;

  /** @param isAnswerShape whether an object with these keys, inside a wrapping object, is a recorded answer. */
  constructor(private readonly isAnswerShape: (keys: readonly string[]) => boolean) {}

  push(text: string): readonly SourceEvent[] {
    const events: SourceEvent[] = [];
    this.#buffer += text;
    this.#run(events);
    this.#trim();
    return events;
  }

  end(): readonly SourceEvent[] {
    const events: SourceEvent[] = [];
    while (this.#mode === 'record') {
      this.#cutOff = true;
      this.#breakRecord('cut_off', events);
      this.#run(events);
    }
    if (!this.#foundList) {
      events.push({ kind: 'note', line: this.#line, note: 'no_list' });
    } else if (!this.#cutOff && (this.#frames.length > 0 || this.#inString) && this.#mode === 'outside') {
      events.push({ kind: 'note', line: this.#line, note: 'list_not_closed' });
    }
    return events;
  }

  #run(events: SourceEvent[]): void {
    let resumed = true;
    while (resumed && this.#at < this.#buffer.length) {
      if (this.#mode === 'outside') this.#readOutside(events);
      else if (this.#mode === 'record') this.#readRecord(events);
      else resumed = this.#findNextRecord();
    }
  }

  #trim(): void {
    const keepFrom = this.#mode === 'record' ? this.#start : this.#at;
    this.#buffer = this.#buffer.slice(keepFrom);
    this.#at -= keepFrom;
    this.#start -= keepFrom;
  }

  #readOutside(events: SourceEvent[]): void {
    for (; this.#at < this.#buffer.length; this.#at += 1) {
      const code = this.#buffer.charCodeAt(this.#at);
      if (code === LINE_FEED) this.#line += 1;
      if (this.#inString) {
        if (this.#escaped) this.#escaped = false;
        else if (code === BACKSLASH) this.#escaped = true;
        else if (code === QUOTE) this.#inString = false;
      } else if (code === OPEN_OBJECT && this.#isInList()) {
        this.#beginRecord(this.#at);
        return;
      } else {
        this.#readStructure(code, events);
      }
    }
  }

  #readStructure(code: number, events: SourceEvent[]): void {
    if (isSpace(code) || code === COLON) return;
    if (code === COMMA) {
      this.#scalarSeen = false;
      return;
    }
    if (code === CLOSE_LIST || code === CLOSE_OBJECT) {
      if (this.#deeper > 0) this.#deeper -= 1;
      else if (this.#frames.pop() === 'list') this.#leaveList();
      return;
    }
    if (this.#isInList() && !this.#scalarSeen) {
      this.#scalarSeen = true;
      this.#deliver({ kind: 'broken', line: this.#line, reason: 'not_an_object' }, events);
    }
    if (code === QUOTE) this.#inString = true;
    else if (code !== OPEN_OBJECT && code !== OPEN_LIST) return;
    else if (this.#frames.length >= MAX_DEPTH) this.#deeper += 1;
    else if (code === OPEN_OBJECT) this.#frames.push('object');
    else this.#enterList();
  }

  #isInList(): boolean {
    return this.#deeper === 0 && this.#frames.at(-1) === 'list';
  }

  #enterList(): void {
    const mayHoldRecords = this.#frames.every((frame) => frame === 'object');
    if (mayHoldRecords) {
      // A top-level list is what the person means; a list inside an object must look like answers.
      this.#accepted = this.#frames.length === 0 ? true : null;
      this.#foundList ||= this.#accepted === true;
      this.#held = [];
    }
    this.#scalarSeen = false;
    this.#frames.push(mayHoldRecords ? 'list' : 'other');
  }

  #leaveList(): void {
    this.#accepted = null;
    this.#held = [];
  }

  #beginRecord(at: number): void {
    this.#mode = 'record';
    this.#start = at;
    this.#startLine = this.#line;
    this.#at = at + 1;
    this.#open = [OPEN_OBJECT];
    this.#previous = OPEN_OBJECT;
    this.#inString = false;
    this.#escaped = false;
  }

  #readRecord(events: SourceEvent[]): void {
    const buffer = this.#buffer;
    for (; this.#at < buffer.length; this.#at += 1) {
      const code = buffer.charCodeAt(this.#at);
      if (this.#inString) {
        if (this.#escaped) {
          this.#escaped = false;
        } else if (code === BACKSLASH) {
          this.#escaped = true;
        } else if (code === QUOTE) {
          this.#inString = false;
        } else if (code === LINE_FEED) {
          // JSON strings contain no raw line breaks: the string was never closed.
          this.#breakRecord('invalid_json', events);
          return;
        }
        continue;
      }
      if (isSpace(code)) {
        if (code === LINE_FEED) this.#line += 1;
        continue;
      }
      if (!this.#isLegal(code)) {
        this.#breakRecord('invalid_json', events);
        return;
      }
      this.#previous = code;
      if (this.#open.length === 0) {
        this.#finishRecord(events);
        return;
      }
    }
    if (buffer.length - this.#start > MAX_RECORD_LENGTH) this.#breakRecord('too_long', events);
  }

  /** Tracks brackets; false where the JSON is invalid, as after a missing bracket. */
  #isLegal(code: number): boolean {
    const inside = this.#open.at(-1);
    switch (code) {
      case QUOTE:
        this.#inString = true;
        return true;
      case OPEN_OBJECT:
      case OPEN_LIST: {
        const before = this.#previous;
        const fits = inside === OPEN_OBJECT ? before === COLON : before === COMMA || before === OPEN_LIST;
        this.#open.push(code);
        return fits && this.#open.length <= MAX_DEPTH;
      }
      case CLOSE_OBJECT:
      case CLOSE_LIST:
        this.#open.pop();
        return inside === (code === CLOSE_OBJECT ? OPEN_OBJECT : OPEN_LIST);
      default:
        return true;
    }
  }

  #finishRecord(events: SourceEvent[]): void {
    const text = this.#buffer.slice(this.#start, this.#at + 1);
    this.#at += 1;
    this.#mode = 'outside';
    const event = this.#reader.read(text, this.#startLine);
    if (event.kind === 'record' && event.keys[0] !== undefined) this.#rememberStart(event.keys[0]);
    this.#deliver(event, events);
  }

  /** Records of one list start with the same key, which distinguishes them from nested objects. */
  #rememberStart(key: string): void {
    const quoted = escapeRegExp(JSON.stringify(key));
    this.#recordStart = new RegExp(`\\{\\s{0,100}${quoted}\\s{0,100}:`, 'gu');
  }

  #breakRecord(reason: BrokenReason, events: SourceEvent[]): void {
    if (this.#recordStart === ANY_RECORD_START) {
      const key = FIRST_KEY.exec(this.#buffer.slice(this.#start, this.#start + RESUME_OVERLAP))?.[1];
      if (key !== undefined) this.#rememberStart(key);
    }
    this.#deliver({ kind: 'broken', line: this.#startLine, reason }, events);
    this.#mode = 'resume';
    this.#at = this.#start + 1;
    this.#line = this.#startLine;
  }

  /** Advances to the next match of a record's start. False when more text is needed. */
  #findNextRecord(): boolean {
    this.#recordStart.lastIndex = this.#at;
    const match = this.#recordStart.exec(this.#buffer);
    const to = match?.index ?? Math.max(this.#at, this.#buffer.length - RESUME_OVERLAP);
    this.#line += countLines(this.#buffer, this.#at, to);
    this.#at = to;
    if (match === null) return false;
    this.#beginRecord(to);
    return true;
  }

  #deliver(event: SourceEvent, events: SourceEvent[]): void {
    if (this.#accepted === null && event.kind === 'record') {
      this.#accepted = this.isAnswerShape(event.keys);
      this.#foundList ||= this.#accepted;
      if (this.#accepted) events.push(...this.#held);
      this.#held = [];
    }
    if (this.#accepted === true) events.push(event);
    else if (this.#accepted === null && this.#held.length < 1000) this.#held.push(event);
  }
}
