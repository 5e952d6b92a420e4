/**
 * Requests that were counted, as numbers made of them, in order: enough to count none twice when another file tells of the same time, and
 * nothing that tells of a visitor.
 */
export interface RequestMarks {
  /** The log format they were read from; lines of another one do not say the same of a request. */
  readonly format: string;
  readonly marks: Uint32Array;
}

/** Of a project; beyond it the oldest times are told of as wholes. */
const MOST_MARKS = 1_000_000;

/** Marks in order, each as often as it came. */
export function marksOf(format: string, marks: readonly number[]): RequestMarks {
  return { format, marks: Uint32Array.from(marks).sort() };
}

/** What two lists hold together, each mark as often as the one that has it more often; undefined where they cannot be compared. */
export function joinMarks(one: RequestMarks | undefined, other: RequestMarks | undefined): RequestMarks | undefined {
  if (one === undefined || one.format !== other?.format) return undefined;
  const all = new Uint32Array(one.marks.length + other.marks.length);
  let [i, j, size] = [0, 0, 0];
  while (i < one.marks.length || j < other.marks.length) {
    const a = one.marks[i] ?? Infinity;
    const b = other.marks[j] ?? Infinity;
    all[size] = Math.min(a, b);
    size += 1;
    if (a <= b) i += 1;
    if (b <= a) j += 1;
  }
  return { format: one.format, marks: all.slice(0, size) };
}

interface Marked {
  readonly to: number;
  readonly counted?: RequestMarks | undefined;
}

/** The same spans, the oldest ones without their marks where there are too many in all. */
export function withinMarks<T extends Marked>(spans: readonly T[], most = MOST_MARKS): readonly T[] {
  const dropped = new Set<T>();
  let left = most;
  for (const span of spans.toSorted((a, b) => b.to - a.to)) {
    left -= span.counted?.marks.length ?? 0;
    if (left < 0 && span.counted !== undefined) dropped.add(span);
  }
  if (dropped.size === 0) return spans;
  return spans.map((span) => (dropped.has(span) ? { ...span, counted: undefined } : span));
}

/** Marks that a file may meet, each as often as it is there. */
export class MarksLeft {
  readonly #marks: Uint32Array;
  /** How often the mark that begins at a place was met. */
  readonly #met: Uint32Array;

  constructor({ marks }: RequestMarks) {
    this.#marks = marks;
    this.#met = new Uint32Array(marks.length);
  }

  /** Whether one of this mark is left; it is then taken. */
  take(mark: number): boolean {
    let [low, high] = [0, this.#marks.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#marks[middle] ?? 0) < mark) low = middle + 1;
      else high = middle;
    }
    const met = this.#met[low] ?? 0;
    if (this.#marks[low + met] !== mark) return false;
    this.#met[low] = met + 1;
    return true;
  }
}
