import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import plans from '../../../fixtures/plans.json' with { type: 'json' };
import team from '../../../fixtures/team.json' with { type: 'json' };
import { importCommand } from './importCommand.ts';

const limit = plans.find(({ id }) => id === team.plan_id)?.limits.projects ?? 0;
let folder = '';
let said = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'command-'));
  writeFileSync(join(folder, 'a.csv'), 'engine,prompt,date,answer\nKimi,p1,2026-02-01,Lumora is good\n');
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function run(file: string, project: string, environment: NodeJS.ProcessEnv = {}): Promise<number> {
  said = '';
  const write = (text: string): boolean => {
    said += text;
    return true;
  };
  return importCommand([join(folder, file), '--brand', 'Lumora', '--project', project], {
    environment: { LANG: 'en_US.UTF-8', DATA_DIR: join(folder, 'data'), ...environment },
    out: write,
    errorOut: { write } as unknown as NodeJS.WriteStream,
    now: () => Date.parse('2026-03-01T00:00:00Z'),
  });
}

test(
  'the plan of the team is heeded before the file is read; what is there is added to',
  { timeout: 60_000 },
  async () => {
    const room = limit - team.project_ids.length;
    expect(room).toBeGreaterThan(0);
    for (let number = 0; number < room; number += 1) expect(await run('a.csv', `P${number}`)).toBe(0);
    expect(await run('no such file.csv', 'One more')).toBe(2);
    expect(said).toContain(`at most ${limit} projects`);
    expect(await run('a.csv', 'P0')).toBe(0);
    expect(await run('a.csv', 'One more', { PLAN_LIMITS: 'off' })).toBe(0);
  },
);
