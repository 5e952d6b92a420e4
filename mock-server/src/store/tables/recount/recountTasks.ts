import type { BrandDefinition } from '#server/analysis/ProjectDefinition.ts';
import type { AnswerTexts } from '#server/analysis/table/AnswerTable.ts';
import type { Mentions } from '#server/analysis/table/MentionColumns.ts';
import { RowRecounter } from '#server/analysis/table/RowRecounter.ts';
import type { Stretch } from '#server/analysis/table/stretchOf.ts';
import { openTexts } from './sharedTexts.ts';
import type { SharedTexts } from './sharedTexts.ts';

/** The first message: the table's texts and brands for all later ones. */
interface RecountStart {
  readonly kind: 'start';
  readonly before: readonly BrandDefinition[];
  readonly after: readonly BrandDefinition[];
  readonly texts: SharedTexts;
}

/** Rows to count; `from` is the table index of the first. */
interface RecountRows {
  readonly kind: 'rows';
  readonly from: number;
  readonly rows: Stretch;
}

/** Messages to a counting thread: one start, then blocks of rows. It replies to the blocks in order. */
export type RecountTask = RecountStart | RecountRows;

/** Counts ranges of a table's rows with one set of matchers, which are slow to build. */
export class StretchCounter {
  readonly #counter: RowRecounter;
  readonly #texts: AnswerTexts;

  constructor({ before, after, texts }: RecountStart) {
    this.#counter = new RowRecounter(before, after);
    this.#texts = openTexts(texts);
  }

  count({ from, rows }: RecountRows): Mentions {
    const stretch = { ...rows, texts: { text: (row: number) => this.#texts.text(from + row) } };
    for (let row = 0; row < rows.status.length; row += 1) this.#counter.count(stretch, row);
    return this.#counter.columns.take();
  }
}
