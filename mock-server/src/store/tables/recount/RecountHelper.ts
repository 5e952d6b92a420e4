import type { Mentions } from '#server/analysis/table/MentionColumns.ts';
import { stretchOf } from '#server/analysis/table/stretchOf.ts';
import type { BrandDefinition } from '#server/analysis/ProjectDefinition.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import type { OpenRecountLink, RecountLink } from './openRecountThread.ts';
import type { SharedTexts } from './sharedTexts.ts';

/** Rows sent at once: of fewer, sending would be too large a part of the work. */
const BLOCK = 400;
/** Blocks under way: one being counted, the next at hand. */
const AHEAD = 2;

/**
 * Has rows of a table counted from its end, while whoever asks counts them from its start, until the two meet. What was sent and is
 * not back by then is counted here all the same: whether the other end is slow, dead or never came to life makes no difference to
 * the result. Close it in the end.
 */
export class RecountHelper {
  readonly #table: AnswerTable;
  readonly #link: RecountLink;
  /** The first row of each block under way, in the order in which they were sent. */
  readonly #underWay: number[] = [];
  /** Last rows first. */
  readonly #blocks: Mentions[] = [];
  /** Rows before this one were counted here. */
  #front = 0;
  /** Rows from here on were sent. */
  #sent: number;
  /** Rows from here on came back. */
  #counted: number;

  constructor(table: AnswerTable, brands: readonly BrandDefinition[], texts: SharedTexts, open: OpenRecountLink) {
    this.#table = table;
    this.#sent = table.count;
    this.#counted = table.count;
    this.#link = open((mentions) => this.#take(mentions));
    this.#link.send({ kind: 'start', before: table.project.brands, after: brands, texts });
    this.#send();
  }

  /** The first row that nobody need count any more. */
  get end(): number {
    return this.#counted;
  }

  /** What the rows from `end` on mention, in their order. */
  get blocks(): readonly Mentions[] {
    return this.#blocks.toReversed();
  }

  /** To be told before other events get their turn. @param front the first row that was not counted here. */
  advance(front: number): void {
    this.#front = front;
    this.#send();
  }

  close(): void {
    this.#link.close();
  }

  #take(mentions: Mentions): void {
    const from = this.#underWay.shift();
    // Too late where counting went on into its rows meanwhile; all later blocks stand before them.
    if (from !== undefined && from >= this.#front) {
      this.#counted = from;
      this.#blocks.push(mentions);
    }
    this.#send();
  }

  #send(): void {
    // The rows last left are not worth sending: they are counted here while the others come back.
    while (this.#underWay.length < AHEAD && this.#sent - this.#front >= 2 * BLOCK) {
      const from = this.#sent - BLOCK;
      this.#link.send({ kind: 'rows', from, rows: stretchOf(this.#table, from, this.#sent) });
      this.#underWay.push(from);
      this.#sent = from;
    }
  }
}
