import { describe, expect, it } from 'vitest';
import { tableForTest, times, type TestProject, type TestRow } from '#server/testing/tableForTest.ts';
import { IS, WAS, WEEK } from '#server/testing/testWeek.ts';
import type { TimelineEvent } from '../ProjectDefinition.ts';
import { overviewReport } from './overviewReport.ts';
import type { OverviewReport } from './overviewReport.ts';

const report = (rows: readonly TestRow[], project: TestProject): OverviewReport =>
  overviewReport(tableForTest(rows, project), WEEK);

describe('causes', () => {
  it('names an event only for what it can have moved: a launch for its brand, an update for its platform', () => {
    const topics = [0, 0, 1, 1, 2, 2, 3, 3];
    const rows = ['2026-03-02', '2026-03-05', '2026-03-08', '2026-03-10', '2026-03-12', '2026-03-14'].flatMap((at) =>
      topics.flatMap((_, prompt) =>
        [0, 1, 2, 3].flatMap((platform) => [
          ...times(at < '2026-03-10' ? 4 : 1 + (prompt % 2), { at, prompt, platform, named: 'A' }),
          ...times(at < '2026-03-10' ? 1 : 4 + (prompt % 2), { at, prompt, platform, named: 'B' }),
        ]),
      ),
    );
    const event = (id: string, kind: TimelineEvent['kind'], title_en: string) => ({
      id,
      date: '2026-03-09',
      kind,
      title_zh: '',
      title_en,
    });
    const causeOf = (brand: string, ...events: TimelineEvent[]) =>
      report(rows, { topics, platforms: 4, events }).changes.find(
        (item) => item.measure_id === 'visibility' && item.platform_id === null && item.brand_id === brand,
      )?.cause;
    const launch = event('launch', 'rival_launch', 'Brand B launched its second edition');
    expect(causeOf('A', launch)).toBeNull();
    expect(causeOf('B', launch)?.id).toBe('launch');
    expect(causeOf('B', event('nobody', 'rival_launch', 'A rival launched something'))).toBeNull();
    const guide = event('guide', 'content_published', 'Published the winter guide');
    expect(causeOf('A', guide)?.id).toBe('guide');
    expect(causeOf('B', guide)).toBeNull();
    expect(causeOf('A', event('update', 'engine_update', 'Engine 1 moved to another model'))).toBeNull();
    const prompts = event('prompts', 'prompt_set_changed', 'Added prompts');
    expect(causeOf('A', guide, prompts)).toEqual({ kind: 'event', id: 'prompts', effect: null, also: ['guide'] });
  });
});

describe('where a change mostly comes from', () => {
  /** The own visibility falls on two platforms; `second`: answers without a mention on the second one, of 9. */
  const causeWith = (second: number) => {
    const rows = [0, 1, 2, 3, 4, 5].flatMap((prompt) => [
      ...[0, 1].flatMap((platform) => times(9, { at: WAS, prompt, platform, named: 'A' })),
      ...[6, second].flatMap((silent, platform) => [
        ...times(9 - silent, { at: IS, prompt, platform, named: 'A' }),
        ...times(silent, { at: IS, prompt, platform, named: '' }),
      ]),
    ]);
    return report(rows, { topics: [0, 0, 0, 0, 0, 0], platforms: 2 }).changes.find(
      (item) => item.measure_id === 'visibility' && item.platform_id === null && item.topic_id === null,
    )?.cause;
  };
  it('is a platform with more than half of it, not one with exactly half', () => {
    expect(causeWith(5)).toMatchObject({ kind: 'platform', id: 'p0' });
    expect(causeWith(6)).toBeNull();
  });
});

describe('the events of a window', () => {
  it('are without the model changes of platforms that the filters leave out', () => {
    const event = (id: string, kind: TimelineEvent['kind'], title_en: string) => ({
      id,
      date: IS,
      kind,
      title_zh: '',
      title_en,
    });
    const events = [
      event('first', 'engine_update', 'Engine 0 moved to another model'),
      event('second', 'engine_update', 'Engine 1 moved to another model'),
      event('any', 'engine_update', 'An index was renewed'),
      event('guide', 'content_published', 'Published a guide about Engine 0'),
    ];
    const idsFor = (platform_ids: readonly string[]) =>
      overviewReport(tableForTest(times(3, { at: IS }), { events }), {
        ...WEEK,
        platform_ids: [...platform_ids],
      }).events.map(({ id }) => id);
    expect(idsFor([])).toEqual(['first', 'second', 'any', 'guide']);
    expect(idsFor(['p1'])).toEqual(['second', 'any', 'guide']);
  });
});

describe('the cause of a change of the prompts asked in both periods', () => {
  it('is of these prompts, whatever others were asked', () => {
    const asked = (at: string, prompts: readonly number[], hits: readonly number[]): TestRow[] =>
      prompts.flatMap((prompt) =>
        hits.flatMap((count, platform) => [
          ...times(count + (prompt % 2), { at, prompt, platform, named: 'A' }),
          ...times(8 - count, { at, prompt, platform, named: 'B' }),
        ]),
      );
    const shared = [0, 1, 2, 3, 4, 5];
    const rows = [
      ...asked(WAS, shared, [2, 4]),
      ...asked(IS, shared, [6, 4]),
      // Asked in one period only; on the other platform they rise by more.
      ...asked(WAS, [6, 7, 8, 9], [7, 0]),
      ...asked(IS, [10, 11, 12, 13], [0, 7]),
    ];
    const { changes } = report(rows, { topics: Array.from({ length: 14 }, () => 0) });
    const whole = changes.find(({ id }) => id === 'visibility|A||');
    expect(whole).toMatchObject({ cause: { kind: 'platform', id: 'p0' } });
    expect(whole?.cause?.effect).toBeCloseTo(whole?.change.difference ?? Number.NaN, 9);
  });
});

describe('actions that would make no sense', () => {
  const rows = [
    ...times(12, { at: IS, prompt: 0, named: 'BC', cites: ['brand-b.io/why'] }),
    ...times(12, { at: IS, prompt: 1, named: 'BC', cites: ['forum.net/1'] }),
  ];
  const table = tableForTest(rows);
  const promptNaming = (name: string) => ({
    ...table,
    project: {
      ...table.project,
      prompts: table.project.prompts.map((prompt, i) =>
        i === 0 ? { ...prompt, text: `Is ${name} any good?` } : prompt,
      ),
    },
  });
  const actionsOf = (name: string) =>
    overviewReport(promptNaming(name), WEEK).actions.map(({ rule, prompt_id, domain }) => [rule, prompt_id ?? domain]);

  it('are not proposed: getting into the site of a rival whose domain nobody entered', () => {
    expect(actionsOf('it')).toEqual([
      ['create_coverage', 'q0'],
      ['create_coverage', 'q1'],
      ['earn_inclusion', 'forum.net'],
    ]);
  });

  it('are not proposed: writing for a prompt that names a brand of its own accord', () => {
    expect(actionsOf('Brand B')).toEqual([
      ['create_coverage', 'q1'],
      ['earn_inclusion', 'forum.net'],
    ]);
  });
});
