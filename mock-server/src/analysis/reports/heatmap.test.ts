import { expect, test } from 'vitest';
import { buildTable } from '#server/testing/buildTable.ts';
import { tableForTest, times } from '#server/testing/tableForTest.ts';
import { IS, WEEK } from '#server/testing/testWeek.ts';
import { wideProject } from '#server/testing/wideProject.ts';
import { heatmap } from './heatmap.ts';
import { overviewData } from './overviewData.ts';

const QUERY = {
  ...{ start_time: '2026-02-10', end_time: '2026-03-10', time_zone: 'UTC' },
  ...{ topic_ids: [], platform_ids: [], keyword_ids: '' },
};

function topicsShown(count: number): readonly string[] {
  const { project, answers } = wideProject('topics', count);
  const more = answers.filter(({ prompt_id: prompt }) => prompt === `p${String(count - 1)}`);
  const extra = more.map((answer, index) => ({ ...answer, id: `extra-${String(index)}`, run: 2 }));
  const data = overviewData(buildTable(project, [...answers, ...extra]), QUERY);
  return [...new Set(heatmap(data).map(({ topic_id: topic }) => topic))];
}

test('a project of usual size shows every topic', () => {
  expect(topicsShown(100)).toHaveLength(100);
});

test('of very many topics those with the most answers are shown, in the order of the project', () => {
  const shown = topicsShown(400);
  expect(shown).toHaveLength(100);
  expect(shown.at(-1)).toBe('t399');
  expect(shown.slice(0, 3)).toEqual(['t0', 't1', 't2']);
});

test('a cell is the visibility of the own brand on its platform and topic', () => {
  const rows = [
    ...times(3, { at: IS, prompt: 0, platform: 1, named: 'AB' }),
    ...times(5, { at: IS, prompt: 0, platform: 1, named: 'B' }),
    ...times(2, { at: IS, prompt: 3, platform: 0, named: 'B' }),
  ];
  const cells = heatmap(overviewData(tableForTest(rows), WEEK));
  const known = cells.flatMap(({ platform_id: platform, topic_id: topic, measure }) =>
    measure === null ? [] : [[platform, topic, measure.numerator, measure.denominator]],
  );
  expect(known).toEqual([
    ['p0', 't1', 0, 2],
    ['p1', 't0', 3, 8],
  ]);
});
