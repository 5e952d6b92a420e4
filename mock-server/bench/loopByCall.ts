/**
 * How long each reading call blocks the event loop, over a project large in every dimension:
 * `npx tsx mock-server/bench/loopByCall.ts [answers] [prompts] [topics]`. Prints one line of JSON per call, the longest first.
 */
import { writeImported } from '../src/store/projectFiles/projectStore.ts';
import { LARGE, largeProject } from '../src/testing/largeProject.ts';
import { LoopWatch } from '../src/testing/LoopWatch.ts';
import { readingCalls } from '../src/testing/readingCalls.ts';
import { startTestServer } from '../src/testing/startTestServer.ts';

const [answers = LARGE.answers, prompts = LARGE.prompts, topics = LARGE.topics] = process.argv.slice(2).map(Number);
const server = await startTestServer();
try {
  const { project, answers: recorded } = largeProject({ ...LARGE, answers, prompts, topics });
  writeImported(server.dataDir, project, recorded);
  const headers = { ...(await server.signIn('ada')), 'project-id': project.id, 'accept-language': 'en' };
  const watch = new LoopWatch();
  const opened = performance.now();
  const held = await watch.during(() => server.get('/api/front/prompt/index', headers));
  console.log(JSON.stringify({ call: 'open', held: Math.round(held), took: Math.round(performance.now() - opened) }));
  const known = {
    ...{
      prompt: 'p7',
      topic: 't7',
      answer: recorded[7]?.id ?? '',
      domain: 'site7.example',
      rival: 'b1',
      keyword: 'k1',
    },
  };
  const dates = { start_time: '2026-02-10', end_time: '2026-03-10', time_zone: 'UTC' };
  const lines = [];
  for (const [path, query] of readingCalls(known, dates)) {
    const call = `${path}?${new URLSearchParams(query).toString()}`;
    const began = performance.now();
    let size = 0;
    let head = '';
    const longest = await watch.during(async () => {
      const reply = await fetch(`${server.url}${call}`, { headers });
      const text = await reply.text();
      head = text.slice(0, 60);
      size = text.length;
    });
    const kb = Math.round(size / 1000);
    lines.push({
      call,
      held: Math.round(longest),
      took: Math.round(performance.now() - began),
      kb,
      ...(!head.startsWith('{"code":0') && { head }),
    });
  }
  for (const line of lines.sort((a, b) => b.held - a.held)) console.log(JSON.stringify(line));
} finally {
  await server.stop();
}
// The server's timers would keep the process running.
process.exit(0);
