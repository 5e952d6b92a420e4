import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sampleTeam } from '#fixtures/sampleTeam.ts';
import { formatAccountEntry } from '#server/store/accounts/accountEntries.ts';
import { accountsPath } from '#server/store/accounts/AccountFile.ts';
import { readImported, writeImported } from '#server/store/projectFiles/projectStore.ts';
import { giveToTeam } from '#server/store/projectFiles/projectTeam.ts';
import { startFakeProviders } from '#server/testing/fakeProviders/startFakeProviders.ts';
import type { FakeProviders } from '#server/testing/fakeProviders/startFakeProviders.ts';
import { importSample } from '#server/testing/importSample.ts';
import { writePlan } from '../plan/planFile.ts';
import type { Plan } from '../plan/planFile.ts';
import { providerSource } from '../providers/readProviders.ts';
import { ActiveRun } from '../run/ActiveRun.ts';
import { newManifest } from '../run/newManifest.ts';
import { projectOnDisk } from '../run/projectOnDisk.ts';
import { RunStore } from '../run/RunStore.ts';
import { askCommand } from './askCommand.ts';
import { projectIdByName } from './findProject.ts';
import { reparseCommand } from './reparseCommand.ts';

const PROJECT = 'commanded';
const PLAN: Plan = {
  platforms: [
    { provider_id: 'openai', name: 'ChatGPT (API)', model: null, search_mode: null, country: null },
    { provider_id: 'perplexity', name: 'Perplexity (API)', model: null, search_mode: null, country: null },
  ],
  ...{ repeats: 1, days: [], hour: 9, time_zone: 'UTC', cap_answers: 1000, cap_cost: 100 },
};

let fake: FakeProviders;
let dataDir: string;
let out: string[] = [];
let errors: string[] = [];
let prompts = 0;
beforeAll(async () => {
  fake = await startFakeProviders();
  dataDir = mkdtempSync(join(tmpdir(), 'commands-'));
  importSample(dataDir, PROJECT, 10);
  writePlan(dataDir, PROJECT, PLAN);
  prompts = projectOnDisk(dataDir, PROJECT).prompts.length;
});
afterAll(async () => {
  await fake.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(() => {
  [out, errors] = [[], []];
  fake.requests.length = 0;
});

const tuning = {
  pace: { concurrency: 2, interval: 0 },
  policy: { attempts: 2, base: 1, most: 2, total: 100 },
  deliverEvery: 10,
};

function io(variables: Record<string, string> = fake.variables()): Parameters<typeof askCommand>[1] {
  const errorOut = { isTTY: false, write: (text: string) => errors.push(text) > 0 } as unknown as NodeJS.WriteStream;
  return {
    environment: { ...variables, DATA_DIR: dataDir, LANG: 'en_US.UTF-8' },
    ...{ out: (text) => out.push(text), errorOut, now: Date.now, tuning },
  };
}

it('tells what a round would cost without asking, then asks it', async () => {
  expect(await askCommand(['--project', PROJECT, '--dry-run', '--repeats=2'], io())).toBe(0);
  expect(out.join('\n')).toContain(`= ${String(prompts * 4)} answers`);
  expect(fake.requests).toHaveLength(0);
  out = [];
  expect(await askCommand(['--project', '录入', '--platform', 'openai'], io())).toBe(0);
  expect(fake.requests).toHaveLength(prompts);
  expect(out.join('\n')).toMatch(new RegExp(`${String(prompts)} answers, 0 refused, 0 empty, 0 failed`, 'u'));
});

it('ends with 2 for a part, 1 for nothing, and says what to do', async () => {
  fake.failAlways('openai', 'auth');
  expect(await askCommand(['--project', PROJECT], io())).toBe(2);
  expect(out.join('\n')).toContain('check OPENAI_API_KEY');
  expect(await askCommand(['--project', PROJECT, '--platform', 'openai'], io())).toBe(1);
  fake.failAlways('openai', null);
  expect(await askCommand(['--project', 'calvora'], io())).toBe(1);
  expect(errors.join('')).toContain('There is no project "calvora" in the data folder; the samples are not in it.');
  expect(await askCommand(['--projet', PROJECT], io())).toBe(1);
  expect(errors.join('')).toContain('--projet');
  expect(await askCommand(['--project', PROJECT], io({}))).toBe(1);
  expect(errors.join('')).toContain('OPENAI_API_KEY');
  out = [];
  expect(await askCommand(['--project', PROJECT, '--resume'], io())).not.toBe(1);
});

it('asks and reads again only for the team that is named, or the first account’s', async () => {
  expect(await askCommand(['--project', PROJECT, '--team', sampleTeam.name, '--dry-run'], io())).toBe(0);
  expect(await askCommand(['--project', PROJECT, '--team', 'nobody'], io())).toBe(1);
  expect(errors.join('')).toContain(`--team nobody: team not found. Teams: ${sampleTeam.name}`);
  const other = { kind: 'team', value: { id: 't-1', name: 'Lights', planId: 'free', allProjects: true } } as const;
  writeFileSync(accountsPath(dataDir), `${formatAccountEntry(other)}\n`);
  errors = [];
  expect(await askCommand(['--project', PROJECT, '--team', 'lights', '--dry-run'], io())).toBe(1);
  expect(await reparseCommand(['--project', PROJECT, '--team', 't-1', '--dry-run'], io())).toBe(1);
  expect(errors.join('').match(/belongs to another team/gu)).toHaveLength(2);
  giveToTeam(dataDir, projectIdByName(dataDir, PROJECT) ?? '', 't-1');
  expect(await askCommand(['--project', PROJECT, '--team', 'lights', '--dry-run'], io())).toBe(0);
  expect(await askCommand(['--project', PROJECT, '--dry-run'], io())).toBe(1);
  expect(await reparseCommand(['--project', PROJECT, '--dry-run'], io())).toBe(1);
  expect(errors.join('')).toContain('another team: Lights (t-1). Name its team with --team');
  giveToTeam(dataDir, projectIdByName(dataDir, PROJECT) ?? '', sampleTeam.id);
  rmSync(accountsPath(dataDir));
});

it('does not ask while another process does', async () => {
  const [providers, store] = [providerSource(fake.variables(), dataDir), new RunStore(dataDir)];
  fake.delay = 200;
  const active = await ActiveRun.start({
    ...{ dataDir, store, providers, caps: { answers: 100, usd: 100 }, tuning },
    manifest: newManifest({
      ...{ projectId: PROJECT, plan: PLAN, providers, trigger: 'person', now: Date.now() },
      prompts: projectOnDisk(dataDir, PROJECT).prompts,
    }),
    merge: () => Promise.resolve(),
  });
  expect(await askCommand(['--project', PROJECT], io())).toBe(1);
  expect(errors.join('')).toContain('already collecting');
  fake.delay = 0;
  active.run.halt('cancelled');
  await active.ended;
});

it('reads the kept replies again and tells what changed', async () => {
  const openFiles = readdirSync('/dev/fd').length;
  expect(await reparseCommand(['--project', PROJECT], io())).toBe(0);
  expect(out.join('\n')).toContain('0 changed, 0 could not be read');
  // Fewer: a connection of an earlier test may have ended meanwhile.
  expect(readdirSync('/dev/fd').length).toBeLessThanOrEqual(openFiles);
  // Simulates an earlier parser that dropped the pages.
  const { project, answers } = readImported(dataDir, PROJECT);
  const before = [...answers];
  const asked = before.filter(({ details }) => details?.run_id !== undefined);
  expect(asked.length).toBeGreaterThan(prompts);
  writeImported(
    dataDir,
    project,
    before.map((each) => (asked.includes(each) ? { ...each, citations: null } : each)),
  );
  out = [];
  expect(await reparseCommand(['--project', PROJECT, '--dry-run'], io())).toBe(0);
  expect(await reparseCommand(['--project', PROJECT], io())).toBe(0);
  expect(out.join('\n')).toContain(`citations: ${String(asked.length)}`);
  expect([...readImported(dataDir, PROJECT).answers]).toEqual(before);
});

it("repeats the provider's own words, and ends with 1 where nothing but empty answers came", async () => {
  fake.failAlways('openai', 'bad_request');
  await askCommand(['--project', PROJECT, '--platform', 'openai'], io());
  expect(out.join('\n')).toContain('Message: unknown_parameter');
  fake.failAlways('openai', 'empty');
  expect(await askCommand(['--project', PROJECT, '--platform', 'openai'], io())).toBe(1);
  fake.failAlways('openai', null);
});
