/**
 * Hashes of counted requests, sorted: they prevent double counting if another file covers the same time, and contain
 * no data about a visitor.
 */
export interface RequestMarks {
  /** The log format they were read from; other formats record a request differently, so hashes differ. */
  readonly format: string;
  readonly marks: Uint32Array;
}

/** Limit per project; beyond it the oldest spans lose their marks and count as complete. */
const MOST_MARKS = 1_000_000;

/** Sorted marks, with repetitions. */
export function marksOf(format: string, marks: readonly number[]): RequestMarks {
  return { format, marks: Uint32Array.from(marks).sort() };
}

/** Multiset union of two lists: each mark as often as in the list that has it more often; undefined if they cannot be compared. */
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

/** The same spans; if there are too many marks, the oldest ones lose theirs. */
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

/** The marks still available to match lines of a file, each as often as it was counted. */
export class MarksLeft {
  readonly #marks: Uint32Array;
  /** How often the mark that begins at an index was matched. */
  readonly #met: Uint32Array;

  constructor({ marks }: RequestMarks) {
    this.#marks = marks;
    this.#met = new Uint32Array(marks.length);
  }

  /** Whether a copy of this mark is left; if so, takes it. */
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
