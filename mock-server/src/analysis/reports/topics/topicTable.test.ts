import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { topicTableSchema, type TopicTable } from '#client/api/answerIndexSchemas.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { tableForTest, times } from '#server/testing/tableForTest.ts';
import { WEEK } from '#server/testing/testWeek.ts';
import { selectAnswers } from '../answerSet.ts';
import { overviewReport } from '../overviewReport.ts';
import { topicTable } from './topicTable.ts';

const AT = '2026-03-10';

/** Three topics (the last without answers) and a prompt without topic. */
const table = tableForTest(
  [
    ...times(4, { at: AT, prompt: 0, named: 'AB' }),
    ...times(3, { at: AT, prompt: 1, named: 'B', cites: ['b.com/1'] }),
    { at: AT, prompt: 1, named: 'CAB', cites: ['a.com/1'] },
    { at: AT, prompt: 2, status: 'refused' },
    ...times(2, { at: AT, prompt: 3, named: 'C' }),
    ...times(5, { at: AT, prompt: 5, named: 'A' }),
    ...times(9, { at: '2026-03-03', prompt: 0, named: 'A' }),
  ],
  { topics: [0, 0, 0, 1, 2, null] },
);

function report(of: AnswerTable, query: object = {}): TopicTable {
  const topics = topicTable(of, { ...WEEK, ...query });
  expect(v.parse(topicTableSchema, topics)).toEqual(topics);
  return topics;
}

describe('topicTable', () => {
  const { list, total, scope } = report(table);

  it('has a row for every topic that the filters leave, answered or not', () => {
    expect(list.map(({ topic_id: id, name, prompts, answers }) => [id, name, prompts, answers])).toEqual([
      ['t0', 'Topic 0', 3, 8],
      ['t1', 'Topic 1', 1, 2],
      ['t2', 'Topic 2', 0, 0],
    ]);
    expect(total).toBe(3);
    expect(report(table, { topic_ids: ['t1'] }).list).toEqual([list[1]]);
    expect(scope.answers.ok).toBe(15);
  });

  it('stands on the answers that a click opens', () => {
    for (const { topic_id: id, answers, visibility, citation_rate: citation } of list) {
      const count = (query: object): number => selectAnswers(table, { ...WEEK, topic_ids: [id], ...query }).length;
      expect(answers).toBe(count({}));
      expect(visibility?.numerator ?? 0).toBe(count({ mention: 'named' }));
      expect(citation?.numerator ?? 0).toBe(count({ cites: 'own' }));
      expect(citation?.denominator ?? 0).toBe(count({ cites: 'any' }));
    }
  });

  it('says what a report of the topic alone says', () => {
    const alone = overviewReport(table, { ...WEEK, topic_ids: ['t0'] });
    const [visibility, share, position, sentiment, citation] = alone.tiles;
    expect(list[0]).toMatchObject({
      visibility: visibility?.measure,
      change: visibility?.change,
      share_of_voice: share?.measure,
      average_position: position?.measure,
      net_sentiment: sentiment?.measure ?? null,
      citation_rate: citation?.measure,
      sparkline: visibility?.sparkline,
    });
  });

  it('shows how far its prompts are apart, and who leads', () => {
    expect(list[0]).toMatchObject({ lowest: 0.25, highest: 1, leader_ids: ['B', 'A', 'C'] });
    expect(list[1]).toMatchObject({ lowest: 0, highest: 0, leader_ids: ['C'] });
    expect(list[2]).toMatchObject({ lowest: null, highest: null, leader_ids: [], visibility: null });
  });

  it('holds for an empty project', () => {
    expect(report(tableForTest([], { brands: '', topics: [], platforms: 0 })).list).toEqual([]);
    expect(report(tableForTest([], { brands: '' })).list).toHaveLength(2);
  });
});
