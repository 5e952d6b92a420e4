import { describe, expect, it } from 'vitest';
import type { Run } from '#client/api/detailSchemas.ts';
import { filmStrip, runBeside, runsInOrder, runToCompare, stateOf } from './filmStrip.ts';

const platforms = [
  { id: 'doubao', name: '豆包' },
  { id: 'kimi', name: 'Kimi' },
  { id: 'gpt', name: 'ChatGPT' },
];

function run(platform: string, askedAt: string, number = 1, given: Partial<Run> = {}): Run {
  return {
    answer_id: `${platform} ${askedAt} ${String(number)}`,
    platform_id: platform,
    run: number,
    asked_at: askedAt,
    status: 'ok',
    brand_ids: [],
    citations: null,
    ...given,
  };
}

const runs = [
  run('gpt', '2026-05-02T01:00:00Z'),
  run('doubao', '2026-05-02T01:00:00Z', 2),
  run('doubao', '2026-05-02T01:00:00Z', 1),
  run('gpt', '2026-04-30T17:00:00Z'),
  run('doubao', '2026-05-01T01:00:00Z'),
];
const strip = filmStrip(runs, platforms, 'own', 'Asia/Shanghai');
const ids = (move: Parameters<typeof runBeside>[2], from: string) => runBeside(strip, from, move)?.answer_id ?? null;

describe('filmStrip', () => {
  it('has a row for each platform that was asked, and days of the reader’s zone as wide as the busiest platform', () => {
    expect(strip.unit).toBe('day');
    expect(strip.periods).toEqual([
      { start: '2026-05-01', most: 1, mostDays: 1 },
      { start: '2026-05-02', most: 2, mostDays: 1 },
    ]);
    expect(
      strip.rows.map(({ platform, periods }) => [platform.id, periods.map((squares) => squares.map((s) => s.run.run))]),
    ).toEqual([
      ['doubao', [[1], [1, 2]]],
      ['gpt', [[1], [1]]],
    ]);
  });

  it('groups by weeks up to the newest run where platforms are asked on different days', () => {
    const weekly = ['doubao', 'kimi', 'gpt'].flatMap((platform, offset) =>
      [4, 11, 18].map((day) => run(platform, `2026-05-${String(day + offset).padStart(2, '0')}T01:00:00Z`)),
    );
    const { unit, periods, rows } = filmStrip(weekly, platforms, 'own', 'UTC');
    expect(unit).toBe('week');
    expect(periods.map(({ start }) => start)).toEqual(['2026-04-30', '2026-05-07', '2026-05-14']);
    expect(rows.map((row) => row.periods.map((squares) => squares.map(({ day }) => day.slice(8))))).toEqual([
      [['04'], ['11'], ['18']],
      [['05'], ['12'], ['19']],
      [['06'], ['13'], ['20']],
    ]);
  });

  it('counts usable answers and those that name us', () => {
    const given = [
      run('kimi', '2026-05-01T01:00:00Z', 1, { brand_ids: ['rival', 'own'] }),
      run('kimi', '2026-05-01T01:00:00Z', 2, { brand_ids: ['rival'] }),
      run('kimi', '2026-05-01T01:00:00Z', 3, { status: 'refused' }),
    ];
    const [row] = filmStrip(given, platforms, 'own', 'UTC').rows;
    expect([row?.named, row?.answers]).toEqual([1, 2]);
  });
});

describe('stateOf', () => {
  it('tells named with its place, not named, and answers that are none', () => {
    const of = (given: Partial<Run>) => stateOf(run('kimi', '2026-05-01T01:00:00Z', 1, given), 'own');
    expect(of({ brand_ids: ['rival', 'own'] })).toEqual({ kind: 'named', position: 2 });
    expect(of({ brand_ids: ['rival'] })).toEqual({ kind: 'notNamed' });
    expect(of({ status: 'refused', brand_ids: ['own'] })).toEqual({ kind: 'refused' });
    expect(of({ status: 'empty' })).toEqual({ kind: 'empty' });
    expect(of({ status: 'failed' })).toEqual({ kind: 'failed' });
  });
});

describe('moving through the strip', () => {
  const [a, b, c, d, e] = runsInOrder(strip).map(({ answer_id: id }) => id);

  it('goes along the row and stops at its ends', () => {
    expect([ids('right', a ?? ''), ids('right', c ?? ''), ids('left', a ?? '')]).toEqual([b, null, null]);
    expect([ids('last', a ?? ''), ids('first', c ?? '')]).toEqual([c, a]);
  });

  it('goes to the nearest in time of the row above or below', () => {
    expect([ids('down', a ?? ''), ids('down', c ?? ''), ids('up', e ?? ''), ids('up', a ?? '')]).toEqual([
      d,
      e,
      b,
      null,
    ]);
  });

  it('compares with the run before on the same platform, else with the one after, else with any other', () => {
    expect(runToCompare(strip, c ?? '')?.answer_id).toBe(b);
    expect(runToCompare(strip, a ?? '')?.answer_id).toBe(b);
    const two = filmStrip(
      [run('kimi', '2026-05-01T01:00:00Z'), run('gpt', '2026-05-01T01:00:00Z')],
      platforms,
      '',
      'UTC',
    );
    expect(runToCompare(two, 'gpt 2026-05-01T01:00:00Z 1')?.platform_id).toBe('kimi');
    expect(
      runToCompare(
        filmStrip([run('kimi', '2026-05-01T01:00:00Z')], platforms, '', 'UTC'),
        'kimi 2026-05-01T01:00:00Z 1',
      ),
    ).toBeNull();
  });
});
