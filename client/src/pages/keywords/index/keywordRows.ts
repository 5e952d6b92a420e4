import type { KeywordRow } from '../../../api/keywordSchemas.ts';
import { demandBandSchema, intentSchema } from '../../../api/promptSchemas.ts';
import { orderRows } from '../orderRows.ts';
import { wordsTest } from '../wordsTest.ts';
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

function isIn(row: KeywordRow, state: TrackedState): boolean {
  if (state === 'suggested') return row.origin === 'suggested';
  return row.tracked === (state === 'tracked');
}

/** The keywords that fit what was chosen, in the order chosen. */
export function keywordRows(
  list: readonly KeywordRow[],
  { q, intent, state, sort }: Pick<KeywordPlace, 'q' | 'intent' | 'state' | 'sort'>,
): readonly KeywordRow[] {
  const fits = wordsTest(q);
  const found = list.filter(
    (row) => fits(row.label) && (intent === null || row.intent === intent) && (state === null || isIn(row, state)),
  );
  return orderRows(found, sort, keyOf);
}
