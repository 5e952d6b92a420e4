import { expect, test } from 'vitest';
import { brandForTest, tableOfTexts } from '#server/testing/tableOfTexts.ts';
import type { AnswerTable } from '../table/AnswerTable.ts';
import { suggestionReport } from './suggestionReport.ts';

const QUERY = {
  start_time: '2026-03-01',
  end_time: '2026-03-31',
  topic_ids: [],
  platform_ids: [],
  keyword_ids: '',
  time_zone: 'Asia/Shanghai',
};

const tableOf = (texts: readonly string[]): AnswerTable =>
  tableOfTexts([brandForTest('own', 'Kanavo', ['序桥'])], texts);

const ENGLISH = [
  '1. **Kanavo Pro** – the one to beat.\n2. **Pinebranch** – simple boards.\n3. **Price**: from $9.',
  '- **Pinebranch**: cheap and quick.\n- **Kanavo**: for teams.\n- **Inkfield**: notes first.',
  '- **Inkfield**: good search.\n- **Pinebranch**: fine.\n- **Features**: many.',
];

test('tracked brands, their products, words and labels are no suggestions', () => {
  const { list, read, answers } = suggestionReport(tableOf(ENGLISH), QUERY, []);
  expect(list.map(({ name, answers: share }) => [name, share.numerator, share.denominator])).toEqual([
    ['Pinebranch', 3, 3],
    ['Inkfield', 2, 3],
  ]);
  expect([read, answers]).toEqual([3, 3]);
});

test('names in Chinese are found, too', () => {
  const texts = ['1. **浔芷**：上手快。\n2. **序桥**：稳定。', '- **浔芷**：便宜。\n- **价格**：不贵。'];
  expect(suggestionReport(tableOf(texts), QUERY, []).list.map(({ name }) => name)).toEqual(['浔芷']);
});

test('each comes with sentences of different prompts, the newest first', () => {
  const [first] = suggestionReport(tableOf(ENGLISH), QUERY, []).list;
  expect(first?.evidence.map(({ answer_id: id, text }) => [id, text])).toEqual([
    ['a2', 'Pinebranch: fine.'],
    ['a1', 'Pinebranch: cheap and quick.'],
    ['a0', 'Pinebranch – simple boards.'],
  ]);
});

test('a name put aside stays away however it is written', () => {
  const { list, hidden } = suggestionReport(tableOf(ENGLISH), QUERY, ['PINEBRANCH']);
  expect(list.map(({ name }) => name)).toEqual(['Inkfield']);
  expect(hidden).toEqual(['PINEBRANCH']);
});

test('a part of a tracked name is no suggestion, but counts where it stands alone', () => {
  const texts = ['I would take the **Harbor & Pine Glow**: bright.', '- **Harbor**: loud.\n- **Harbor & Pine**: calm.'];
  const counted = (texts: readonly string[]): unknown =>
    suggestionReport(tableOfTexts([brandForTest('own', 'Harbor & Pine')], texts), QUERY, []).list.map(
      ({ name, answers, evidence }) => [name, answers.numerator, evidence.map(({ text }) => text)],
    );
  expect(counted(texts.slice(0, 1))).toEqual([]);
  expect(counted(texts)).toEqual([['Harbor', 1, ['Harbor: loud.']]]);
});
