import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const MODULE = new URL('commandIo.ts', import.meta.url).href;

test('a command whose output and progress nobody reads goes on with its work', async () => {
  const work =
    'let steps = 0; setInterval(() => { io.out("1"); io.errorOut.write("2"); if ((steps += 1) > 20) process.exit(3); }, 10);';
  const program = `import('${MODULE}').then(({ commandIo }) => { const io = commandIo(); ${work} });`;
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', program], { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.destroy();
  child.stderr.destroy();
  expect(await once(child, 'exit')).toEqual([3, null]);
});
