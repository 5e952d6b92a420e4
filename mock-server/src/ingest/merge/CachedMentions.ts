import { runSteps } from '../../analysis/table/steps.ts';
import type { MentionRows } from '../../analysis/table/MentionColumns.ts';
import type { ProjectDefinition } from '../../analysis/ProjectDefinition.ts';
import { cachedTable } from '../../store/tables/cachedTable.ts';
import { LineTexts } from '../../store/tables/LineTexts.ts';

/** The row of a table in which an answer stands. */
export interface CachedRow {
  readonly table: MentionRows;
  readonly row: number;
}

/**
 * What a project's answers mention, as the table beside them has it: adding one answer to many would else take as long as finding the
 * brands in all of them.
 */
export class CachedMentions {
  readonly #table: MentionRows;
  readonly #from: Float64Array;
  /** Rows in the order of their lines. */
  readonly #rows: Uint32Array;
  #next = 0;

  private constructor(table: MentionRows, from: Float64Array) {
    this.#table = table;
    this.#from = from;
    this.#rows = Uint32Array.from(from.keys()).sort((a, b) => (from[a] ?? 0) - (from[b] ?? 0));
  }

  /** Null where no table is cached of these answers under the project's brands. */
  static open(dataDir: string, project: ProjectDefinition): CachedMentions | null {
    const table = runSteps(cachedTable(dataDir, project.id, project));
    if (!(table?.texts instanceof LineTexts)) return null;
    // No more of the table than is copied: the one being made takes as much memory again.
    const { brandCount, position, sentiment, mentionStart, mentionBrand, mentionFrom, mentionTo } = table;
    const rows = { brandCount, position, sentiment, mentionStart, mentionBrand, mentionFrom, mentionTo };
    return new CachedMentions(rows, table.texts.places.from);
  }

  /** The row of the answer whose line begins at a byte of the file; null: not known. Lines are asked for in their order, all of them. */
  at(from: number): CachedRow | null {
    const row = this.#rows[this.#next];
    if (row === undefined || this.#from[row] !== from) return null;
    this.#next += 1;
    return { table: this.#table, row };
  }
}
