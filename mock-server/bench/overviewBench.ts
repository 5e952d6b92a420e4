/**
 * How long the overview reply takes over 100,000 answers: `npx tsx mock-server/bench/overviewBench.ts [answers] [runs]`.
 * Prints one line of JSON: { answers, runs, p50Ms, p95Ms, windows }. The table is made directly, without texts, so that only the report is
 * measured; brands, sentiments and citations are spread as in recorded answers.
 */
import { overviewReport } from '../src/analysis/reports/overviewReport.ts';
import { addDays } from '../src/analysis/scope/dates.ts';
import { LAST_DAY, syntheticTable } from './syntheticTable.ts';

function percentile(sorted: readonly number[], share: number): number {
  const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  return Math.round(value * 10) / 10;
}

/** Windows that end on the last day; with 90 days and the 90 before them, every answer is read. */
const WINDOWS = [7, 30, 90];

function bench(answers: number, runs: number): void {
  const table = syntheticTable(answers);
  const times: number[] = [];
  const ofWindow = new Map<number, number[]>(WINDOWS.map((days) => [days, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const days of WINDOWS) {
      const query = {
        start_time: addDays(LAST_DAY, 1 - days),
        end_time: LAST_DAY,
        topic_ids: [],
        platform_ids: [],
        keyword_ids: '',
        time_zone: 'Asia/Shanghai',
      };
      const start = performance.now();
      overviewReport(table, query, LAST_DAY);
      const elapsed = performance.now() - start;
      times.push(elapsed);
      ofWindow.get(days)?.push(elapsed);
    }
  }
  const sort = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);
  const longest = sort(ofWindow.get(90) ?? []);
  const windows = [...ofWindow].map(([days, values]) => ({
    days,
    p50Ms: percentile(sort(values), 0.5),
    p95Ms: percentile(sort(values), 0.95),
  }));
  const figures = { answers, runs, p50Ms: percentile(longest, 0.5), p95Ms: percentile(longest, 0.95), windows };
  process.stdout.write(`${JSON.stringify(figures)}\n`);
}

bench(Number(process.argv[2] ?? 100_000), Number(process.argv[3] ?? 40));
