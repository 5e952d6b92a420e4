import { describe, expect, it } from 'vitest';
import type { KeywordRow } from '#client/api/keywordSchemas.ts';
import { keywordRows } from './keywordRows.ts';

const row = (label: string, more: Partial<KeywordRow> = {}): KeywordRow => ({
  id: label,
  label,
  origin: 'given',
  demand: null,
  intent: 'informational',
  intent_typed: false,
  tracked: true,
  prompts: 1,
  answers: 0,
  visibility: null,
  lead: 'none',
  leader_ids: [],
  last_asked_at: null,
  ...more,
});
const PLACE = { q: '', intent: null, state: null, sort: null } as const;
const labels = (rows: readonly KeywordRow[]) => rows.map(({ label }) => label);

describe('rows', () => {
  const list = [
    row('超充', { demand: { band: 'low', source: '', from: 'typed' }, tracked: false }),
    row('EV range', { demand: { band: 'very_high', source: '', from: 'given' }, intent: 'comparison' }),
    row('家用 SUV', { origin: 'suggested' }),
  ];
  it('are found by every word, whatever the case and width', () => {
    expect(labels(keywordRows(list, { ...PLACE, q: 'ＲＡＮＧＥ ev' }))).toEqual(['EV range']);
  });
  it('are narrowed by intent and by whether anything asks about them', () => {
    expect(labels(keywordRows(list, { ...PLACE, intent: 'comparison' }))).toEqual(['EV range']);
    expect(labels(keywordRows(list, { ...PLACE, state: 'untracked' }))).toEqual(['超充']);
    expect(labels(keywordRows(list, { ...PLACE, state: 'suggested' }))).toEqual(['家用 SUV']);
  });
  it('without the thing they are sorted by stand last in both orders', () => {
    const by = (order: 'asc' | 'desc') => labels(keywordRows(list, { ...PLACE, sort: { key: 'demand', order } }));
    expect(by('asc')).toEqual(['超充', 'EV range', '家用 SUV']);
    expect(by('desc')).toEqual(['EV range', '超充', '家用 SUV']);
  });
});
