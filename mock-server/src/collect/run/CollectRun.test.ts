import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { ProviderId } from '#client/api/schemas/collectProviderSchemas.ts';
import type { ImportedRow } from '#server/ingest/parse/RowReader.ts';
import { OpenReads } from '#server/ingest/reads/OpenReads.ts';
import { startFakeProviders } from '#server/testing/fakeProviders/startFakeProviders.ts';
import type { FakeProviders } from '#server/testing/fakeProviders/startFakeProviders.ts';
import { runFiles } from '../collectPaths.ts';
import { isReady } from '../providers/ProviderSettings.ts';
import { factsOf } from '../providers/providerTable.ts';
import { providerSource, settingFor } from '../providers/readProviders.ts';
import { CollectRun, foldOf } from './CollectRun.ts';
import { slotsOf, writeManifest } from './Manifest.ts';
import type { Manifest } from './Manifest.ts';
import type { RunSetup } from './RunSetup.ts';
import { runView } from './runView.ts';

let fake: FakeProviders;
let dataDir: string;
let rows: ImportedRow[] = [];
let drawn = 0;
beforeAll(async () => {
  fake = await startFakeProviders();
  dataDir = mkdtempSync(join(tmpdir(), 'collect-'));
});
afterAll(async () => {
  await fake.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(() => {
  rows = [];
  fake.requests.length = 0;
  fake.delay = 0;
});

function manifestOf(providers: readonly ProviderId[], prompts = 4, repeats = 2): Manifest {
  return {
    ...{ id: `run-2026-11-25-${String((drawn += 1)).padStart(4, '0')}`, project_id: 'p', trigger: 'person' },
    ...{ created_at: '2026-11-25T00:00:00.000Z', seed: 7, repeats, time_zone: 'Asia/Shanghai' },
    prompts: Array.from({ length: prompts }, (_, index) => ({
      id: `q${String(index)}`,
      text: `问题 ${String(index)}`,
    })),
    platforms: providers.map((id) => ({
      ...{ name: factsOf(id).platform, provider_id: id, model: factsOf(id).model ?? 'm' },
      ...{ search_mode: factsOf(id).searchModes[0] ?? 'auto', country: null },
    })),
  };
}

function setupOf(manifest: Manifest, more: Partial<RunSetup> = {}): RunSetup {
  const files = runFiles(dataDir, 'p', manifest.id);
  writeManifest(files, manifest);
  const source = providerSource(fake.variables(), dataDir);
  return {
    ...{ manifest, files, redo: false, budget: { answers: 1000, usd: 1000 } },
    providerOf: (id) => {
      const setting = settingFor(source, id);
      return isReady(setting) ? setting : null;
    },
    deliver: (more) => {
      rows.push(...more);
      return Promise.resolve();
    },
    pace: { concurrency: 2, interval: 0 },
    policy: { attempts: 4, base: 4, most: 20, total: 3000 },
    timeout: 2000,
    deliverEvery: 10,
    ...more,
  };
}

const view = (run: CollectRun): ReturnType<typeof runView> => runView(run.fold, { asking: 'nobody', now: Date.now() });

it('asks every prompt as often as planned, platforms in turn and repeats apart, and delivers every answer once', async () => {
  const manifest = manifestOf(['openai', 'perplexity', 'gemini', 'claude']);
  const order = slotsOf(manifest);
  expect(order.slice(0, 4).map(({ platform }) => platform)).toEqual([0, 1, 2, 3]);
  expect(order.slice(0, 16).every(({ repeat }) => repeat === 1)).toBe(true);
  const run = new CollectRun(setupOf(manifest));
  expect(await run.run()).toMatchObject({ state: 'complete', partial: null });
  expect(fake.requests).toHaveLength(32);
  expect(new Set(rows.map(({ exportedId }) => exportedId)).size).toBe(32);
  const seen = view(run);
  expect(seen).toMatchObject({ planned: 32, done: 32, failed: 0, unsure: 0, share: 1, left: null, failures: [] });
  // Eight answers of 0.0075 as reported by Perplexity, and eight each at the other providers' typical prices.
  expect(seen.cost).toBeCloseTo(8 * (0.0075 + 0.08 + 0.04 + 0.06), 8);
  expect(seen.cost_estimated).toBe(true);
  expect(seen.platforms[0]).toMatchObject({
    models_served: ['gpt-5.6-2026-08-07'],
    search_mode: 'forced',
    attempts: 8,
  });
  expect(rows.find(({ platform }) => platform === 'Perplexity (API)')).toMatchObject({
    model: 'perplexity/sonar',
    details: { surface: 'api', search_mode: 'auto', searched: true, run_id: manifest.id },
  });
});

it('asks again what may come right, and counts every request', async () => {
  fake.fail('openai', 'rate_ms', 'html_502', 'cut');
  const run = new CollectRun(setupOf(manifestOf(['openai'], 1, 1)));
  expect(await run.run()).toMatchObject({ state: 'complete' });
  expect(view(run)).toMatchObject({ done: 1, attempts: 4 });
  // The truncated answer may be billed.
  expect(view(run).cost).toBeCloseTo(0.08 + 0.08, 8);
});

it('stops a provider whose key is wrong and goes on with the others', async () => {
  fake.failAlways('openai', 'auth');
  const run = new CollectRun(
    setupOf(manifestOf(['openai', 'claude'], 6, 1), { pace: { concurrency: 1, interval: 0 } }),
  );
  expect(await run.run()).toMatchObject({ state: 'partial', partial: 'stopped' });
  fake.failAlways('openai', null);
  const seen = view(run);
  expect(seen.platforms.map(({ done, failed, stopped }) => [done, failed, stopped])).toEqual([
    [0, 1, 'key'],
    [6, 0, null],
  ]);
  expect(seen.failures).toMatchObject([{ platform: 'ChatGPT (API)', reason: 'auth', advice: 'check_key', count: 1 }]);
  expect(seen.failures[0]?.key_name).toBe('OPENAI_API_KEY');
  expect(seen.left).toMatchObject({ answers: 6 });
});

it('leaves a provider alone after five failures in a row, and one that wants to be left alone for longer', async () => {
  fake.failAlways('openai', 'bad_request');
  const broken = new CollectRun(setupOf(manifestOf(['openai'], 9, 1), { pace: { concurrency: 1, interval: 0 } }));
  expect(await broken.run()).toMatchObject({ state: 'nothing', partial: 'stopped' });
  expect(view(broken).platforms[0]).toMatchObject({ failed: 5, stopped: 'breaker' });
  fake.failAlways('openai', 'rate_long');
  const busy = new CollectRun(setupOf(manifestOf(['openai'], 9, 1), { pace: { concurrency: 1, interval: 0 } }));
  await busy.run();
  fake.failAlways('openai', null);
  expect(view(busy).platforms[0]).toMatchObject({ failed: 1, attempts: 1, stopped: 'rate' });
  expect(view(busy).failures[0]?.retry_at).not.toBeNull();
});

it('neither asks again nor stops for what was refused, and asks once more for what came empty', async () => {
  fake.fail('openai', 'refused', 'moderated', 'empty', 'empty', 'truncated');
  const run = new CollectRun(setupOf(manifestOf(['openai'], 5, 1), { pace: { concurrency: 1, interval: 0 } }));
  expect(await run.run()).toMatchObject({ state: 'complete' });
  expect(view(run)).toMatchObject({ done: 2, refused: 2, empty: 1, truncated: 1, attempts: 6 });
  expect(
    view(run)
      .failures.map(({ advice }) => advice)
      .sort(),
  ).toEqual(['empty', 'refused', 'refused', 'truncated']);
});

it('never spends more than the caps but for what is under way', async () => {
  const byCount = new CollectRun(setupOf(manifestOf(['openai']), { budget: { answers: 3, usd: 100 } }));
  expect(await byCount.run()).toMatchObject({ state: 'partial', partial: 'cap_answers' });
  expect(view(byCount).attempts).toBe(3);
  // An answer may cost 0.25, so that is reserved for each. The actual cost is 0.08, and the rest is released: after three answers 0.26 is
  // left.
  const byMoney = new CollectRun(setupOf(manifestOf(['openai'], 20), { budget: { answers: 100, usd: 0.5 } }));
  expect(await byMoney.run()).toMatchObject({ state: 'partial', partial: 'cap_cost' });
  expect(view(byMoney).cost).toBeLessThanOrEqual(0.5);
  expect(view(byMoney).done).toBe(4);
});

it('pauses, goes on, and asks what failed once more when it is told to', async () => {
  fake.delay = 15;
  const setup = setupOf(manifestOf(['openai', 'claude'], 6, 2));
  const first = new CollectRun(setup);
  const running = first.run();
  setTimeout(() => {
    first.halt('paused');
  }, 60);
  expect(await running).toMatchObject({ state: 'paused' });
  const before = view(first);
  expect(before.done).toBeLessThan(24);
  expect(before.unsure).toBe(0);
  const second = new CollectRun(setup);
  expect(await second.run()).toMatchObject({ state: 'complete' });
  expect(fake.requests).toHaveLength(24);
  expect(rows).toHaveLength(24);
});

it('begins nothing while somebody reads, and goes on once they have their reply', async () => {
  const reads = new OpenReads(600_000);
  const done = reads.begin();
  const none = reads.none.bind(reads);
  const run = new CollectRun(setupOf(manifestOf(['openai', 'claude']), { reads }));
  let ended: Promise<unknown> = Promise.resolve();
  const standing = new Promise<string>((resolve) => {
    vi.spyOn(reads, 'none').mockImplementation((signal) => {
      resolve('standing back');
      return none(signal);
    });
    ended = run.run();
  });
  expect(await Promise.race([standing, ended])).toBe('standing back');
  expect([fake.requests.length, run.fold.attempts]).toEqual([0, [0, 0]]);
  done();
  expect(await ended).toMatchObject({ state: 'complete' });
  expect(fake.requests).toHaveLength(16);
});

it('stops while somebody reads as at any other time', async () => {
  const reads = new OpenReads(600_000);
  reads.begin();
  const run = new CollectRun(setupOf(manifestOf(['openai']), { reads }));
  const ended = run.run();
  run.halt('paused');
  expect(await ended).toMatchObject({ state: 'paused' });
  expect(fake.requests).toHaveLength(0);
});

it('has every answer on disk, journal and raw reply, and no key anywhere', async () => {
  fake.fail('openai', 'echo_key');
  const manifest = manifestOf(['openai', 'claude'], 2, 1);
  const source = providerSource(fake.variables('sk-planted-aaaa'), dataDir);
  const setup = setupOf(manifest, {
    providerOf: (id) => {
      const setting = settingFor(source, id);
      return isReady(setting) ? setting : null;
    },
  });
  await new CollectRun(setup).run();
  const { gunzipSync } = await import('node:zlib');
  const journal = readFileSync(setup.files.journal, 'utf8');
  const raw = gunzipSync(readFileSync(setup.files.replies)).toString('utf8');
  expect(raw).toContain('resp_1'.slice(0, 3));
  for (const text of [journal, raw, readFileSync(setup.files.manifest, 'utf8'), JSON.stringify(rows)]) {
    expect(text).not.toContain('sk-planted-aaaa');
  }
  expect(journal).toContain('[key]');
  expect(foldOf(manifest, setup.files).end?.state).toBe('partial');
});

it('loses no answer whose reply cannot be read any more: it counts as failed, and is asked again when somebody says so', async () => {
  const manifest = manifestOf(['openai']);
  const setup = setupOf(manifest);
  const full = { ...setup, deliver: () => Promise.reject(new Error('No room')) };
  await expect(new CollectRun(full).run()).rejects.toThrow('No room');
  const replies = readFileSync(setup.files.replies);
  writeFileSync(setup.files.replies, replies.fill(0, 20, 24));
  const run = new CollectRun(setup);
  expect(await run.run()).toMatchObject({ state: 'partial', partial: 'failed' });
  expect(view(run)).toMatchObject({ done: 7, failed: 1, failures: [{ reason: 'unreadable', count: 1 }] });
  expect(rows).toHaveLength(7);
  const again = new CollectRun({ ...setup, again: true });
  expect(await again.run()).toMatchObject({ state: 'complete' });
  expect(view(again)).toMatchObject({ done: 8, failed: 0, failures: [] });
  expect(new Set(rows.map(({ exportedId }) => exportedId)).size).toBe(8);
});

it('says in its journal which error interrupted it, until it goes on', async () => {
  const setup = setupOf(manifestOf(['openai'], 1, 1));
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  await expect(new CollectRun({ ...setup, deliver: () => Promise.reject(full) }).run()).rejects.toThrow('ENOSPC');
  const stored = foldOf(setup.manifest, setup.files);
  expect([stored.end, stored.problem?.en]).toEqual([
    null,
    'The server can’t write to its data folder: the disk is full.',
  ]);
  expect(await new CollectRun(setup).run()).toMatchObject({ state: 'complete' });
  expect(foldOf(setup.manifest, setup.files).problem).toBeNull();
});
