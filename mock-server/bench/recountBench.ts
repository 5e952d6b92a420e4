import { median } from '#client/lib/stats/median.ts';
import { seededRandom } from '#server/testing/simulatePrompts.ts';
import type { BrandDefinition } from '../src/analysis/ProjectDefinition.ts';
import type { AnswerTable } from '../src/analysis/table/AnswerTable.ts';
import { TableBuilder } from '../src/analysis/table/TableBuilder.ts';
import { recountInSlices } from '../src/store/tables/recountInSlices.ts';
import { benchAnswer, benchAnswerProject } from './benchAnswers.ts';

/**
 * Recounts 100,000 answers of about 1,500 characters under other names of 12 brands, as after saving the brands:
 * `npx tsx mock-server/bench/recountBench.ts [answers] [runs]`. Prints one line of JSON; `seconds` is the wall-clock time of the
 * median run, `cpuSeconds` its processor time over all threads, which other load on the machine affects least.
 * `longestHoldMs` is how long another request would have waited. The changed names are in nearly every answer, so
 * that all are read again; `rare` is the same after adding an alias that occurs in few.
 */
const DEFAULT_COUNT = 100_000;
const DEFAULT_RUNS = 3;

interface Run {
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly longestHoldMs: number;
  readonly mentions: number;
}

function benchTable(count: number): AnswerTable {
  const random = seededRandom(20_250_601);
  const builder = new TableBuilder(benchAnswerProject());
  for (let index = 0; index < count; index += 1) {
    builder.add(benchAnswer(random, index));
  }
  return builder.finish();
}

type Change = (brands: readonly BrandDefinition[]) => readonly BrandDefinition[];

/** Typical edits: an alias added, some removed, a domain added, and a competitor replaced. */
const tidying: Change = (brands) =>
  brands.map((brand, index) => {
    if (index === 0) return { ...brand, aliases: [...brand.aliases, 'Daily Sound'] };
    if (index === 1) return { ...brand, aliases: [], domains: [...brand.domains, 'site7.com'] };
    if (index === 11) return { ...brand, id: 'new', name: '数码日报', aliases: [] };
    return brand;
  });

/** A product name that occurs in hardly any answer. */
const oneAlias: Change = (brands) =>
  brands.map((brand, index) => (index === 2 ? { ...brand, aliases: [...brand.aliases, 'Lumora Pro'] } : brand));

async function timed(table: AnswerTable, change: Change): Promise<Run> {
  const brands = change(table.project.brands);
  let held = 0;
  const cpu = process.cpuUsage();
  const start = performance.now();
  let turn = start;
  const recounted = await recountInSlices(table, brands, {
    onProgress: () => {
      const now = performance.now();
      held = Math.max(held, now - turn);
      turn = now;
    },
  });
  const end = performance.now();
  const { user, system } = process.cpuUsage(cpu);
  return {
    seconds: (end - start) / 1000,
    cpuSeconds: (user + system) / 1e6,
    longestHoldMs: Math.max(held, end - turn),
    mentions: recounted.mentionBrand.length,
  };
}

async function bench(table: AnswerTable, change: Change, runs: number): Promise<Readonly<Record<keyof Run, number>>> {
  const done: Run[] = [];
  for (let run = 0; run < runs; run += 1) {
    done.push(await timed(table, change));
  }
  const of = (figure: keyof Run, digits: number): number =>
    Number((median(done.map((run) => run[figure])) ?? 0).toFixed(digits));
  return {
    seconds: of('seconds', 2),
    cpuSeconds: of('cpuSeconds', 2),
    longestHoldMs: of('longestHoldMs', 0),
    mentions: of('mentions', 0),
  };
}

async function main(): Promise<void> {
  const count = Number(process.argv[2] ?? DEFAULT_COUNT);
  const runs = Number(process.argv[3] ?? DEFAULT_RUNS);
  const table = benchTable(count);
  const mentionsBefore = table.mentionBrand.length;
  const figures = await bench(table, tidying, runs);
  const rare = await bench(table, oneAlias, runs);
  console.log(JSON.stringify({ answers: count, brands: table.brandCount, runs, mentionsBefore, ...figures, rare }));
}

await main();
