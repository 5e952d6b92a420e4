import { PAGE_STATUSES } from '#client/api/ownPageSchemas.ts';
import type { PageRow } from '#client/api/ownPageSchemas.ts';
import { compareTexts } from '#client/lib/compareTexts.ts';
import { addDays } from '#client/lib/dates.ts';
import { createWordMatcher } from '#client/lib/rows/createWordMatcher.ts';
import { sortRows } from '#client/lib/rows/sortRows.ts';
import type { SortValue } from '#client/lib/rows/sortRows.ts';
import type { InventorySearch, PageNeed, PageSort } from './inventorySearch.ts';

/** By this age the freshness score is in its last steps. */
const OLD_DAYS = 180;

/** Whether a page matches a need filter. @param today YYYY-MM-DD */
function hasNeed(row: PageRow, need: PageNeed, today: string): boolean {
  switch (need) {
    case 'problem':
      return row.problem !== null;
    case 'capped':
      return row.scores?.eligible.capped === true;
    case 'unserving':
      return row.prompt_ids.length === 0;
    case 'old':
      return row.dated === null || row.dated < addDays(today, -OLD_DAYS);
  }
}

function keyOf(row: PageRow, sort: PageSort): SortValue {
  switch (sort) {
    case 'title':
      return row.title.toLowerCase();
    case 'eligible':
    case 'citable':
      return row.scores?.[sort].score ?? null;
    case 'prompts':
      return row.prompt_ids.length;
    case 'answers':
      return row.answers;
    case 'rate':
      return row.rate?.value ?? null;
    case 'change':
      return row.change?.difference ?? null;
    case 'status':
      return PAGE_STATUSES.findIndex((status) => status === row.status);
    case 'hits':
    case 'visits':
      return row.traffic?.[sort] ?? null;
    case 'dated':
      return row.dated;
    case 'fetched':
      return row.fetched_at;
  }
}

/** The rows that match the filters, sorted; ties by URL. */
export function inventoryRows(
  list: readonly PageRow[],
  searchState: InventorySearch,
  today: string,
): readonly PageRow[] {
  const { q, status, need, sort } = searchState;
  const matches = createWordMatcher(q);
  const found = list.filter(
    (row) =>
      matches(`${row.title}\n${row.url}`) &&
      (status === null || row.status === status) &&
      (need === null || hasNeed(row, need, today)),
  );
  return sortRows(found, sort, keyOf, (a, b) => compareTexts(a.url, b.url));
}
