import { expect, test } from 'vitest';
import type { PortfolioRow } from '#client/api/schemas/portfolioSchemas.ts';
import { groupNames, narrowRows, sortRows } from './sortRows.ts';

type Verdict = 'real' | 'maybe' | 'noise';
const measure = { value: 0.5, low: 0.4, high: 0.6, n: 100, k: 10, numerator: 50, denominator: 100 };

/** A project by its change in points; null: no verdict; undefined: no figures yet. */
function row(name: string, change?: readonly [number, Verdict] | null, rest: Partial<PortfolioRow> = {}): PortfolioRow {
  const base = { id: name, name, brand: `${name} brand`, origin: 'import', archived: false, group: '' } as const;
  if (change === undefined) return { ...base, state: 'counting', report: null, alerts: null, ...rest };
  const [difference, verdict] = change ?? [0, 'noise'];
  const days = { start_time: '2026-03-01', end_time: '2026-03-07' };
  const report = {
    window: { ...days, previous_start_time: '2026-02-22', previous_end_time: '2026-02-28' },
    ...{ own_brand_id: 'b', prompts: 10, visibility: measure, previous: measure, sparkline: [] },
    change: change === null ? null : { difference, low: difference - 0.1, high: difference + 0.1, verdict },
    health: {
      ...{ state: 'steady' as const, answers: { ok: 1, refused: 0, empty: 0, failed: 0 }, asked: 1, expected: 1 },
      ...{ unusable: null, last_asked_at: '2026-03-07T00:00:00.000Z', silent_platforms: [] },
    },
  };
  return { ...base, state: 'ready', report, alerts: 0, ...rest };
}

const names = (rows: readonly PortfolioRow[]): readonly string[] => rows.map(({ name }) => name);

test('the worst real change stands first, then possible drops, no clear change, rises; no figures last', () => {
  const rows = [
    row('waiting'),
    row('rise', [0.2, 'real']),
    row('small drop', [-0.05, 'real']),
    row('noise down', [-0.3, 'noise']),
    row('no change known', null),
    row('maybe rise', [0.1, 'maybe']),
    row('big drop', [-0.4, 'real']),
    row('maybe drop', [-0.2, 'maybe']),
  ];
  expect(names(sortRows(rows, { key: 'attention', order: 'asc' }))).toEqual([
    ...['big drop', 'small drop', 'maybe drop', 'noise down', 'no change known'],
    ...['maybe rise', 'rise', 'waiting'],
  ]);
});

test('what a project does not have stands last in either order', () => {
  const rows = [row('a', [0.1, 'real'], { alerts: 2 }), row('b', undefined), row('c', [0.2, 'noise'], { alerts: 5 })];
  expect(names(sortRows(rows, { key: 'alerts', order: 'desc' }))).toEqual(['c', 'a', 'b']);
  expect(names(sortRows(rows, { key: 'alerts', order: 'asc' }))).toEqual(['a', 'c', 'b']);
  expect(names(sortRows(rows, { key: 'change', order: 'desc' }))).toEqual(['c', 'a', 'b']);
});

test('a search finds names, brands and groups, and a group leaves its own', () => {
  const rows = [row('Alpha', null, { group: 'Key' }), row('Beta', null), row('Gamma', null, { group: 'Other' })];
  expect(names(narrowRows(rows, 'beta BRAND', ''))).toEqual(['Beta']);
  expect(names(narrowRows(rows, 'other', ''))).toEqual(['Gamma']);
  expect(names(narrowRows(rows, ' ', 'Key'))).toEqual(['Alpha']);
  expect(groupNames(rows)).toEqual(['Key', 'Other']);
});
