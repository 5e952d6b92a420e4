import { expect, test } from 'vitest';
import { importedRows } from '#server/testing/importedRows.ts';

test('answers by day have the day of their key, before that of the file, and a time of their own before both', async () => {
  const of = (answer: string, more: object = {}) => [{ prompt: 'Which lamp?', platform: 'Kimi', answer, ...more }];
  const runs = {
    '2026-05-01': of('Lumora.'),
    '2026-05-02': { lamps: of('Wickett.') },
    '2026-05-03': of('None.', { asked_at: '2026-05-04T08:00:00Z' }),
  };
  const { rows } = await importedRows({ generated_at: '2026-05-09', runs });
  expect(rows.map(({ at, text }) => [at, text])).toEqual([
    ['2026-05-01T00:00:00.000Z', 'Lumora.'],
    ['2026-05-02T00:00:00.000Z', 'Wickett.'],
    ['2026-05-04T08:00:00.000Z', 'None.'],
  ]);
});
