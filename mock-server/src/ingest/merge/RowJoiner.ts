import type { RawCitation } from '#server/analysis/table/RawAnswer.ts';
import { joinKeyOf } from '../parse/joinKeyOf.ts';
import type { ImportedRow } from '../parse/RowReader.ts';
import type { SkipPlace } from './importSummary.ts';

/** Maximum characters of keys held while rows of one answer may be apart. */
const MOST_CHARACTERS = 64_000_000;

type Held = { row: ImportedRow; readonly place: SkipPlace };
type Take = (row: ImportedRow, place: SkipPlace) => void;

const isSame = (a: RawCitation, b: RawCitation): boolean => a.url === b.url && a.title === b.title;

/** Both lists in order; null if the second adds nothing. */
function joinedCitations(row: ImportedRow, other: readonly RawCitation[] | null): readonly RawCitation[] | null {
  const known = row.citations ?? [];
  const added = (other ?? []).filter((citation) => !known.some((each) => isSame(each, citation)));
  if (added.length === 0) return null;
  const last = Math.max(0, ...known.map(({ position }) => position));
  // A row with one source numbers it 1, or by its position among the answer's sources.
  const isNumbered = added.every(({ position }) => position > last);
  return [...known, ...added.map((each, index) => (isNumbered ? each : { ...each, position: last + index + 1 }))];
}

/**
 * Joins rows that differ only in their sources: some exports write one row per source. Such rows are adjacent, unless the survey of the
 * file found that they are not.
 */
export class RowJoiner {
  readonly #held = new Map<string, Held>();
  readonly #take: Take;
  readonly #onDuplicate: (place: SkipPlace) => void;
  readonly #isWide: boolean;
  #last: Held | null = null;
  #characters = 0;
  #joined = 0;

  /** @param onDuplicate called for rows that add nothing to an earlier one. */
  constructor(isWide: boolean, take: Take, onDuplicate: (place: SkipPlace) => void) {
    this.#isWide = isWide;
    this.#take = take;
    this.#onDuplicate = onDuplicate;
  }

  /** Number of rows joined into an earlier answer. */
  get joined(): number {
    return this.#joined;
  }

  push(row: ImportedRow, place: SkipPlace): void {
    const key = this.#isWide || this.#mayJoin(row) ? joinKeyOf(row) : '';
    const before = this.#isWide ? this.#held.get(key) : this.#sameAsLast(key);
    if (before !== undefined) {
      if (!this.#join(before, row.citations, row.droppedCitations)) this.#onDuplicate(place);
      return;
    }
    const held = { row, place };
    if (this.#isWide) this.#hold(key, held);
    else this.#flushLast();
    this.#last = held;
  }

  /** Adds the sources of a row without other values to the row above. False if there is none. */
  continueLast(citations: readonly RawCitation[], dropped: number): boolean {
    return this.#last !== null && this.#join(this.#last, citations, dropped);
  }

  /** Ends the input. */
  flush(): void {
    if (this.#isWide) for (const { row, place } of this.#held.values()) this.#take(row, place);
    else this.#flushLast();
    this.#held.clear();
    this.#last = null;
  }

  #mayJoin({ citations, prompt, text }: ImportedRow): boolean {
    const last = this.#last?.row;
    return last !== undefined && (citations?.length ?? 0) > 0 && last.prompt === prompt && last.text === text;
  }

  #sameAsLast(key: string): Held | undefined {
    return key !== '' && this.#last !== null && joinKeyOf(this.#last.row) === key ? this.#last : undefined;
  }

  #join(held: Held, other: readonly RawCitation[] | null, dropped: number): boolean {
    const citations = joinedCitations(held.row, other);
    if (citations === null) return false;
    held.row = { ...held.row, citations, droppedCitations: held.row.droppedCitations + dropped };
    this.#joined += 1;
    return true;
  }

  #hold(key: string, held: Held): void {
    this.#held.set(key, held);
    this.#characters += key.length;
    for (const [oldest, { row, place }] of this.#held) {
      if (this.#characters < MOST_CHARACTERS) return;
      this.#held.delete(oldest);
      this.#characters -= oldest.length;
      this.#take(row, place);
    }
  }

  #flushLast(): void {
    if (this.#last !== null) this.#take(this.#last.row, this.#last.place);
    this.#last = null;
  }
}
