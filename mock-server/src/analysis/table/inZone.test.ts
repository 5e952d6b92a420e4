import { expect, test } from 'vitest';
import { dateOf } from '#client/lib/zoneClock.ts';
import { buildTable } from '#server/testing/buildTable.ts';
import type { ProjectDefinition } from '../ProjectDefinition.ts';
import { headOf } from './answerRow.ts';
import { inZone } from './inZone.ts';
import type { RawAnswer } from './RawAnswer.ts';

const PROJECT: ProjectDefinition = {
  id: 'p',
  name: 'p',
  brands: [{ id: 'b', name: 'Lumora', own: true, aliases: [], match_case: false, domains: [] }],
  topics: [],
  platforms: [{ id: 'k', name: 'Kimi' }],
  prompts: [{ id: 'q', text: 'Which lamp?', topic_id: null, tags: [], keyword_ids: [] }],
  keywords: [],
  events: [],
};
const answer = (id: string, time: string, dayOnly: boolean): RawAnswer => ({
  id,
  prompt_id: 'q',
  platform_id: 'k',
  run: 1,
  asked_at: Date.parse(time),
  status: 'ok',
  text: 'Lumora',
  citations: null,
  ...(dayOnly && { day_only: true }),
});

test('an answer of which only the day is known counts for that day in every zone, in the order of time', () => {
  const table = buildTable(PROJECT, [
    answer('day', '2026-05-02T00:00:00Z', true),
    answer('early', '2026-05-01T20:00:00Z', false),
    answer('late', '2026-05-02T09:00:00Z', false),
  ]);
  for (const zone of ['UTC', 'America/New_York', 'Asia/Shanghai', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    const seen = inZone(table, zone);
    const row = seen.ids.indexOf('day');
    expect(dateOf(seen.askedAt[row] ?? 0, zone)).toBe('2026-05-02');
    expect(headOf(seen, row)).toMatchObject({ askedOn: '2026-05-02' });
    expect([...seen.askedAt]).toEqual([...seen.askedAt].sort((a, b) => a - b));
    expect(seen.texts.text(row)).toBe('Lumora');
  }
  expect(inZone(table, 'Asia/Shanghai')).toBe(inZone(table, 'Asia/Shanghai'));
  expect(headOf(table, 0)).toMatchObject({ id: 'early', askedOn: '2026-05-01T20:00:00.000Z' });
});

test('a table whose times are all known is the same for everybody', () => {
  const table = buildTable(PROJECT, [answer('a', '2026-05-01T20:00:00Z', false)]);
  expect(inZone(table, 'Asia/Shanghai')).toBe(table);
});
