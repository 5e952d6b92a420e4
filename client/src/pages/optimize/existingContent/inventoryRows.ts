import { PAGE_STATUSES } from '../../../api/ownPageSchemas.ts';
import type { PageRow } from '../../../api/ownPageSchemas.ts';
import { addDays } from '../../../lib/dates.ts';
import type { InventoryPlace, PageNeed, PageSort } from './inventorySearch.ts';
import { compareTexts } from '../../../lib/compareTexts.ts';

/** The score of freshness has fallen to its last steps by then. */
const OLD_DAYS = 180;

/** Whether a page wants looking at in this way. @param today YYYY-MM-DD */
export function hasNeed(row: PageRow, need: PageNeed, today: string): boolean {
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

type Key = string | number | null;

function keyOf(row: PageRow, sort: PageSort): Key {
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

/** What is not known stands last, whichever way the others are ordered. */
function compare(a: Key, b: Key, sign: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
  return sign * compareTexts(String(a), String(b));
}

/** The rows that the filters leave, in order; equal ones by their address. */
export function inventoryRows(list: readonly PageRow[], place: InventoryPlace, today: string): readonly PageRow[] {
  const words = place.q
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '');
  const { status, need, sort } = place;
  const sign = sort.order === 'asc' ? 1 : -1;
  return list
    .filter((row) => {
      const text = `${row.title}\n${row.url}`.toLowerCase();
      return (
        words.every((word) => text.includes(word)) &&
        (status === null || row.status === status) &&
        (need === null || hasNeed(row, need, today))
      );
    })
    .sort((a, b) => compare(keyOf(a, sort.key), keyOf(b, sort.key), sign) || compareTexts(a.url, b.url));
}
