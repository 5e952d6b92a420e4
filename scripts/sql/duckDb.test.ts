import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import type { DuckDBConnection } from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { allTables } from '#server/service/tables/allTables.ts';
import { COMPARED_KINDS, comparedFigures, differencesOf, WINDOWS } from './comparedFigures.ts';
import { comparedIds, writeComparedProjects } from './comparedProjects.ts';
import { examples, queriesOf, SQL_PAGE } from './sqlPage.ts';

let folder = '';
const projects = new Map<string, { readonly table: AnswerTable; readonly connection: DuckDBConnection }>();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sql-'));
  const instance = await DuckDBInstance.create(':memory:');
  for (const { id, table, directory } of await writeComparedProjects(folder)) {
    const connection = await instance.connect();
    await connection.run(`CREATE SCHEMA "${id}"; USE "${id}"`);
    for (const queries of queriesOf('duckdb', directory)) await connection.run(queries);
    projects.set(id, { table, connection });
  }
});
afterAll(() => {
  for (const { connection } of projects.values()) connection.closeSync();
  rmSync(folder, { recursive: true, force: true });
});

async function rowOf(connection: DuckDBConnection, query: string): Promise<object | undefined> {
  return (await connection.runAndReadAll(query)).getRowObjects()[0];
}

describe.each(comparedIds)('project %s', (id) => {
  test.each(COMPARED_KINDS)('%s, its interval and its change are those of the product, to 1e-9', async (kind) => {
    const project = projects.get(id);
    if (!project) throw new Error(`There is no project ${id}`);
    const { table, connection } = project;
    for (const { brand, lowest, highest, isMean, estimate, change } of comparedFigures(table, kind)) {
      const range = `${String(lowest)}, ${String(highest)}, ${String(isMean)}`;
      for (const [name, [start, end]] of Object.entries(WINDOWS)) {
        const of = `${kind}('${brand.replaceAll("'", "''")}', '${start}', '${end}')`;
        await connection.run(`CREATE OR REPLACE TABLE "${name}" AS FROM ${of}`);
      }
      const found = await rowOf(connection, `FROM estimate('after', ${range})`);
      expect([brand, differencesOf(found, estimate)]).toEqual([brand, []]);
      const moved = await rowOf(connection, `FROM change('before', 'after', ${range})`);
      expect([brand, differencesOf(moved, change)]).toEqual([brand, []]);
    }
  });
});

test('times are read with their zone, so that now() and days of other zones fit them', async () => {
  const { connection } = [...projects.values()][0] ?? {};
  if (connection === undefined) throw new Error('There is no project');
  const typeOf = 'SELECT DISTINCT typeof(asked_at) AS type FROM answers';
  expect(await rowOf(connection, typeOf)).toEqual({ type: 'TIMESTAMP WITH TIME ZONE' });
});

test('the examples of the page run on any project, and give the figures of its latest days', async () => {
  const { connection } = [...projects.values()].find(({ table }) => table.project.id === 'calvora') ?? {};
  if (connection === undefined) throw new Error('There is no such project');
  const rows: (object | undefined)[] = [];
  for (const statement of examples()) {
    if (statement.trimStart().startsWith('FROM')) rows.push(await rowOf(connection, statement));
    else await connection.run(statement);
  }
  expect(rows).toMatchObject([
    { value: expect.any(Number), low: expect.any(Number), high: expect.any(Number) },
    { value: expect.any(Number), low: expect.any(Number), high: expect.any(Number) },
    { difference: expect.any(Number), verdict: expect.stringMatching(/^(?:real|maybe|noise)$/u) },
  ]);
  const limited = await rowOf(connection, "FROM estimate('after', 0, 1, false)");
  await connection.run(
    `CREATE OR REPLACE TEMP TABLE "after" AS FROM visibility('calvora', '${WINDOWS.after[0]}', '${WINDOWS.after[1]}')`,
  );
  const narrowed = await rowOf(connection, "FROM estimate('after', 0, 1, false)");
  expect(Number(Reflect.get(narrowed ?? {}, 'n'))).toBeLessThan(Number(Reflect.get(limited ?? {}, 'n')));
});

test('the page names every column of every table', () => {
  for (const { name, columns } of Object.values(allTables)) {
    const line = SQL_PAGE.split('\n').find((text) => new RegExp(`^\\| ${name} +\\|`, 'u').test(text)) ?? '';
    expect([name, columns.filter((column) => !new RegExp(`\\b${column.name}\\b`, 'u').test(line))]).toEqual([name, []]);
  }
});

test('each measure of the page is there for both databases', () => {
  const defined = (engine: 'duckdb' | 'clickhouse') =>
    [
      ...queriesOf(engine, '')
        .join('\n')
        .matchAll(/CREATE (?:MACRO|VIEW) (\w+)/gu),
    ].map(([, name]) => name);
  for (const engine of ['duckdb', 'clickhouse'] as const) {
    expect(defined(engine)).toEqual(expect.arrayContaining([...COMPARED_KINDS, 'estimate', 'change']));
  }
});
