import { expect, test } from 'vitest';
import { waterfallBars } from '#client/components/chart/waterfall/waterfallBars.ts';
import { formatMeasure } from '#client/components/figures/formats.ts';
import { tableForTest, times } from '#server/testing/tableForTest.ts';
import type { TestRow } from '#server/testing/tableForTest.ts';
import { IS, WAS, WEEK } from '#server/testing/testWeek.ts';
import { whyMoved } from '../reports/changes/whyMoved.ts';
import { overviewReport } from '../reports/overviewReport.ts';
import { letterFacts } from './letterFacts.ts';
import { servedModels } from './servedModels.ts';
import { writeLetter } from './writeLetter.ts';

/** For each of six prompts and both platforms on a day: the number of answers that name the own brand, and of those that name only B. */
function day(at: string, hits: readonly number[], misses: readonly number[]): TestRow[] {
  return [0, 1, 2, 3, 4, 5].flatMap((prompt) =>
    hits.flatMap((count, platform) => [
      ...times(count + (prompt % 2), { at, prompt, platform, named: 'AB', cites: ['a.com/x'] }),
      ...times(misses[platform] ?? 0, { at, prompt, platform, named: 'B', cites: ['b.com/x'] }),
    ]),
  );
}

function factsOf(rows: readonly TestRow[]) {
  const table = tableForTest(rows);
  const overview = overviewReport(table, WEEK);
  const split = whyMoved(table, WEEK, { measure_id: 'visibility', by: 'platform' });
  const facts = letterFacts({
    ...{ overview, splits: [split], models: servedModels(table, WEEK), effects: [], actions: [], actionWindow: null },
    facts: { scope: overview.scope, brands: overview.brands, facts: [], errors: [] },
  });
  return { overview, split, facts };
}

const FALL = [...day(WAS, [7, 3], [2, 5]), ...day(IS, [2, 3], [7, 5])];

test('a real drop on one platform is told with the figures of the tile and of the waterfall', () => {
  const { overview, split, facts } = factsOf(FALL);
  const tile = overview.tiles[0];
  expect(facts).toMatchObject({ standing: 'compared', headline: { change: { verdict: 'real' } } });
  const letter = writeLetter(facts, 'en-US', 'client');
  const text = letter.flatMap(({ sentences }) => sentences).join(' ');
  const shown = (value = 0): string => formatMeasure({ locale: 'en-US' }, 'visibility', value);
  expect(text).toContain(`It appears in ${shown(tile?.measure?.value)} of their answers`);
  expect(text).toContain(`down from ${shown(tile?.previous?.value)}`);
  const bars = waterfallBars({
    before: split.before?.value ?? 0,
    after: split.after?.value ?? 0,
    effects: split.effects.map((effect) => ({ ...effect, id: undefined })),
  });
  const [largest] = bars.filter(({ kind }) => kind === 'effect');
  expect(facts.parts[0]?.name).toBe(largest?.name);
  expect(facts.parts[0]?.effect).toBeCloseTo(((largest?.rate ?? 0) + (largest?.mix ?? 0)) / 100, 12);
});

test('platforms are said to make most of a change only where they make more than half of it', () => {
  const { overview, split } = factsOf(FALL);
  const partsOf = (sizes: readonly number[]) => {
    const effects = sizes.map((size, index) => ({
      ...{ id: `p${String(index)}`, name: `Engine ${String(index)}`, rate: size, mix: 0 },
      ...{ numerators: [1, 1] as [number, number], denominators: [1, 1] as [number, number] },
    }));
    const difference = sizes.reduce((sum, size) => sum + size, 0);
    return letterFacts({
      ...{ overview, splits: [{ ...split, difference, effects }], models: [], effects: [], actions: [] },
      ...{ actionWindow: null, facts: { scope: overview.scope, brands: overview.brands, facts: [], errors: [] } },
    }).parts.map(({ name }) => name);
  };
  expect(partsOf([-0.024, -0.022, -0.019, -0.018, -0.017])).toEqual([]);
  expect(partsOf([-0.03, -0.024, -0.019, -0.018])).toEqual(['Engine 0', 'Engine 1']);
  // All platforms together make any change: naming them explains nothing.
  expect(partsOf([-0.03, -0.02])).toEqual(['Engine 0']);
  expect(partsOf([-0.025, -0.025])).toEqual([]);
});

test('without earlier answers, with few of them, or with none at all there is no verdict to tell', () => {
  expect(factsOf(day(IS, [7, 3], [2, 5])).facts.standing).toBe('new');
  expect(factsOf([...day('2025-06-01', [1, 1], [1, 1]), ...day(IS, [7, 3], [2, 5])]).facts.standing).toBe('gap');
  expect(factsOf(times(9, { at: IS, named: 'A' })).facts).toMatchObject({
    standing: 'thin',
    rank: null,
    headline: null,
  });
  expect(factsOf([]).facts).toMatchObject({ standing: 'none', visibility: null });
});

test('brands that no answer mentions have no place among them', () => {
  const silent = [0, 1, 2, 3, 4, 5].flatMap((prompt) => [
    ...times(9, { at: WAS, prompt, named: '' }),
    ...times(9, { at: IS, prompt, named: '' }),
  ]);
  expect(factsOf(silent).facts).toMatchObject({ standing: 'compared', rank: null });
  const others = silent.map((row) => ({ ...row, named: 'B' }));
  expect(factsOf(others).facts).toMatchObject({ standing: 'compared', rank: null });
});

test('of a single brand, the measures that compare brands are not told', () => {
  const table = tableForTest(FALL);
  const overview = overviewReport(table, WEEK);
  const told = (brands: typeof overview.brands) => {
    const { moved, maybe, steady } = letterFacts({
      ...{ overview: { ...overview, brands }, splits: [], models: [], effects: [], actions: [], actionWindow: null },
      facts: { scope: overview.scope, brands, facts: [], errors: [] },
    });
    return [...moved, ...maybe, ...steady].map(({ id }) => id);
  };
  expect(told(overview.brands)).toEqual(expect.arrayContaining(['share_of_voice', 'average_position']));
  const alone = told(overview.brands.slice(0, 1));
  expect(alone).not.toContain('share_of_voice');
  expect(alone).not.toContain('average_position');
  expect(alone).toContain('citation_rate');
});

test('an update is told once, with the models the answers of its platform came from', () => {
  const update = {
    id: 'u',
    date: '2026-03-10',
    kind: 'engine_update',
    title_zh: '',
    title_en: 'Engine 1 updated',
  } as const;
  const other = { ...update, id: 'o', title_en: 'Engine 0 updated' };
  const table = tableForTest([...day(WAS, [7, 3], [2, 5]), ...day(IS, [7, 3], [2, 5])], { events: [update, other] });
  const models = new Map(
    [...table.platform].flatMap((platform, row) =>
      platform === 1 ? [[row, (table.askedAt[row] ?? 0) < Date.parse(IS) ? 'm1' : 'm2'] as const] : [],
    ),
  );
  const overview = overviewReport(table, WEEK);
  const facts = letterFacts({
    ...{ overview, splits: [], models: servedModels({ ...table, models }, WEEK), effects: [], actions: [] },
    ...{ actionWindow: null, facts: { scope: overview.scope, brands: overview.brands, facts: [], errors: [] } },
  });
  expect(facts.models).toMatchObject([{ platform: 'Engine 1', update: { title: { 'en-US': 'Engine 1 updated' } } }]);
  expect(facts.engineUpdates.map(({ title }) => title['en-US'])).toEqual(['Engine 0 updated']);
});

test('answers are told to be of the days that have some: a window may begin before the first and end in days to come', () => {
  const { facts, overview } = factsOf(FALL);
  const { scope } = overview;
  const recorded = (days: object) =>
    letterFacts({
      ...{ overview: { ...overview, scope: { ...scope, ...days } }, splits: [], models: [], effects: [], actions: [] },
      ...{ actionWindow: null, facts: { scope, brands: overview.brands, facts: [], errors: [] } },
    });
  const early = recorded({ start_time: '2020-01-01', end_time: '2030-01-01' });
  expect(early.recorded).toEqual({ start: scope.project_first_date, end: scope.project_last_date });
  expect(writeLetter({ ...facts, recorded: early.recorded }, 'en-US', 'client')[0]?.sentences.at(-1)).not.toContain(
    '2030',
  );
  const { project_first_date: first, project_last_date: last } = scope;
  const inner = recorded({ start_time: first, end_time: first });
  expect([inner.recorded, last !== first]).toEqual([{ start: first, end: first }, true]);
});
