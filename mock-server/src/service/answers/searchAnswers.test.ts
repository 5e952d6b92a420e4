import { expect, test } from 'vitest';
import { selectAnswers } from '#server/analysis/reports/answerSet.ts';
import { tableForTest } from '#server/testing/tableForTest.ts';
import { searchAnswers } from './searchAnswers.ts';

const TEXTS = ['Quiet and light', '降噪很好，很安静', 'quiet，但是很贵', ''];
const table = tableForTest(
  Array.from({ length: 500 }, (_, i) => ({ prompt: i % 6, platform: i % 2, text: TEXTS[i % 4] ?? '' })),
);
const FILTERS = {
  start_time: '2026-03-01',
  end_time: '2026-03-31',
  topic_ids: [],
  platform_ids: [],
  keyword_ids: '',
  time_zone: 'UTC',
};

test.each(['quiet', '降噪', 'ＱＵＩＥＴ 很贵', 'nowhere', ' ', undefined])(
  'a search for %j finds what one at a stretch finds, in its order',
  async (q) => {
    const query = { ...FILTERS, ...(q !== undefined && { q }) };
    expect([...(await searchAnswers(table, query))]).toEqual([...selectAnswers(table, query)]);
  },
);

test('others get their turn while many texts are searched', async () => {
  let turns = 0;
  const search = { isOver: false };
  const others = (async () => {
    while (!search.isOver) {
      turns += 1;
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    }
  })();
  const slow = { ...table, texts: { text: (row: number) => `${'x '.repeat(20_000)}${String(row)}` } };
  await searchAnswers(slow, { ...FILTERS, q: 'y' });
  search.isOver = true;
  await others;
  expect(turns).toBeGreaterThan(1);
});
