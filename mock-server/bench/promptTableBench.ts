import { addDays } from '#client/lib/dates.ts';
/**
 * Computation time of the prompts table: `npx tsx mock-server/bench/promptTableBench.ts [prompts] [answers] [runs]`, by default 10,000
 * prompts with 200,000 answers. Prints one line of JSON. `first`: the figures of all prompts, as when the table is opened or a filter
 * changes; `sort` and `search`: 500 rows in another order, or with a search word, from the cached figures; `cpu` as in overviewBench.
 * `firstTextSort` happens once per project: it collates the project's texts.
 */
import { promptData, type PromptData } from '../src/analysis/reports/prompts/promptData.ts';
import { promptTable, type PromptTableRequest } from '../src/analysis/reports/prompts/promptTable.ts';
import { percentile } from './percentile.ts';
import { LAST_DAY, syntheticTable } from './syntheticTable.ts';

/** With the period before it, the window covers every answer. */
const DAYS = 90;
/** A real server is warm: the first tables are compiled while they run. */
const WARM_UP_RUNS = 3;
const QUERY = {
  start_time: addDays(LAST_DAY, 1 - DAYS),
  end_time: LAST_DAY,
  topic_ids: [],
  platform_ids: [],
  keyword_ids: '',
  time_zone: 'Asia/Shanghai',
};
const PAGE: PromptTableRequest = {
  sort: 'visibility',
  order: 'desc',
  q: '',
  view: 'all',
  rival: null,
  status: null,
  intent: null,
  page: 1,
  size: 500,
};

interface Timed<T> {
  readonly result: T;
  readonly wallMs: number;
  readonly cpuMs: number;
}

function timed<T>(work: () => T): Timed<T> {
  const cpu = process.cpuUsage();
  const start = performance.now();
  const result = work();
  const wallMs = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  return { result, wallMs, cpuMs: (user + system) / 1000 };
}

function summary(runs: readonly Timed<unknown>[]): Readonly<Record<string, number>> {
  const of = (figure: 'wallMs' | 'cpuMs', share: number): number =>
    percentile(
      runs.slice(WARM_UP_RUNS).map((run) => run[figure]),
      share,
    );
  return { p50Ms: of('wallMs', 0.5), p95Ms: of('wallMs', 0.95), cpuP50Ms: of('cpuMs', 0.5) };
}

function bench(prompts: number, answers: number, runs: number): void {
  const table = syntheticTable(answers, prompts);
  const page = (data: PromptData, request: Partial<PromptTableRequest>): Timed<unknown> =>
    timed(() => promptTable(data, { ...PAGE, ...request }));
  const results: {
    readonly first: Timed<PromptData>;
    readonly sort: Timed<unknown>;
    readonly search: Timed<unknown>;
  }[] = [];
  let firstTextSortMs = Number.NaN;
  for (let run = 0; run < WARM_UP_RUNS + runs; run += 1) {
    const first = timed(() => promptData(table, QUERY));
    if (run === 0) firstTextSortMs = page(first.result, { sort: 'text' }).wallMs;
    const sort = page(first.result, { sort: 'average_position', page: 1 + (run % 20) });
    const search = page(first.result, { q: '续航 best', sort: 'text' });
    results.push({ first, sort, search });
  }
  const figures = {
    first: summary(results.map(({ first }) => first)),
    sort: summary(results.map(({ sort }) => sort)),
    search: summary(results.map(({ search }) => search)),
  };
  const once = Math.round(firstTextSortMs);
  process.stdout.write(`${JSON.stringify({ prompts, answers, runs, firstTextSortMs: once, ...figures })}\n`);
}

bench(Number(process.argv[2] ?? 10_000), Number(process.argv[3] ?? 200_000), Number(process.argv[4] ?? 30));
