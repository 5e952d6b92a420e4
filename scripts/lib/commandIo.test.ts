import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const moduleOf = (name: string): string => new URL(name, import.meta.url).href;

test.each([
  [
    'commandIo',
    'const io = commandIo(); let steps = 0; setInterval(() => { io.out("1"); io.errorOut.write("2"); if ((steps += 1) > 20) process.exit(3); }, 10);',
  ],
  [
    'runScript',
    'runScript("export", async () => { for (let steps = 0; steps < 20; steps += 1) { console.log("1"); console.error("2"); await new Promise((next) => setTimeout(next, 10)); } }).then((code) => process.exit(3 + code));',
  ],
])('a command whose output and progress nobody reads goes on with its work: %s', async (name, work) => {
  const program = `import('${moduleOf(`${name}.ts`)}').then(({ ${name} }) => { ${work} });`;
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', program], { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.destroy();
  child.stderr.destroy();
  expect(await once(child, 'exit')).toEqual([3, null]);
});
