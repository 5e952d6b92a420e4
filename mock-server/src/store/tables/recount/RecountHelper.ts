import type { BrandDefinition } from '#server/analysis/ProjectDefinition.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import type { Mentions } from '#server/analysis/table/MentionColumns.ts';
import { stretchOf } from '#server/analysis/table/stretchOf.ts';
import type { OpenRecountLink, RecountLink } from './openRecountThread.ts';
import type { SharedTexts } from './sharedTexts.ts';

/** Rows per message: with fewer, the cost of messages would dominate. */
const BLOCK = 400;
/** Blocks in flight: one being counted and one queued. */
const AHEAD = 2;

/**
 * Has a worker count a table's rows from the end, while the caller counts from the start, until the two meet. Rows that are not back
 * by then are counted by the caller, so that a slow or dead worker does not change the result. Close it at the end.
 */
export class RecountHelper {
  readonly #table: AnswerTable;
  readonly #link: RecountLink;
  /** First rows of the blocks in flight, in the order of sending. */
  readonly #underWay: number[] = [];
  /** Returned blocks, last rows first. */
  readonly #blocks: Mentions[] = [];
  /** Rows before this one were counted by the caller. */
  #front = 0;
  /** Rows from this one on were sent. */
  #sent: number;
  /** Rows from this one on were returned. */
  #counted: number;

  constructor(table: AnswerTable, brands: readonly BrandDefinition[], texts: SharedTexts, open: OpenRecountLink) {
    this.#table = table;
    this.#sent = table.count;
    this.#counted = table.count;
    this.#link = open((mentions) => this.#take(mentions));
    this.#link.send({ kind: 'start', before: table.project.brands, after: brands, texts });
    this.#send();
  }

  /** End of the rows that are still to be counted. */
  get end(): number {
    return this.#counted;
  }

  /** The mentions of the rows from `end` on, in order. */
  get blocks(): readonly Mentions[] {
    return this.#blocks.toReversed();
  }

  /** Call before yielding to the event loop. @param front the first row that the caller has not counted. */
  advance(front: number): void {
    this.#front = front;
    this.#send();
  }

  close(): void {
    this.#link.close();
  }

  #take(mentions: Mentions): void {
    const from = this.#underWay.shift();
    // Too late if the caller has counted these rows meanwhile; all later blocks have smaller row numbers.
    if (from !== undefined && from >= this.#front) {
      this.#counted = from;
      this.#blocks.push(mentions);
    }
    this.#send();
  }

  #send(): void {
    // A small rest is not worth sending: the caller counts it while the others return.
    while (this.#underWay.length < AHEAD && this.#sent - this.#front >= 2 * BLOCK) {
      const from = this.#sent - BLOCK;
      this.#link.send({ kind: 'rows', from, rows: stretchOf(this.#table, from, this.#sent) });
      this.#underWay.push(from);
      this.#sent = from;
    }
  }
}
