/**
 * Writes the tables of a large number of answers: seconds, megabytes written, and memory growth in addition to the project itself.
 * `npx tsx --expose-gc mock-server/bench/tablesBySize.ts 1000000 parquet`
 */
import { Writable } from 'node:stream';
import { allTables, tableNames } from '../src/service/tables/allTables.ts';
import { tableSource } from '../src/service/tables/tableSource.ts';
import { tableFormats, writeTable } from '../src/service/tables/writeTable.ts';
import { syntheticTable } from './syntheticTable.ts';

const MB = 1024 * 1024;
const rows = Number(process.argv[2] ?? 100_000);
const format = tableFormats.find((name) => name === process.argv[3]) ?? 'parquet';

class Sink extends Writable {
  bytes = 0;

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.bytes += chunk.length;
    setImmediate(done);
  }
}

const SENTENCE = '关于这类产品，没有放之四海而皆准的答案，关键看使用场景和预算。 A short sentence of an answer. ';
/** Of typical length; created on access, as texts of a project are read from its file. */
const texts = { text: (row: number) => `${String(row)} ${SENTENCE.repeat(12)}` };
const table = { ...syntheticTable(rows), texts };
const source = tableSource(table, 'Asia/Shanghai', { start: null, end: null });
globalThis.gc?.();
const before = process.memoryUsage().rss;
let most = before;
const watch = setInterval(() => {
  most = Math.max(most, process.memoryUsage().rss);
}, 100);
for (const name of tableNames) {
  const [sink, begun, cpu] = [new Sink(), performance.now(), process.cpuUsage()];
  const written = await writeTable(allTables[name], source, format, sink);
  const { user, system } = process.cpuUsage(cpu);
  console.log(
    JSON.stringify({
      ...{ table: name, format, rows: written, mb: Math.round((sink.bytes / MB) * 10) / 10 },
      ...{
        seconds: Math.round((performance.now() - begun) / 100) / 10,
        cpuSeconds: Math.round((user + system) / 1e5) / 10,
      },
    }),
  );
}
clearInterval(watch);
console.log(
  JSON.stringify({ answers: rows, baseMb: Math.round(before / MB), grewMb: Math.round((most - before) / MB) }),
);
