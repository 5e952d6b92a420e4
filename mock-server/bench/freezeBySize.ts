import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { createApp } from '../src/createApp.ts';
import { TOKEN_LIFETIME } from '../src/store/Environment.ts';
import { writeImported } from '../src/store/projectFiles/projectStore.ts';
import { LoopWatch } from '../src/testing/LoopWatch.ts';
import { smallSamples } from '../src/testing/smallSamples.ts';
import { NOW, PASSWORD, smallSeed, TODAY } from '../src/testing/smallSeed.ts';
import { wideProject } from '../src/testing/wideProject.ts';

/**
 * Times the most expensive calls over projects that are large in one dimension: `tsx mock-server/bench/freezeBySize.ts topics 1000 2000
 * 4000`.
 */
const CALLS = [
  'overview/index',
  'answer/index',
  'answer/topics',
  'answer/prompts',
  'answer/citations',
  'answer/change?measure_id=visibility&by=topic',
  'workplace/index',
  'workplace/project?project_id=wide',
  'optimize/actions',
  'prompt/index',
];
const loginSchema = v.object({ data: v.object({ token: v.string() }) });
const [kind = 'topics', ...sizes] = process.argv.slice(2);

for (const size of sizes.map(Number)) {
  const dataDir = mkdtempSync(join(tmpdir(), 'freeze-'));
  try {
    const { project, answers } = wideProject(kind, size);
    writeImported(dataDir, project, answers);
    let drawn = 0;
    const environment = {
      now: () => NOW,
      secret: () => `secret-${String((drawn += 1)).padStart(10, '0')}`,
      tokenLifetime: TOKEN_LIFETIME,
    };
    const { app, routes } = createApp({
      ...{ seed: smallSeed, samples: smallSamples, dataDir, environment, today: TODAY, testSwitches: true },
    });
    const server = createServer(app);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const url = `http://127.0.0.1:${String(typeof address === 'object' && address ? address.port : 0)}`;
    const login = await fetch(`${url}/api/front/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@example.com', password: PASSWORD }),
    });
    const { data } = v.parse(loginSchema, await login.json());
    const headers = { authorization: `Bearer ${data.token}`, 'project-id': project.id, 'accept-language': 'en' };
    const known = routes.all.filter(([method]) => method === 'get').map(([, path]) => path);
    const chosen = process.env['ALL'] === '1' ? known.map((path) => path.replace('/api/front/', '')) : CALLS;
    for (const call of chosen) {
      const start = performance.now();
      const path = call.startsWith('/') ? call : `/api/front/${call}`;
      const joint = path.includes('?') ? '&' : '?';
      let text = '';
      const held = await new LoopWatch().during(async () => {
        const reply = await fetch(`${url}${path}${joint}start_time=2026-01-01&end_time=2026-03-10`, { headers });
        text = await reply.text();
      });
      const took = performance.now() - start;
      if (process.env['ALL'] === '1' && held < 150) continue;
      console.log(
        `${kind} ${String(size).padStart(6)}  ${call.padEnd(28)} ${took.toFixed(0).padStart(7)} ms, loop ${held.toFixed(0).padStart(6)} ms, ${(text.length / 1000).toFixed(0)} kB ${text.slice(0, 40).replaceAll('\n', ' ')}`,
      );
    }
    server.closeAllConnections();
    server.close();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
// The server's timers would keep the process running.
process.exit(0);
