import { addDays } from '#client/lib/dates.ts';
/**
 * Computation time of the overview over 100,000 answers: `npx tsx mock-server/bench/overviewBench.ts [answers] [runs]`.
 * Prints one line of JSON: { answers, runs, p50Ms, p95Ms, cpuP50Ms, cpuP95Ms, windows }; the top-level figures are those of the
 * longest window, which reads every answer together with the period before it. `cpu` is the processor time (all threads, so
 * including compilation and garbage collection): the cost of the report independent of other load on the machine.
 */
import { overviewReport } from '../src/analysis/reports/overviewReport.ts';
import type { AnswerTable } from '../src/analysis/table/AnswerTable.ts';
import { percentile } from './percentile.ts';
import { LAST_DAY, syntheticTable } from './syntheticTable.ts';

/** Lengths of the windows in days, all ending on the last day; the longest first. */
const WINDOWS = [90, 30, 7];
/** A real server is warm: the first reports are compiled while they run. */
const WARM_UP_RUNS = 3;

interface ReportTime {
  readonly wallMs: number;
  readonly cpuMs: number;
}

function timeReport(table: AnswerTable, days: number): ReportTime {
  const query = {
    start_time: addDays(LAST_DAY, 1 - days),
    end_time: LAST_DAY,
    topic_ids: [],
    platform_ids: [],
    keyword_ids: '',
    time_zone: 'Asia/Shanghai',
  };
  const cpu = process.cpuUsage();
  const start = performance.now();
  overviewReport(table, query);
  const wallMs = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  return { wallMs, cpuMs: (user + system) / 1000 };
}

function bench(answers: number, runs: number): void {
  const table = syntheticTable(answers);
  const timed = WINDOWS.map((days) => ({ days, times: new Array<ReportTime>() }));
  for (let run = 0; run < WARM_UP_RUNS + runs; run += 1) {
    for (const { days, times } of timed) {
      const time = timeReport(table, days);
      if (run >= WARM_UP_RUNS) {
        times.push(time);
      }
    }
  }
  const windows = timed.map(({ days, times }) => ({
    days,
    p50Ms: percentile(
      times.map(({ wallMs }) => wallMs),
      0.5,
    ),
    p95Ms: percentile(
      times.map(({ wallMs }) => wallMs),
      0.95,
    ),
    cpuP50Ms: percentile(
      times.map(({ cpuMs }) => cpuMs),
      0.5,
    ),
    cpuP95Ms: percentile(
      times.map(({ cpuMs }) => cpuMs),
      0.95,
    ),
  }));
  const { days: _longest, ...figures } = windows[0] ?? { days: 0 };
  process.stdout.write(`${JSON.stringify({ answers, runs, ...figures, windows })}\n`);
}

bench(Number(process.argv[2] ?? 100_000), Number(process.argv[3] ?? 40));
