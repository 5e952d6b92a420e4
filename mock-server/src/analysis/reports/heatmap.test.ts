import { expect, test } from 'vitest';
import { buildTable } from '#server/testing/buildTable.ts';
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
