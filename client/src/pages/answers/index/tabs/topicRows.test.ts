import { describe, expect, it } from 'vitest';
import type { TopicRow } from '#client/api/answerIndexSchemas.ts';
import { topicRows } from './topicRows.ts';

const row = (name: string, visibility: number | null): TopicRow => ({
  topic_id: name,
  name,
  prompts: 1,
  answers: 40,
  visibility:
    visibility === null ? null : { value: visibility, low: 0, high: 1, n: 40, k: 1, numerator: 1, denominator: 40 },
  change: null,
  share_of_voice: null,
  average_position: null,
  net_sentiment: null,
  citation_rate: null,
  lowest: null,
  highest: null,
  leader_ids: [],
  sparkline: [],
});
const list = [row('Charging', 0.2), row('续航 ＡＢＣ', null), row('Safety', 0.7)];
const names = (q: string, order: 'asc' | 'desc'): string[] =>
  topicRows(list, q, { key: 'visibility', order }).map(({ name }) => name);

describe('the rows of topics', () => {
  it('stand in order either way, those without the figure last', () => {
    expect(names('', 'desc')).toEqual(['Safety', 'Charging', '续航 ＡＢＣ']);
    expect(names('', 'asc')).toEqual(['Charging', 'Safety', '续航 ＡＢＣ']);
  });

  it('are found by all words, whatever their case and width', () => {
    expect(names('abc 续航', 'desc')).toEqual(['续航 ＡＢＣ']);
    expect(names('CHARG', 'desc')).toEqual(['Charging']);
    expect(names('charg safety', 'desc')).toEqual([]);
  });
});
