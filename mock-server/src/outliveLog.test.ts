import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const MODULE = new URL('outliveLog.ts', import.meta.url).href;

/** How a program ends that logs for a while after what read its log is gone. */
async function endOf(isLogOutlived: boolean): Promise<unknown> {
  const log =
    'let lines = 0; setInterval(() => { console.log(1); console.error(2); if ((lines += 1) > 20) process.exit(0); }, 10);';
  const program = `import('${MODULE}').then(({ outliveLog }) => { ${isLogOutlived ? 'outliveLog();' : ''} ${log} });`;
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', program], { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.destroy();
  child.stderr.destroy();
  const [code]: unknown[] = await once(child, 'exit');
  return code;
}

test('a server goes on when nobody reads its log any more, which would end it otherwise', async () => {
  expect(await endOf(true)).toBe(0);
  expect(await endOf(false)).not.toBe(0);
});
