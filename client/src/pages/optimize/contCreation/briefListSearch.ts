import type { BriefRow } from '../../../api/briefSchemas.ts';
import type { TableSort } from '../../../components/table/DataColumn.ts';
import { compareTexts } from '../../../lib/compareTexts.ts';

export const BRIEF_SORTS = ['title', 'language', 'prompts', 'questions', 'sources', 'open', 'updated', 'by'] as const;
export type BriefSort = (typeof BRIEF_SORTS)[number];

/** What the list of briefs shows. */
export interface BriefListView {
  readonly q: string;
  readonly sort: TableSort<BriefSort>;
}

export const defaultView: BriefListView = { q: '', sort: { key: 'updated', order: 'desc' } };
/** The parameters that belong to the list. */
export const briefListNames: readonly string[] = ['q', 'sort'];
const orders = ['asc', 'desc'] as const;

/** Total: what makes no sense is the default, nothing throws. */
export function parseBriefList(params: URLSearchParams): BriefListView {
  const [name, direction] = (params.get('sort') ?? '').split('.');
  const key = BRIEF_SORTS.find((one) => one === name);
  const order = orders.find((one) => one === direction);
  const sort = key === undefined || order === undefined ? defaultView.sort : { key, order };
  return { q: params.get('q') ?? '', sort };
}

/** The address of a view; what is as by default is left out. */
export function formatBriefList({ q, sort }: BriefListView): URLSearchParams {
  const params = new URLSearchParams();
  if (q !== '') params.set('q', q);
  const text = `${sort.key}.${sort.order}`;
  if (text !== `${defaultView.sort.key}.${defaultView.sort.order}`) params.set('sort', text);
  return params;
}

function keyOf(row: BriefRow, sort: BriefSort): string | number {
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

/** The briefs whose title or writer holds every word of the search, in order; equal ones by what was changed last. */
export function briefRows(list: readonly BriefRow[], { q, sort }: BriefListView): readonly BriefRow[] {
  const words = q
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '');
  const sign = sort.order === 'asc' ? 1 : -1;
  return list
    .filter((row) => {
      const text = `${row.title}\n${row.updated_by}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .sort((one, other) => {
      const [a, b] = [keyOf(one, sort.key), keyOf(other, sort.key)];
      const order = typeof a === 'number' && typeof b === 'number' ? a - b : compareTexts(String(a), String(b));
      return sign * order || compareTexts(other.updated_at, one.updated_at);
    });
}
