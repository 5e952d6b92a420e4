import { MarksLeft, marksOf } from '#server/analysis/traffic/RequestMarks.ts';
import type { LogSpan } from '#server/analysis/traffic/TrafficLog.ts';
import type { LogLine } from './LogLine.ts';

/** Lines within a step of this length form one span. */
const STEP_MS = 10 * 60_000;
/** A gap of this length is not covered by the log: another file may hold it. */
const PAUSE_MS = 30 * 60_000;
/** With more counted requests, a file's spans are stored without marks of single lines. */
const MOST_COUNTED = 1_000_000;
/** If the first or last second of a log has more lines, it counts as completely imported. */
const MOST_MARKS = 2000;

const secondOf = (at: number): number => Math.floor(at / 1000);

/** A 32-bit FNV-1a hash of a request: too small to reconstruct the request, enough to distinguish two of the same second. */
function markOf({ at, method, target, host, status, referrer, userAgent }: LogLine): number {
  const text = [at, method, target, host, status, referrer, userAgent].join(' ');
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** The hash including the request id, if the log has one. */
function countedMarkOf(line: LogLine): number {
  const { requestId } = line;
  return requestId === undefined ? markOf(line) : markOf({ ...line, userAgent: `${line.userAgent} ${requestId}` });
}

/** The lines of one second. */
interface Second {
  readonly second: number;
  readonly lines: LogLine[];
}

/** Lines of a few minutes: start, end, and the marks of the counted ones. */
interface Step {
  from: number;
  to: number;
  readonly counted: number[];
}

/** The lines of one label in this file. */
class Told {
  readonly #steps = new Map<number, Step>();
  #step: Step & { number: number } = { number: Number.NaN, from: 0, to: 0, counted: [] };
  #counted = 0;
  #first: Second = { second: Infinity, lines: [] };
  #last: Second = { second: -Infinity, lines: [] };

  add(line: LogLine, isCounted: boolean): void {
    this.#addTime(line.at);
    if (isCounted && (this.#counted += 1) <= MOST_COUNTED) this.#step.counted.push(countedMarkOf(line));
    const second = secondOf(line.at);
    if (second < this.#first.second) this.#first = { second, lines: [line] };
    else if (second === this.#first.second && this.#first.lines.length <= MOST_MARKS) this.#first.lines.push(line);
    if (second > this.#last.second) this.#last = { second, lines: [line] };
    else if (second === this.#last.second && this.#last.lines.length <= MOST_MARKS) this.#last.lines.push(line);
  }

  spans(label: string, format: string): LogSpan[] {
    const spans: { label: string; from: number; to: number; counted: number[][] }[] = [];
    for (const [, { from, to, counted }] of [...this.#steps].sort(([a], [b]) => a - b)) {
      const last = spans.at(-1);
      if (last !== undefined && from - last.to < PAUSE_MS) {
        last.to = to;
        last.counted.push(counted);
      } else {
        spans.push({ label, from, to, counted: [counted] });
      }
    }
    return spans.map(({ counted, ...span }, index) => {
      return {
        ...span,
        ...(this.#counted > MOST_COUNTED ? {} : { counted: marksOf(format, counted.flat()) }),
        ...(index === 0 ? this.#marks('first', this.#first.lines) : {}),
        ...(index === spans.length - 1 ? this.#marks('last', this.#last.lines) : {}),
      };
    });
  }

  #marks(name: 'first' | 'last', lines: readonly LogLine[]): Pick<LogSpan, 'first' | 'last'> {
    return lines.length > MOST_MARKS ? {} : { [name]: lines.map(markOf) };
  }

  #addTime(at: number): void {
    const number = Math.floor(at / STEP_MS);
    if (this.#step.number !== number) {
      const known = this.#steps.get(number);
      const step = known ?? { from: at, to: at, counted: [] };
      if (known === undefined) this.#steps.set(number, step);
      this.#step = Object.assign(step, { number });
    }
    this.#step.from = Math.min(this.#step.from, at);
    this.#step.to = Math.max(this.#step.to, at);
  }
}

/** The earlier spans of a label, indexed for many lookups. */
class Before {
  readonly #spans: readonly LogSpan[];
  /** Remaining count of each mark that was not matched yet. */
  readonly #left = new Map<readonly number[], Map<number, number>>();
  readonly #counted = new Map<LogSpan, MarksLeft>();

  constructor(
    spans: readonly LogSpan[],
    private readonly format: string,
  ) {
    this.#spans = [...spans].sort((a, b) => a.from - b.from);
  }

  has(line: LogLine, isCounted: boolean): boolean {
    const span = this.#spanAt(line.at);
    if (span === undefined) return false;
    if (span.counted?.format === this.format) return !isCounted || this.#leftOf(span).take(countedMarkOf(line));
    const second = secondOf(line.at);
    const [isFirst, isLast] = [second === secondOf(span.from), second === secondOf(span.to)];
    const marks = isLast ? span.last : isFirst ? span.first : undefined;
    return marks === undefined || this.#take(marks, markOf(line));
  }

  #spanAt(at: number): LogSpan | undefined {
    const second = secondOf(at);
    let [low, high] = [0, this.#spans.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const span = this.#spans[middle];
      if (span === undefined || second < secondOf(span.from)) high = middle - 1;
      else if (second > secondOf(span.to)) low = middle + 1;
      else return span;
    }
    return undefined;
  }

  #leftOf(span: LogSpan): MarksLeft {
    const known = this.#counted.get(span);
    if (known !== undefined) return known;
    const left = new MarksLeft(span.counted ?? marksOf(this.format, []));
    this.#counted.set(span, left);
    return left;
  }

  #take(marks: readonly number[], mark: number): boolean {
    const left = this.#left.get(marks) ?? new Map<number, number>();
    if (!this.#left.has(marks)) {
      for (const each of marks) left.set(each, (left.get(each) ?? 0) + 1);
      this.#left.set(marks, left);
    }
    const count = left.get(mark) ?? 0;
    left.set(mark, count - 1);
    return count > 0;
  }
}

/** Tracks the time that a log covers, by label, and which of its lines were imported before. */
export class SpanTracker {
  readonly #told = new Map<string, Told>();
  readonly #before = new Map<string, Before>();

  /** @param format of this log; marks of another format are not comparable */
  constructor(
    spans: readonly LogSpan[],
    private readonly format: string,
  ) {
    for (const label of new Set(spans.map((span) => span.label))) {
      const of = spans.filter((span) => span.label === label);
      this.#before.set(label, new Before(of, format));
    }
  }

  /** Whether a line was imported before. Of equal counted lines, each stored one matches once. */
  has(label: string, line: LogLine, isCounted: boolean): boolean {
    return this.#before.get(label)?.has(line, isCounted) ?? false;
  }

  add(label: string, line: LogLine, isCounted: boolean): void {
    const told = this.#told.get(label) ?? new Told();
    this.#told.set(label, told);
    told.add(line, isCounted);
  }

  /** The time covered by this file, without gaps. */
  spans(): readonly LogSpan[] {
    return [...this.#told].flatMap(([label, told]) => told.spans(label, this.format));
  }
}
