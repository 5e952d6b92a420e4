import { seededRandom } from '#server/testing/simulatePrompts.ts';
import { TableBuilder } from '../src/analysis/table/TableBuilder.ts';
import { benchAnswer, benchAnswerProject } from './benchAnswers.ts';

/**
 * Measures the import of generated answers and prints one line of JSON:
 * `npx tsx mock-server/bench/ingestBench.ts [count]`. Generating the answers is not timed.
 */
const DEFAULT_COUNT = 100_000;
const BATCH = 250;

/** Sums wall-clock and processor time of the functions it runs. */
class Stopwatch {
  seconds = 0;
  cpuSeconds = 0;
  readonly #laps: number[] = [];

  /** Seconds of the median run: hardly affected by other load on the machine. */
  get medianLap(): number {
    return this.#laps.toSorted((a, b) => a - b)[this.#laps.length >> 1] ?? 0;
  }

  run<T>(work: () => T): T {
    const start = performance.now();
    const cpu = process.cpuUsage();
    const result = work();
    const used = process.cpuUsage(cpu);
    const seconds = (performance.now() - start) / 1000;
    this.seconds += seconds;
    this.#laps.push(seconds);
    this.cpuSeconds += (used.user + used.system) / 1e6;
    return result;
  }
}

function main(): void {
  const count = Number(process.argv[2] ?? DEFAULT_COUNT);
  if (!Number.isInteger(count) || count <= 0) {
    console.error('Give the number of answers as a whole number above 0.');
    process.exitCode = 1;
    return;
  }
  const random = seededRandom(20_250_601);
  const builder = new TableBuilder(benchAnswerProject());
  const clock = new Stopwatch();
  // In batches, so that the import is measured and not the memory for all texts at once.
  for (let done = 0; done < count; done += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, count - done) }, (_, i) => benchAnswer(random, done + i));
    clock.run(() => {
      for (const one of batch) {
        builder.add(one);
      }
    });
  }
  const table = clock.run(() => builder.finish());
  const memory = process.memoryUsage();
  const megabytes = (size: number): number => Math.round(size / 1024 / 1024);
  console.log(
    JSON.stringify({
      answers: table.count,
      seconds: Number(clock.seconds.toFixed(3)),
      answersPerSecond: Math.round(table.count / clock.seconds),
      // Time on one core without other load; the same on a busy machine.
      cpuSeconds: Number(clock.cpuSeconds.toFixed(3)),
      answersPerSecondOfMedianBatch: Math.round(Math.min(BATCH, count) / clock.medianLap),
      answersPerCpuSecond: Math.round(table.count / clock.cpuSeconds),
      heapMb: megabytes(memory.heapUsed),
      buffersMb: megabytes(memory.arrayBuffers),
      mentions: table.mentionBrand.length,
      citations: table.citationUrl.length,
    }),
  );
}

main();
