import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { DuckDBInstance } from '@duckdb/node-api';
import type { DuckDBConnection } from '@duckdb/node-api';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleAnswers, sampleDefinitions } from '#fixtures/sample.ts';
import { sumCells } from '#server/analysis/measures/cellSums.ts';
import { changeOf, measureOf } from '#server/analysis/measures/promptClusters.ts';
import type { MeasureKind } from '#server/analysis/measures/measureKinds.ts';
import { rangeOf } from '#server/analysis/measures/measureKinds.ts';
import { addDays } from '#server/analysis/scope/dates.ts';
import type { AnswerTable } from '#server/analysis/types.ts';
import { allTables, tableNames } from '#server/service/tables/allTables.ts';
import { tableSource } from '#server/service/tables/tableSource.ts';
import { writeTable } from '#server/service/tables/writeTable.ts';
import { ProjectCatalogue } from '#server/store/catalogue/ProjectCatalogue.ts';
import { NO_EDITS } from '#server/store/edits/ProjectEdits.ts';
import { importSample } from '#server/testing/importSample.ts';

const TODAY = '2026-03-10';
const ZONE = 'Asia/Shanghai';
const PAGE = readFileSync('docs/sql.md', 'utf8');
const KINDS: readonly MeasureKind[] = [
  ...(['visibility', 'first_mention_rate', 'share_of_voice', 'average_position', 'net_sentiment'] as const),
  ...(['citation_rate', 'citation_share', 'coverage', 'stability'] as const),
];
const WINDOWS = [
  [addDays(TODAY, -13), addDays(TODAY, -7)],
  [addDays(TODAY, -6), TODAY],
] as const;

let folder = '';
let tables: Map<string, AnswerTable>;
const connections = new Map<string, DuckDBConnection>();

/** The queries of the page, with the folder of the files in place. */
function queriesOf(directory: string): string[] {
  const blocks = [...PAGE.matchAll(/```sql duckdb\n(.*?)```/gsu)].map(([, text = '']) => text);
  return blocks.map((text) => text.replaceAll("'tables/", `'${directory}/`));
}

async function exportTo(directory: string, table: AnswerTable): Promise<void> {
  const source = tableSource(table, ZONE, { start: null, end: null });
  for (const name of tableNames) {
    const target = createWriteStream(join(directory, `${name}.parquet`));
    await writeTable(allTables[name], source, 'parquet', target);
    target.end();
    await finished(target);
  }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sql-'));
  importSample(folder, 'imported');
  const samples = { projects: sampleDefinitions, answers: (id: string, day: string) => sampleAnswers(id, day) };
  const catalogue = new ProjectCatalogue(samples, folder, () => TODAY);
  tables = new Map();
  const instance = await DuckDBInstance.create(':memory:');
  for (const entry of catalogue.list()) {
    const table = await catalogue.table(entry, NO_EDITS);
    tables.set(entry.id, table);
    const directory = mkdtempSync(join(folder, 'tables-'));
    await exportTo(directory, table);
    const connection = await instance.connect();
    await connection.run(`CREATE SCHEMA "${entry.id}"; USE "${entry.id}"`);
    for (const queries of queriesOf(directory)) await connection.run(queries);
    connections.set(entry.id, connection);
  }
});
afterAll(() => {
  for (const connection of connections.values()) connection.closeSync();
  rmSync(folder, { recursive: true, force: true });
});

const number = v.pipe(v.union([v.number(), v.bigint()]), v.transform(Number));
const estimateSchema = v.array(
  v.object({ value: number, low: number, high: number, n: number, k: number, numerator: number, denominator: number }),
);
const changeSchema = v.array(v.object({ difference: number, low: number, high: number, verdict: v.string() }));

async function rowsOf<T>(connection: DuckDBConnection, query: string, schema: v.GenericSchema<unknown, T>): Promise<T> {
  return v.parse(schema, (await connection.runAndReadAll(query)).getRowObjects());
}

const sumsOf = (table: AnswerTable, [start, end]: readonly [string, string]) => {
  const { rows, table: seen } = tableSource(table, ZONE, { start, end });
  return sumCells(seen, rows);
};

function expectClose(found: object | undefined, wanted: object | null, what: string): void {
  if (wanted === null || found === undefined) {
    expect([what, found ?? null]).toEqual([what, wanted]);
    return;
  }
  for (const [name, value] of Object.entries(wanted)) {
    const other: unknown = Reflect.get(found, name);
    if (typeof value === 'number') expect(Math.abs(Number(other) - value), `${what} ${name}`).toBeLessThan(1e-9);
    else expect([what, other]).toEqual([what, value]);
  }
}

describe.each([...sampleDefinitions(TODAY).map(({ id }) => id), 'imported'])('project %s', (id) => {
  test.each(KINDS)('%s, its interval and its change are those of the product, to 1e-9', async (kind) => {
    const table = tables.get(id);
    const connection = connections.get(id);
    if (!table || !connection) throw new Error(`There is no project ${id}`);
    const [before, after] = [sumsOf(table, WINDOWS[0]), sumsOf(table, WINDOWS[1])];
    const { min, max, method } = rangeOf(kind, table.brandCount);
    const range = `${String(min)}, ${String(max)}, ${String(method === 't')}`;
    for (const index of new Set([0, 1, table.brandCount - 1])) {
      const brand = table.project.brands[index]?.id ?? '';
      for (const [name, [start, end]] of [['before', WINDOWS[0]] as const, ['after', WINDOWS[1]] as const]) {
        await connection.run(
          `CREATE OR REPLACE TABLE "${name}" AS FROM ${kind}('${brand.replaceAll("'", "''")}', '${start}', '${end}')`,
        );
      }
      const [estimate] = await rowsOf(connection, `FROM estimate('after', ${range})`, estimateSchema);
      expectClose(estimate, measureOf(after, kind, index), `${kind} of ${brand}`);
      const [change] = await rowsOf(connection, `FROM change('before', 'after', ${range})`, changeSchema);
      expectClose(change, changeOf(before, after, kind, index), `change of ${kind} of ${brand}`);
    }
  });
});

test('the page names every column of every table', () => {
  for (const { name, columns } of Object.values(allTables)) {
    const line = PAGE.split('\n').find((text) => new RegExp(`^\\| ${name} +\\|`, 'u').test(text)) ?? '';
    expect([name, columns.filter((column) => !new RegExp(`\\b${column.name}\\b`, 'u').test(line))]).toEqual([name, []]);
  }
});
