import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readImported } from '#server/store/projectFiles/projectStore.ts';
import { startFakeProviders } from '#server/testing/fakeProviders/startFakeProviders.ts';
import type { FakeProviders } from '#server/testing/fakeProviders/startFakeProviders.ts';
import { importSample } from '#server/testing/importSample.ts';
import { runFiles } from '../collectPaths.ts';
import { readJournal } from './Journal.ts';
import type { JournalLine } from './journalLines.ts';
import { answerIdOf, slotsOf, writeManifest } from './Manifest.ts';
import type { Manifest } from './Manifest.ts';

const KILLS = 20;
const PROMPTS = 150;
const PROJECT = 'killed';
const SCRIPT = fileURLToPath(new URL('../../testing/killableRun.ts', import.meta.url));

let fake: FakeProviders;
let dataDir: string;
beforeAll(async () => {
  fake = await startFakeProviders();
  fake.delay = 25;
  dataDir = mkdtempSync(join(tmpdir(), 'killed-'));
  importSample(dataDir, PROJECT, 10);
});
afterAll(async () => {
  await fake.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const MANIFEST: Manifest = {
  ...{ id: 'run-20261125090000-0000', project_id: PROJECT, trigger: 'person', seed: 3, repeats: 1 },
  ...{ created_at: '2026-11-25T01:00:00.000Z', time_zone: 'UTC' },
  prompts: Array.from({ length: PROMPTS }, (_, index) => ({
    id: `q${String(index)}`,
    text: `Question ${String(index)}?`,
  })),
  platforms: [
    { name: 'A', provider_id: 'openai', model: 'gpt-5.6', search_mode: 'forced', country: null },
    { name: 'B', provider_id: 'claude', model: 'claude-sonnet-5', search_mode: 'forced', country: null },
  ],
};

/** Runs a process until it ends, or kills it after a number of requests. */
async function ask(killAfter: number | null, redo = false): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT, dataDir, PROJECT, fake.url, redo ? 'redo' : ''], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  const over = { is: false };
  child.stdout.on('data', (piece: Buffer) => (said += piece.toString()));
  const closed = new Promise<void>((resolve) =>
    child.once('close', () => {
      over.is = true;
      resolve();
    }),
  );
  const before = fake.count();
  while (killAfter !== null && !over.is && fake.count() < before + killAfter) await pause(2);
  if (killAfter !== null) child.kill('SIGKILL');
  await closed;
  return said;
}

const linesNow = (): readonly JournalLine[] => readJournal(runFiles(dataDir, PROJECT, MANIFEST.id).journal).lines;

it('loses nothing it had and asks nothing again that was done, killed twenty times', async () => {
  writeManifest(runFiles(dataDir, PROJECT, MANIFEST.id), MANIFEST);
  const doneBefore: number[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    await ask(5 + ((kill * 7) % 9));
    doneBefore.push(linesNow().filter(({ t }) => t === 'done').length);
  }
  // Each process continued where the previous one was killed.
  expect(doneBefore.every((done, index) => index === 0 || done >= (doneBefore[index - 1] ?? 0))).toBe(true);
  expect(doneBefore.at(-1)).toBeGreaterThan(20);
  const said = await ask(null);
  expect(said).toMatch(/partial|complete/u);
  const unsure = new Set(linesNow().flatMap((line) => (line.t === 'started' ? [line.s] : [])));
  for (const line of linesNow()) if (line.t === 'done') unsure.delete(line.s);
  // Not repeated without consent: they may be billed.
  expect(unsure.size).toBeLessThanOrEqual(KILLS * 6);
  expect(await ask(null, true)).toContain(unsure.size > 0 ? 'complete' : '');

  const slots = slotsOf(MANIFEST);
  const done = new Set<number>();
  for (const line of linesNow()) {
    if (line.t === 'started') expect(done.has(line.s)).toBe(false);
    if (line.t === 'done') {
      expect(done.has(line.s)).toBe(false);
      done.add(line.s);
    }
  }
  expect(done.size).toBe(PROMPTS * 2);
  const started = linesNow().filter(({ t }) => t === 'started').length;
  // No request was sent without a journal line.
  expect(fake.count()).toBeLessThanOrEqual(started);
  const ids = [...readImported(dataDir, PROJECT).answers].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(slots.filter((slot) => !ids.includes(answerIdOf(MANIFEST, slot)))).toEqual([]);
}, 400_000);
