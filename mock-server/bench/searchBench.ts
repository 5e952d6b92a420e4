import { seededRandom } from '#server/testing/simulatePrompts.ts';
/**
 * Duration of a search over 100,000 stored answers of 1,500 characters, with the excerpts of the first page:
 * `npx tsx mock-server/bench/searchBench.ts [answers] [runs]`. Prints one line of JSON; `first` is the search that folds every
 * text, the others use the cached folded texts. `cpu` is processor time, independent of other load on the machine.
 */
import { selectAnswers } from '../src/analysis/reports/answerSet.ts';
import type { AnswerTable } from '../src/analysis/table/AnswerTable.ts';
import { TableBuilder } from '../src/analysis/table/TableBuilder.ts';
import { TextSearch } from '../src/analysis/text/TextSearch.ts';
import { answerSummary } from '../src/service/answers/answerViews.ts';
import { benchAnswer, benchAnswerProject } from './benchAnswers.ts';
import { percentile } from './percentile.ts';

/** In about half of the texts, in few, in none; one letter; several words; another case and width. */
const QUERIES = ['battery', '降噪', 'kestrel 7', '不存在的词', 'e', '续航 音质', 'ＮＯＲＴＨＰＥＡＫ price'];
const PAGE = 20;

function buildTable(count: number): AnswerTable {
  const random = seededRandom(20_250_601);
  const builder = new TableBuilder(benchAnswerProject());
  for (let i = 0; i < count; i += 1) builder.add(benchAnswer(random, i));
  return builder.finish();
}

function search(table: AnswerTable, q: string): number {
  const rows = selectAnswers(table, {
    start_time: '2024-12-01',
    end_time: '2030-12-31',
    topic_ids: [],
    platform_ids: [],
    keyword_ids: '',
    time_zone: 'Asia/Shanghai',
    q,
  });
  const page = [...rows.subarray(0, PAGE)].map((row) => answerSummary(table, row, null, new TextSearch(q)));
  return page.length;
}

interface Time {
  readonly wallMs: number;
  readonly cpuMs: number;
}

function timed(work: () => unknown): Time {
  const cpu = process.cpuUsage();
  const start = performance.now();
  work();
  const wallMs = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  return { wallMs, cpuMs: (user + system) / 1000 };
}

function bench(answers: number, runs: number): void {
  const table = buildTable(answers);
  const before = process.memoryUsage().arrayBuffers;
  const first = timed(() => search(table, QUERIES[0] ?? ''));
  const keptMb = Math.round((process.memoryUsage().arrayBuffers - before) / 1e6);
  const times = Array.from({ length: runs }, () => QUERIES.map((q) => timed(() => search(table, q)))).flat();
  const walls = times.map(({ wallMs }) => wallMs);
  const cpus = times.map(({ cpuMs }) => cpuMs);
  const result = {
    answers,
    searches: times.length,
    p50Ms: percentile(walls, 0.5),
    p95Ms: percentile(walls, 0.95),
    cpuP50Ms: percentile(cpus, 0.5),
    cpuP95Ms: percentile(cpus, 0.95),
    firstMs: Math.round(first.wallMs),
    firstCpuMs: Math.round(first.cpuMs),
    keptMb,
  };
  process.stdout.write(`${JSON.stringify(result)}\n`);
}

bench(Number(process.argv[2] ?? 100_000), Number(process.argv[3] ?? 5));
