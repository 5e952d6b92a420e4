import type { BriefRow } from '#client/api/briefSchemas.ts';
import { compareCodes } from '#client/lib/compareTexts.ts';
import { createWordMatcher } from '#client/lib/rows/createWordMatcher.ts';
import { sortRows } from '#client/lib/rows/sortRows.ts';
import type { SortValue } from '#client/lib/rows/sortRows.ts';
import type { BriefListSearch, BriefSort } from './briefListSearch.ts';

function keyOf(row: BriefRow, sort: BriefSort): SortValue {
  switch (sort) {
    case 'open':
      return row.open_statistics;
    case 'updated':
      return row.updated_at;
    case 'by':
      return row.updated_by;
    case 'title':
      return row.title.toLowerCase();
    case 'language':
    case 'prompts':
    case 'questions':
    case 'sources':
      return row[sort];
  }
}

/** The briefs whose title or author contains all words of the search, sorted; ties by last change. */
export function briefRows(list: readonly BriefRow[], { q, sort }: BriefListSearch): readonly BriefRow[] {
  const matches = createWordMatcher(q);
  const found = list.filter((row) => matches(`${row.title}\n${row.updated_by}`));
  return sortRows(found, sort, keyOf, (a, b) => compareCodes(b.updated_at, a.updated_at));
}
