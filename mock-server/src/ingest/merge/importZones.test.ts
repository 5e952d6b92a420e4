import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listImported, readImported } from '../../store/projectFiles/projectStore.ts';
import { importLamps, sourceOf } from '../../testing/importLamps.ts';
import { ZonedClock } from '../parse/parseTime.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'zones-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** When the answers of a table were asked for; times without a zone are of Shanghai. */
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
  // A zone beside the time itself goes before.
  expect(told).toEqual([expected, '2026-05-12T23:30']);
});

test.each(['timezone', 'tz', 'UTC offset', '时区'])('a column may tell the zone of each time: %s', async (name) => {
  const told = await askedAt(
    `prompt,answer,platform,date,${name}`,
    'Which lamp?,Lumora,ChatGPT,2026-05-13 00:30,Europe/Berlin',
    'Which desk?,None,ChatGPT,2026-05-13 00:30,+09:00',
    'Which bed?,None,ChatGPT,2026-05-13 00:30,',
    'Which sofa?,None,ChatGPT,2026-05-13 00:30,somewhere',
  );
  expect(told).toEqual(['2026-05-12T22:30', '2026-05-12T15:30', '2026-05-12T16:30', '2026-05-12T16:30']);
});

test('the zone may stand beside the time of day where the day has a column of its own', async () => {
  const told = await askedAt('prompt,answer,platform,Date,Time (UTC)', 'Which lamp?,Lumora,ChatGPT,2026-05-13,00:30');
  expect(told).toEqual(['2026-05-13T00:30']);
});
