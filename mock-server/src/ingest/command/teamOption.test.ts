import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleTeam } from '#fixtures/sampleTeam.ts';
import { formatAccountEntry } from '#server/store/accounts/accountEntries.ts';
import { accountsPath } from '#server/store/accounts/AccountFile.ts';
import { readTeam } from '#server/store/projectFiles/projectTeam.ts';
import { projectIdFor } from '../merge/projectIdFor.ts';
import { importCommand } from './importCommand.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'team-'));
  writeFileSync(join(folder, 'answers.csv'), 'prompt,answer,date\nWhich lamp?,Lumora,2026-02-01');
  const team = (id: string, name: string) =>
    formatAccountEntry({ kind: 'team', value: { id, name, planId: 'free', allProjects: true } });
  writeFileSync(accountsPath(folder), `${team('t-1', 'Lights')}\n${team('t-2', 'Twins')}\n${team('t-3', 'Twins')}\n`);
});
afterEach(() => rmSync(folder, { recursive: true }));

async function run(...words: string[]): Promise<readonly [code: number, said: string]> {
  const said: string[] = [];
  const errorOut = { isTTY: false, write: (text: string) => said.push(text) } as unknown as NodeJS.WriteStream;
  const code = await importCommand([join(folder, 'answers.csv'), '--brand', 'Lumora', ...words], {
    environment: { DATA_DIR: folder, LANG: 'en_US.UTF-8' },
    out: () => undefined,
    errorOut,
    now: () => Date.UTC(2026, 2, 1),
  });
  return [code, said.join('')];
}

const owner = () => readTeam(folder, projectIdFor(folder, 'Lumora'));

test('a new project is the first account’s team’s, or the named team’s', async () => {
  expect((await run())[0]).toBe(0);
  expect(owner()).toBeNull();
  expect((await run('--team', sampleTeam.name))[0]).toBe(0);
  expect((await run('--team', 't-1'))[1]).toContain(`another team: ${sampleTeam.name} (${sampleTeam.id})`);
});

test.each(['t-1', 'lights'])('a team is named by its id or its name: %s', async (team) => {
  expect((await run('--team', team))[0]).toBe(0);
  expect(owner()).toBe('t-1');
  expect((await run('--team', 't-2'))[1]).toMatch(/--team t-2: .*another team: Lights \(t-1\)/u);
  // Without `--team` it would be the first account's.
  const [code, said] = await run();
  expect(code).toBe(2);
  expect(said).toContain('another team: Lights (t-1). Name its team with --team');
});

test.each([
  ['nobody', /team not found. Teams: Lights \(t-1\), Twins/u],
  ['Twins', /several teams have this name.*t-2.*t-3/u],
])('a team that cannot be told is refused with those there are: %s', async (team, words) => {
  const [code, said] = await run('--team', team);
  expect(code).toBe(2);
  expect(said).toMatch(words);
});
