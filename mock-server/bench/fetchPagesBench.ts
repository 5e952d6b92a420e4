/**
 * Time to fetch pages of a site on this machine, from the request to the Markdown, and then to score all of them:
 * `npx tsx mock-server/bench/fetchPagesBench.ts [pages]`. Prints one line of JSON. Includes the politeness limit of two requests at a time.
 */
import { createServer } from 'node:http';
import type { OwnPage } from '#client/api/ownPageSchemas.ts';
import { sampleDefinitions } from '#fixtures/sample.ts';
import { servedPrompts } from '../src/analysis/pages/servedPrompts.ts';
import { fetchPage } from '../src/ingest/pages/fetchPage.ts';
import { fetchPolicy } from '../src/ingest/pages/FetchPolicy.ts';
import { HostQueue } from '../src/ingest/pages/HostQueue.ts';
import { PageReader } from '../src/ingest/pages/PageReader.ts';
import { RobotsCache } from '../src/ingest/pages/RobotsCache.ts';
import { createScoring } from '../src/service/pages/createScoring.ts';
import { scorePages } from '../src/service/pages/scorePages.ts';
import { percentile } from './percentile.ts';

const PARAGRAPH =
  '澄驭 M6 在零下 10 摄氏度的高速路上满电可以行驶 402 公里，是标称续航的 66%（<a href="https://lab.example/">测试</a>）。';
const FURNITURE = '<nav>'.concat('<a href="/x">栏目</a> '.repeat(80), '</nav>');

/** About 40 kilobytes, like an article of a brand's site. */
function pageOf(path: string): string {
  const sections = Array.from(
    { length: 12 },
    (_, index) => `<h2>第 ${String(index)} 节：冬天续航${path}？</h2>${`<p>${PARAGRAPH}</p>`.repeat(6)}`,
  );
  return `<html><head><title>冬季续航 ${path}</title></head><body>${FURNITURE}<main><h1>冬季续航 ${path}</h1>${sections.join('')}</main></body></html>`;
}

async function bench(count: number): Promise<void> {
  const site = createServer((request, response) => {
    if (request.url === '/robots.txt') response.end('User-agent: *\nAllow: /');
    else response.setHeader('content-type', 'text/html; charset=utf-8').end(pageOf(request.url ?? ''));
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const address = site.address();
  const host = `127.0.0.1:${String(typeof address === 'object' ? address?.port : 0)}`;
  const { signal } = new AbortController();
  const policy = fetchPolicy(new Set([host]));
  const reader = new PageReader();
  const tools = { policy, signal, reader, robots: new RobotsCache(policy, signal, reader) };
  const queue = new HostQueue(2, 6);
  const [project] = sampleDefinitions('2026-03-10');
  if (project === undefined) throw new Error('There is no sample project');
  const times: number[] = [];
  const start = performance.now();
  const pages = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      queue.run(host, async (): Promise<OwnPage> => {
        const began = performance.now();
        const url = `http://${host}/${String(index)}`;
        const { read, status, crawlers } = await fetchPage(url, tools);
        times.push(performance.now() - began);
        const { title, language, text, facts } = read;
        return {
          ...{ id: url, url, title, language, text, fetched_at: null, problem: null, source: 'url' },
          facts: { ...facts, status, robots: [...crawlers] },
          prompt_ids: servedPrompts(project, read).map(({ id }) => id),
          prompts_chosen: false,
        };
      }),
    ),
  );
  const readMs = performance.now() - start;
  tools.reader.close();
  site.closeAllConnections();
  site.close();
  const began = performance.now();
  const parts = { weights: null, names: [], cited: new Map<number, Set<string>>(), today: '2026-03-10' };
  await scorePages(pages, createScoring({ ...parts, project, pages }));
  const result = {
    pages: pages.length,
    kilobytes: Math.round(pageOf('/0').length / 1000),
    readMs: Math.round(readMs),
    pageP50Ms: percentile(times, 0.5),
    pageP95Ms: percentile(times, 0.95),
    scoreMs: Math.round(performance.now() - began),
  };
  process.stdout.write(`${JSON.stringify(result)}\n`);
}

await bench(Number(process.argv[2] ?? 200));
