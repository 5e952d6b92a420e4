import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

function run(script: string, word: string) {
  return spawnSync(process.execPath, ['--import', 'tsx', script, word], {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: 50_000,
  });
}

// Both work for minutes or without end: with an unknown option they would seem to have taken it.
test.each(['mock', 'test'])(
  'npm run %s tells its options, and refuses others before it begins',
  { timeout: 60_000 },
  (name) => {
    const help = run(`scripts/${name}.ts`, '--help');
    expect(help.stdout).toContain('--help');
    expect(help.status).toBe(0);
    const wrong = run(`scripts/${name}.ts`, '--port=5700');
    expect(wrong.stderr).toContain(`Unknown option '--port'`);
    expect(wrong.stderr).toContain(`See npm run ${name} -- --help`);
    expect(wrong.status).toBe(2);
  },
);
