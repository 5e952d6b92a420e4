import { MAX_RECORD_LENGTH } from '../sourceEvents.ts';
import type { RecordParser, SourceEvent } from '../sourceEvents.ts';
import { RecordJsonReader } from './RecordJsonReader.ts';

/** Parses one JSON object per line. An invalid line does not affect the others. */
export class JsonlParser implements RecordParser {
  readonly #reader = new RecordJsonReader();
  #pieces: string[] = [];
  #length = 0;
  #line = 1;
  #skipping = false;

  push(text: string): readonly SourceEvent[] {
    const events: SourceEvent[] = [];
    let from = 0;
    for (let to = text.indexOf('\n'); to !== -1; to = text.indexOf('\n', from)) {
      this.#keep(text.slice(from, to), events);
      this.#finishLine(events);
      this.#line += 1;
      from = to + 1;
    }
    this.#keep(text.slice(from), events);
    return events;
  }

  end(): readonly SourceEvent[] {
    const events: SourceEvent[] = [];
    this.#finishLine(events);
    return events;
  }

  #keep(piece: string, events: SourceEvent[]): void {
    if (piece === '' || this.#skipping) return;
    this.#length += piece.length;
    if (this.#length <= MAX_RECORD_LENGTH) {
      this.#pieces.push(piece);
      return;
    }
    events.push({ kind: 'broken', line: this.#line, reason: 'too_long' });
    this.#pieces = [];
    this.#skipping = true;
  }

  #finishLine(events: SourceEvent[]): void {
    const text = this.#pieces.join('').trim();
    this.#pieces = [];
    this.#length = 0;
    this.#skipping = false;
    if (text !== '') events.push(this.#reader.read(text, this.#line));
  }
}
