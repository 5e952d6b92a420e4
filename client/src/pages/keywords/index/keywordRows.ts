import type { KeywordRow } from '#client/api/keywordSchemas.ts';
import { demandBandSchema, intentSchema } from '#client/api/promptSchemas.ts';
import { createWordMatcher } from '#client/lib/rows/createWordMatcher.ts';
import { sortRows } from '#client/lib/rows/sortRows.ts';
import type { KeywordSearch, KeywordSort, TrackedState } from './keywordSearch.ts';

const LEADS = ['ahead', 'tied', 'alone', 'thin'] as const;

/** Sort value of a row; null is last in both directions. */
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

function isIn(row: KeywordRow, state: TrackedState): boolean {
  if (state === 'suggested') return row.origin === 'suggested';
  return row.tracked === (state === 'tracked');
}

/** The keywords that match the filters, sorted. */
export function keywordRows(
  list: readonly KeywordRow[],
  { q, intent, state, sort }: Pick<KeywordSearch, 'q' | 'intent' | 'state' | 'sort'>,
): readonly KeywordRow[] {
  const matches = createWordMatcher(q);
  const found = list.filter(
    (row) => matches(row.label) && (intent === null || row.intent === intent) && (state === null || isIn(row, state)),
  );
  return sortRows(found, sort, keyOf);
}
