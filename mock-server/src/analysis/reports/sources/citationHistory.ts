import { OK, type AnswerTable } from '#server/analysis/table/AnswerTable.ts';

/** First and last answer that cites each page, and its title, by index into the table's `urls`. */
export interface CitationHistory {
  /** Rows, which are in order of time; Infinity and -Infinity for a page that is not cited. */
  readonly first: Float64Array;
  readonly last: Float64Array;
  /** Title of the newest citation that has one; empty if none has. */
  readonly titleOf: (url: number) => string;
}

/** The history of all cited pages over the ok answers among `rows` (in order of time). */
export function citationHistory(table: AnswerTable, rows: Uint32Array): CitationHistory {
  const first = new Float64Array(table.urls.length).fill(Infinity);
  const last = new Float64Array(table.urls.length).fill(-Infinity);
  const titled = new Int32Array(table.urls.length).fill(-1);
  for (const row of rows) {
    if (table.status[row] !== OK) {
      continue;
    }
    const to = table.citationStart[row + 1] ?? 0;
    for (let i = table.citationStart[row] ?? 0; i < to; i += 1) {
      const url = table.citationUrl[i] ?? 0;
      first[url] = Math.min(first[url] ?? row, row);
      last[url] = row;
      if ((table.citationTitle[i] ?? '') !== '') {
        titled[url] = i;
      }
    }
  }
  return { first, last, titleOf: (url) => table.citationTitle[titled[url] ?? -1] ?? '' };
}
