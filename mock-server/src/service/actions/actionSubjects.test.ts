import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { actionSubjectSchema, savedActionSchema, type ActionSubject } from '#client/api/actionSchemas.ts';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import { sampleAnswers, sampleDefinitions } from '#fixtures/sample.ts';
import { actionSubjects } from '#server/analysis/actions/actionSubjects.ts';
import type { AlertedDrops } from '#server/analysis/actions/actionSubjects.ts';
import { actionQuery } from '#server/analysis/actions/actionWindow.ts';
import { alertReport } from '#server/analysis/alerts/alertReport.ts';
import { overviewReport } from '#server/analysis/reports/overviewReport.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { buildTable } from '#server/testing/buildTable.ts';
import { tableForTest, times, type TestProject, type TestRow } from '#server/testing/tableForTest.ts';
import { computeFindings } from '../facts/computeFindings.ts';

const TODAY = '2026-03-28';
const ZONE = 'UTC';
/** The window is 1 to 28 March; its halves meet between the 14th and the 15th. */
const [WAS, EARLY, LATE] = ['2026-02-10', '2026-03-05', '2026-03-20'];

/** The drops reported by the alerts of the same days. */
function alertedIn(table: AnswerTable, query: FilterQuery): AlertedDrops {
  const drops = alertReport(table, query, query.end_time).alerts.flatMap(({ rule, measure_id: id, ...place }) => {
    const { platform_id, topic_id } = place;
    if (rule === 'own_drop') return [{ measure_id: 'visibility' as const, platform_id, topic_id }];
    return rule === 'measure_drop' && id ? [{ measure_id: id, platform_id, topic_id }] : [];
  });
  return { query, drops };
}

async function subjectsOf(table: AnswerTable, today = TODAY, zone = ZONE): Promise<readonly ActionSubject[]> {
  const query = actionQuery(table, zone, today);
  if (query === null) return [];
  const facts = table.project.facts ?? [];
  const judged = { table, facts, findings: await computeFindings(table, facts) };
  const subjects = actionSubjects(table, query, { judged, marks: new Map() }, alertedIn(table, query)).flat();
  expect(v.parse(v.array(actionSubjectSchema), subjects)).toEqual(subjects);
  return subjects;
}

const find = (rows: readonly TestRow[], project: TestProject = {}) => subjectsOf(tableForTest(rows, project));
const PROMPTS = [0, 1, 2, 3, 4, 5];

describe('the window', () => {
  it('ends today, or with the newest answer where that is older', async () => {
    const table = tableForTest([{ at: '2025-06-10' }]);
    expect(actionQuery(table, ZONE, TODAY)).toMatchObject({ start_time: '2025-05-14', end_time: '2025-06-10' });
    expect(actionQuery(tableForTest([{ at: TODAY }]), ZONE, TODAY)?.end_time).toBe(TODAY);
    expect(actionQuery(tableForTest([]), ZONE, TODAY)).toBeNull();
    expect(await find([])).toEqual([]);
  });
});

describe('gaps', () => {
  const rows = [
    ...times(12, { at: LATE, prompt: 0, named: 'BC', cites: ['forum.net/1', 'b.com/x'] }),
    ...times(8, { at: LATE, prompt: 3, named: 'B', cites: ['a.com/page'] }),
    ...times(9, { at: LATE, prompt: 3, named: 'A', cites: ['a.com/page'] }),
    ...times(20, { at: LATE, prompt: 4, named: '' }),
  ];

  it('give each rule its evidence, its figures and the answers behind them', async () => {
    const [create, improve, earn] = await find(rows);
    expect(create).toMatchObject({
      id: 'create_coverage|q0',
      kind: 'create',
      answers: 12,
      rival_ids: ['B', 'C'],
      selection: { prompt_id: 'q0', brand_id: 'A', mention: 'not_named', start_time: '2026-02-21' },
      first_seen: `${LATE}T12:00:00.000Z`,
    });
    expect(create?.figures.map(({ brand_id, measure }) => [brand_id, measure?.value])).toEqual([
      ['A', 0],
      ['B', 1],
      ['C', 1],
    ]);
    expect(improve).toMatchObject({ id: 'improve_page|q3', url: 'https://a.com/page', host: 'a.com', answers: 8 });
    expect(improve?.figures[0]?.measure).toMatchObject({ numerator: 8, denominator: 17, k: 1 });
    expect(earn).toMatchObject({
      id: 'earn_inclusion|forum.net',
      effort: 'medium',
      pages: [{ url: 'https://forum.net/1', answers: 12 }],
      prompt_ids: ['q0'],
    });
    expect(earn?.figures[0]).toMatchObject({ measure: { numerator: 12, n: 12 }, selection: { gap: '1' } });
  });

  it('of a domain count the answers that name rivals only, in the figure and in the evidence alike', async () => {
    const silent = times(4, { at: LATE, prompt: 4, named: '', cites: ['forum.net/2'] });
    const earn = (await find([...rows, ...silent])).find(({ rule }) => rule === 'earn_inclusion');
    expect(earn).toMatchObject({ answers: 12, prompt_ids: ['q0'], selection: { domain: 'forum.net', gap: '1' } });
    expect(earn?.figures[0]?.measure).toMatchObject({ numerator: 12, n: 16 });
  });

  it('are those of the overview, for the same days', async () => {
    const table = tableForTest(rows);
    const query = actionQuery(table, ZONE, TODAY);
    if (query === null) throw new Error('no window');
    const { actions } = overviewReport(table, query);
    const board = new Map((await subjectsOf(table)).map(({ id, answers }) => [id, answers]));
    expect(actions.map(({ id, answers }) => [id, answers])).toEqual(actions.map(({ id }) => [id, board.get(id)]));
    expect(actions).toHaveLength(3);
    const settled = new Set(['create_coverage|q0']);
    expect(overviewReport(table, query, settled).actions.map(({ rule }) => rule)).toEqual([
      'earn_inclusion',
      'improve_page',
    ]);
  });

  it('are weighed by demand and effort', async () => {
    const table = tableForTest(times(12, { at: LATE, prompt: 0, named: 'B' }));
    const priorityWith = async (band: 'high' | 'very_low') => {
      const prompts = table.project.prompts.map((prompt) => ({ ...prompt, demand: { band, source: '' } }));
      const [found] = await subjectsOf({ ...table, project: { ...table.project, prompts } });
      return found?.priority;
    };
    expect(await priorityWith('high')).toBe((12 * 1.5) / 3);
    expect(await priorityWith('very_low')).toBe((12 * 0.25) / 3);
  });
});

it('a page of ours fades when really fewer answers cite it in the later half of the window', async () => {
  const half = (at: string, cited: readonly [number, number]): TestRow[] =>
    PROMPTS.flatMap((prompt) => {
      const citing = cited[prompt % 2] ?? 0;
      return [
        ...times(citing, { at, prompt, named: 'A', cites: ['a.com/old'] }),
        ...times(10 - citing, { at, prompt, named: 'A', cites: ['news.org/1'] }),
      ];
    });
  const fading = (found: readonly ActionSubject[]) => found.filter(({ rule }) => rule === 'fading_page');
  const [page] = fading(await find([...half(EARLY, [6, 8]), ...half(TODAY, [1, 1])]));
  expect(page).toMatchObject({ id: 'fading_page|https://a.com/old', kind: 'improve', answers: 42 });
  expect(page?.figures[0]).toMatchObject({ measure: { numerator: 6 }, previous: { numerator: 42 } });
  expect(page?.figures[0]?.change?.verdict).toBe('real');
  expect(page?.selection).toEqual({ start_time: '2026-03-01', end_time: '2026-03-14', url: 'https://a.com/old' });
  expect(fading(await find([...half(EARLY, [6, 8]), ...half(TODAY, [6, 8])]))).toEqual([]);
});

describe('drops', () => {
  /** Every figure drops alike on four platforms, so that none accounts for half. */
  const period = (at: string, named: number): TestRow[] =>
    PROMPTS.flatMap((prompt) =>
      [0, 1, 2, 3].flatMap((platform) => [
        ...times(named + (prompt % 2), { at, prompt, platform, named: 'A' }),
        ...times(8 - named, { at, prompt, platform, named: '' }),
      ]),
    );
  const drops = (found: readonly ActionSubject[]) => found.filter(({ rule }) => rule === 'investigate_drop');

  it('are to be looked into when nothing explains them', async () => {
    const rows = [...period(WAS, 6), ...period(TODAY, 2)];
    const [whole] = drops(await find(rows, { platforms: 4 }));
    expect(whole).toMatchObject({ measure_id: 'visibility', platform_id: null, kind: 'investigate' });
    expect(whole?.figures[0]?.change?.verdict).toBe('real');
    expect(drops(await find([...period(WAS, 2), ...period(TODAY, 6)], { platforms: 4 }))).toEqual([]);
  });

  it('are not when an event stands near the step', async () => {
    const rows = ['2026-02-20', '2026-03-02', '2026-03-06', '2026-03-20', '2026-03-25'].flatMap((at) =>
      period(at, at < '2026-03-05' ? 6 : 1),
    );
    const event = { id: 'e', date: '2026-03-05', kind: 'engine_update' as const, title_zh: '', title_en: '' };
    const ofWhole = (found: readonly ActionSubject[]) =>
      drops(found).filter(({ id }) => id.startsWith('investigate_drop|visibility|A||'));
    expect(ofWhole(await find(rows, { platforms: 4, topics: PROMPTS.map(() => 0) }))).not.toEqual([]);
    expect(ofWhole(await find(rows, { platforms: 4, topics: PROMPTS.map(() => 0), events: [event] }))).toEqual([]);
  });
});

describe('the samples', () => {
  const DAY = '2026-11-20';
  const found = new Map<string, readonly ActionSubject[]>();

  beforeAll(async () => {
    for (const project of sampleDefinitions(DAY)) {
      const table = buildTable(project, sampleAnswers(project.id, DAY, 'Asia/Shanghai'));
      found.set(project.id, await subjectsOf(table, DAY, 'Asia/Shanghai'));
    }
  });

  it('show every rule somewhere', () => {
    const rules = new Set([...found.values()].flat().map(({ rule }) => rule));
    expect([...rules].sort()).toEqual([
      'correct_fact',
      'create_coverage',
      'earn_inclusion',
      'fading_page',
      'improve_page',
      'investigate_drop',
    ]);
  });

  it('have ids that occur once, and evidence for every finding', () => {
    for (const subjects of found.values()) {
      expect(new Set(subjects.map(({ id }) => id)).size).toBe(subjects.length);
      expect(subjects.filter(({ answers, figures }) => answers === 0 || figures.length === 0)).toEqual([]);
    }
  });

  it('come with work under way on findings that their rules have', () => {
    for (const { id: projectId, actions = [] } of sampleDefinitions(DAY)) {
      const known = new Set((found.get(projectId) ?? []).map(({ id }) => id));
      expect(actions).not.toEqual([]);
      for (const { id, state } of actions) {
        expect(v.is(savedActionSchema, state)).toBe(true);
        expect(id.startsWith('own|') || known.has(id), id).toBe(true);
      }
    }
  });

  it('tell what contradicted facts are said to be', () => {
    const wrong = (found.get('xuqiao') ?? []).find(({ id }) => id === 'correct_fact|xuqiao-price');
    expect(wrong?.fact?.said).not.toEqual([]);
    expect(wrong?.fact?.said).not.toContain(wrong?.fact?.expected);
    expect(wrong?.figures[0]?.measure?.value).toBeLessThan(1);
  });
});
