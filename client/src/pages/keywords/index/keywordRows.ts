import type { KeywordRow } from '../../../api/keywordSchemas.ts';
import { demandBandSchema, intentSchema } from '../../../api/promptSchemas.ts';
import type { KeywordPlace, KeywordSort, TrackedState } from './keywordSearch.ts';

const LEADS = ['ahead', 'tied', 'thin'] as const;

/** What a row is sorted by; null where it has no such thing, which stands last whatever the order. */
function keyOf(row: KeywordRow, sort: KeywordSort): number | string | null {
  switch (sort) {
    case 'label':
      return row.label;
    case 'demand':
      return row.demand === null ? null : demandBandSchema.options.indexOf(row.demand.band);
    case 'intent':
      return intentSchema.options.findIndex((intent) => intent === row.intent);
    case 'tracked':
      return Number(row.tracked);
    case 'prompts':
      return row.prompts;
    case 'visibility':
      return row.visibility?.value ?? null;
    case 'lead': {
      const place = LEADS.findIndex((lead) => lead === row.lead);
      return place < 0 ? null : place;
    }
    case 'last_asked_at':
      return row.last_asked_at;
  }
}

/** As a Chinese reader's dictionary has it, with numbers by size. */
const collator = new Intl.Collator('zh-CN', { numeric: true });

function compareKeys(a: number | string, b: number | string): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
}

/** Case and width of letters do not matter to a search. */
const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

function isIn(row: KeywordRow, state: TrackedState): boolean {
  if (state === 'suggested') return row.origin === 'suggested';
  return row.tracked === (state === 'tracked');
}

/** The keywords that fit what was chosen, in the order chosen. */
export function keywordRows(
  list: readonly KeywordRow[],
  { q, intent, state, sort }: Pick<KeywordPlace, 'q' | 'intent' | 'state' | 'sort'>,
): readonly KeywordRow[] {
  const words = fold(q)
    .split(/\s+/u)
    .filter((word) => word !== '');
  const found = list.filter(
    (row) =>
      words.every((word) => fold(row.label).includes(word)) &&
      (intent === null || row.intent === intent) &&
      (state === null || isIn(row, state)),
  );
  if (sort === null) return found;
  const sign = sort.order === 'asc' ? 1 : -1;
  return found.toSorted((a, b) => {
    const [first, second] = [keyOf(a, sort.key), keyOf(b, sort.key)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return sign * compareKeys(first, second);
  });
}
