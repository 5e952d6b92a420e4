import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ANSWERS_SCHEMA } from '#client/lib/answerExport.ts';
import { importLamps, notesOfLamps, sourceOf, storedLamps } from '#server/testing/importLamps.ts';
import type { ImportSummary } from './importSummary.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'other-texts-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const [A, B] = ['ans-00000000000000aa', 'ans-00000000000000bb'];

/** Imports a table as this product exports it, of rows of id and text. */
function run(...rows: readonly (readonly [id: string, text: string])[]): Promise<ImportSummary> {
  const lines = rows.map(
    ([id, text]) => `${ANSWERS_SCHEMA},${id},Kimi,Which lamp?,2026-06-01T08:00:00.000Z,ok,${text}`,
  );
  const text = ['schema,id,platform,prompt,asked_at,status,answer', ...lines].join('\n');
  return importLamps(sourceOf(text), dataDir, { fileName: 'lamps.csv' });
}

const texts = (): unknown[] => storedLamps(dataDir).map(([, , , text]) => text);

test('a known id with another text is not stored, and a note says so', async () => {
  await run([A, 'Lumora.'], [B, 'Wickett.']);
  const again = await run([A, 'Lumora.'], [B, 'Wickett and Lumora.']);
  expect(again.rows).toMatchObject({ imported: 0, alreadyThere: 2, skipped: [] });
  expect(notesOfLamps(again)).toEqual(['other_texts 3 1']);
  expect(texts()).toEqual(['Lumora.', 'Wickett.']);
});

test('an id that the file itself repeats with another text is told too', async () => {
  const summary = await run([A, 'Lumora.'], [A, 'Lumora.'], [A, 'Wickett.']);
  expect(summary.rows.skipped).toMatchObject([{ reason: 'duplicate', count: 2 }]);
  expect(notesOfLamps(summary)).toEqual(['other_texts 4 1']);
});

test('line breaks and outer spaces make no other text', async () => {
  await run([A, '"Lumora.\nWickett."']);
  expect(notesOfLamps(await run([A, '" Lumora.\r\nWickett. "']))).toEqual([]);
});

test('a row without its id is an answer of its own', async () => {
  await run([A, 'Lumora.']);
  const summary = await run(['', 'Wickett.']);
  expect(summary.rows).toMatchObject({ imported: 1, alreadyThere: 0 });
  expect(texts()).toEqual(['Lumora.', 'Wickett.']);
});
