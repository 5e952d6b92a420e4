import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listImported, readImported } from '#server/store/projectFiles/projectStore.ts';
import { importLamps, sourceOf } from '#server/testing/importLamps.ts';
import { ZonedClock } from '../parse/times/parseTime.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'zones-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** The times of a table's answers; times without a zone are in Shanghai. */
async function askedAt(...lines: readonly string[]): Promise<readonly string[]> {
  const clock = new ZonedClock('Asia/Shanghai');
  await importLamps(sourceOf(lines.join('\n')), dataDir, { fileName: 'lamps.csv', clock });
  const { answers } = readImported(dataDir, listImported(dataDir)[0]?.id ?? '');
  return [...answers].map(({ asked_at: at }) => new Date(at).toISOString().slice(0, 16));
}

test.each([
  ['timestamp', '2026-05-12T16:30'],
  ['timestamp_utc', '2026-05-13T00:30'],
  ['createdAtUTC', '2026-05-13T00:30'],
  ['Date (UTC+2)', '2026-05-12T22:30'],
  ['Date UTC-05:00', '2026-05-13T05:30'],
  ['时间（北京时间）', '2026-05-12T16:30'],
  ['日時（日本時間）', '2026-05-12T15:30'],
  ['Time (America/New_York)', '2026-05-13T04:30'],
  ['Time (PT)', '2026-05-13T07:30'],
  ['Date (local)', '2026-05-12T16:30'],
])('the name of a column may tell the zone of its times: %s', async (name, expected) => {
  const told = await askedAt(
    `prompt,answer,platform,${name}`,
    'Which lamp?,Lumora,ChatGPT,2026-05-13 00:30',
    'Which desk?,None,ChatGPT,2026-05-13T00:30:00+01:00',
  );
  // A zone in the time itself takes precedence.
  expect(told).toEqual([expected, '2026-05-12T23:30']);
});

test.each(['timezone', 'tz', 'UTC offset', '时区'])('a column may tell the zone of each time: %s', async (name) => {
  const told = await askedAt(
    `prompt,answer,platform,date,${name}`,
    'Which lamp?,Lumora,ChatGPT,2026-05-13 00:30,Europe/Berlin',
    'Which desk?,None,ChatGPT,2026-05-13 00:30,+09:00',
    'Which bed?,None,ChatGPT,2026-05-13 00:30,',
    'Which sofa?,None,ChatGPT,2026-05-13 00:30,local',
    'Which rug?,None,ChatGPT,2026-05-13,somewhere',
    'Which pen?,None,ChatGPT,2026-05-13 00:30Z,somewhere',
  );
  expect(told).toEqual([
    ...['2026-05-12T22:30', '2026-05-12T15:30', '2026-05-12T16:30', '2026-05-12T16:30'],
    ...['2026-05-13T00:00', '2026-05-13T00:30'],
  ]);
});

test('the end of a day is the beginning of the next', async () => {
  const told = await askedAt('prompt,answer,platform,date', 'Which lamp?,Lumora,ChatGPT,2026-05-13T24:00:00Z');
  expect(told).toEqual(['2026-05-14T00:00']);
});

test('hours in a column of offsets need no sign', async () => {
  const told = await askedAt(
    'prompt,answer,platform,date,utc_offset',
    'Which lamp?,Lumora,ChatGPT,2026-05-13 00:30,0',
    'Which desk?,None,ChatGPT,2026-05-13 00:30,5.5',
    'Which bed?,None,ChatGPT,2026-05-13 00:30,-5',
  );
  expect(told).toEqual(['2026-05-13T00:30', '2026-05-12T19:00', '2026-05-13T05:30']);
});

/** Skipped rows, with their invalid values. */
const skippedOf = ({ rows }: Awaited<ReturnType<typeof importLamps>>): readonly unknown[] =>
  rows.skipped.map(({ reason, places }) => [reason, ...places.map(({ value }) => value)]);

test('a zone that is not known, or is that of several places, is said and not taken for that of the import', async () => {
  const lines = [
    'prompt,answer,platform,date,timezone',
    'Which lamp?,Lumora,ChatGPT,2026-05-13 00:30,Asia/Tokyo',
    'Which desk?,None,ChatGPT,2026-05-13 00:30,China Standard Time',
    'Which bed?,None,ChatGPT,2026-05-13 00:30,CST',
    'Which rug?,None,ChatGPT,2026-05-13 00:30 IST,',
    'Which pen?,None,ChatGPT,2026-05-13 00:30 (China Standard Time),',
    'Which cup?,None,ChatGPT,soon,CST',
    'Which pot?,None,ChatGPT,11-03 14:00,',
    'Which mat?,None,ChatGPT,2月29日,',
    'Which box?,None,ChatGPT,Nov 3,',
  ];
  const summary = await importLamps(sourceOf(lines.join('\n')), dataDir, { fileName: 'lamps.csv' });
  expect(skippedOf(summary)).toEqual([
    [
      'unknown_zone',
      '2026-05-13 00:30 China Standard Time',
      '2026-05-13 00:30 CST',
      '2026-05-13 00:30 IST',
      '2026-05-13 00:30 (China Standard Time)',
    ],
    ['no_year', '11-03 14:00', '2月29日', 'Nov 3'],
    ['unreadable_date', 'soon CST'],
  ]);
  // The column is used as the zone of times.
  expect(summary.file.unusedColumns).toEqual([]);
});

test('the zone in the name of a column of times goes before a zone beside it', async () => {
  const told = await askedAt(
    'prompt,answer,platform,created_at_utc,timezone',
    'Which lamp?,Lumora,ChatGPT,2026-05-13 00:30,America/New_York',
  );
  expect(told).toEqual(['2026-05-13T00:30']);
});

test('answers that were imported before zones of a table were read are known again', async () => {
  const head = 'prompt,answer,platform,date';
  const lamp = 'Which lamp?,Lumora,ChatGPT,2026-05-13 00:30';
  // As an earlier version read it: in the zone of the import.
  await importLamps(sourceOf(`${head}\n${lamp}`), dataDir, { fileName: 'before.csv' });
  const grown = [`${head},timezone`, `${lamp},Asia/Tokyo`, 'Which desk?,None,ChatGPT,2026-05-13 00:30,Asia/Tokyo'];
  const { rows } = await importLamps(sourceOf(grown.join('\n')), dataDir, { fileName: 'grown.csv' });
  expect([rows.imported, rows.alreadyThere]).toEqual([1, 1]);
});

test('the zone may stand beside the time of day where the day has a column of its own', async () => {
  const told = await askedAt('prompt,answer,platform,Date,Time (UTC)', 'Which lamp?,Lumora,ChatGPT,2026-05-13,00:30');
  expect(told).toEqual(['2026-05-13T00:30']);
});
