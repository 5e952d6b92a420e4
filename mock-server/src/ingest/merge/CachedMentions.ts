import type { ProjectDefinition } from '#server/analysis/ProjectDefinition.ts';
import type { MentionRows } from '#server/analysis/table/MentionColumns.ts';
import { runSteps } from '#server/analysis/table/steps.ts';
import { cachedTable } from '#server/store/tables/cachedTable.ts';
import { LineTexts } from '#server/store/tables/LineTexts.ts';

/** An answer's row in a cached table. */
export interface CachedRow {
  readonly table: MentionRows;
  readonly row: number;
}

/** The mentions of a project's answers, from the cached table: without it, adding one answer to many would analyse all of them again. */
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

  /** Null if no table of these answers is cached for the project's brands. */
  static open(dataDir: string, project: ProjectDefinition): CachedMentions | null {
    const table = runSteps(cachedTable(dataDir, project.id, project));
    if (!(table?.texts instanceof LineTexts)) return null;
    // Keeps only the columns that are copied: the table being built needs as much memory again.
    const { brandCount, position, sentiment, mentionStart, mentionBrand, mentionFrom, mentionTo } = table;
    const rows = { brandCount, position, sentiment, mentionStart, mentionBrand, mentionFrom, mentionTo };
    return new CachedMentions(rows, table.texts.places.from);
  }

  /** The row of the answer whose line starts at a byte offset; null: not cached. Must be called for every line in order. */
  at(from: number): CachedRow | null {
    const row = this.#rows[this.#next];
    if (row === undefined || this.#from[row] !== from) return null;
    this.#next += 1;
    return { table: this.#table, row };
  }
}
