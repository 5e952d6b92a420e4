import { expect, test } from 'vitest';
import { importedRows } from '#server/testing/importedRows.ts';

const RECORD = { prompt: 'Which lamp?', response: 'Lumora', model: 'gpt-4o' };

const daysOf = async (content: unknown): Promise<readonly string[]> =>
  (await importedRows(content)).rows.map(({ at }) => at.slice(0, 10));

test.each([
  ['an object', { timestamp: '2026-05-24T15:56:04Z', temperature: 0.2 }],
  ['JSON in a cell', '{"created_at": "2026-05-24 15:56"}'],
])('the date in the details of a record is its date: %s', async (_, metadata) => {
  expect(await daysOf([{ ...RECORD, metadata }])).toEqual(['2026-05-24']);
});

test('a date column goes before, and a duration is no date', async () => {
  const metadata = { timestamp: '2026-05-24T15:56:04Z' };
  expect(await daysOf([{ ...RECORD, date: '2026-05-01', metadata }])).toEqual(['2026-05-01']);
  expect(await daysOf([{ ...RECORD, metadata: { time: 1.25, day: '3' } }])).toEqual(['2026-06-01']);
});

test('rows without such details have the date given for the file', async () => {
  const dated = { ...RECORD, metadata: { timestamp: '2026-05-24T15:56:04Z' } };
  expect(await daysOf([dated, { ...RECORD, response: 'Wickett', metadata: {} }])).toEqual(['2026-05-24', '2026-06-01']);
});
