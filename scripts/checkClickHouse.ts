import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { COMPARED_KINDS, comparedFigures, differencesOf, WINDOWS } from './sql/comparedFigures.ts';
import type { ComparedFigure } from './sql/comparedFigures.ts';
import { writeComparedProjects } from './sql/comparedProjects.ts';
import { queriesOf } from './sql/sqlPage.ts';

const HELP = `Compares the ClickHouse queries of docs/sql.md with the product's own figures, to 1e-9, on the samples and an imported project.

  mkdir /tmp/chdb && npm install --prefix /tmp/chdb chdb
  npx tsx scripts/checkClickHouse.ts --from /tmp/chdb

  --from   folder that chDB (ClickHouse as a library, half a gigabyte) is installed in`;

interface Database {
  readonly query: (text: string, format?: string) => string;
}

const moduleSchema = v.object({ Session: v.custom<new () => Database>((value) => typeof value === 'function') });
const rowsSchema = v.array(v.record(v.string(), v.unknown()));

function openDatabase(folder: string): Database {
  const { Session } = v.parse(moduleSchema, createRequire(join(resolve(folder), 'package.json'))('chdb'));
  return new Session();
}

/** chDB accepts one statement at a time. */
const statementsOf = (block: string): string[] =>
  block.split(/;\s*(?:\n|$)/u).filter((text) => text.replaceAll(/^--.*$/gmu, '').trim() !== '');

function rowOf(database: Database, query: string): Record<string, unknown> | undefined {
  const lines = database.query(query, 'JSONEachRow').trim().split('\n').filter(Boolean);
  return v.parse(
    rowsSchema,
    lines.map((line): unknown => JSON.parse(line)),
  )[0];
}

function compare(database: Database, figure: ComparedFigure): string[] {
  const { kind, brand, lowest, highest, isMean, estimate, change } = figure;
  for (const [name, [start, end]] of Object.entries(WINDOWS)) {
    const of = `${kind}(brand = '${brand.replaceAll("'", "\\'")}', first_day = '${start}', last_day = '${end}')`;
    database.query(`TRUNCATE TABLE sums_${name}`);
    database.query(`INSERT INTO sums_${name} SELECT prompt_id, num, den, answers FROM ${of}`);
  }
  const range = `lowest = ${String(lowest)}, highest = ${String(highest)}, is_mean = ${String(isMean)}`;
  return [
    ...differencesOf(rowOf(database, `SELECT * FROM estimate(${range})`), estimate),
    ...differencesOf(rowOf(database, `SELECT * FROM change(${range})`), change).map((text) => `change: ${text}`),
  ].map((text) => `${kind} of ${brand}: ${text}`);
}

async function checkClickHouse(from: string): Promise<number> {
  const database = openDatabase(from);
  const folder = mkdtempSync(join(tmpdir(), 'clickhouse-'));
  let [compared, empty, wrong] = [0, 0, 0];
  try {
    for (const { id, table, directory } of await writeComparedProjects(folder)) {
      database.query(`CREATE DATABASE "${id}"`);
      database.query(`USE "${id}"`);
      for (const statement of queriesOf('clickhouse', directory).flatMap(statementsOf)) {
        // Functions are global, not per database.
        database.query(statement.replace('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION'));
      }
      for (const figure of COMPARED_KINDS.flatMap((kind) => comparedFigures(table, kind))) {
        compared += 1;
        if (figure.change === null) empty += 1;
        const differences = compare(database, figure);
        wrong += differences.length;
        for (const difference of differences) console.error(`${id}: ${difference}`);
      }
    }
    const { version } = rowOf(database, 'SELECT version() AS version') ?? {};
    const rest = `${String(empty)} of them without a change to compare; ${String(wrong)} differences.`;
    console.log(`ClickHouse ${String(version)}: ${String(compared)} figures compared, ${rest}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return wrong;
}

const { values } = parseArgs({ options: { from: { type: 'string' }, help: { type: 'boolean', default: false } } });
if (values.help || values.from === undefined) {
  console.log(HELP);
  process.exitCode = values.help ? 0 : 2;
} else {
  process.exitCode = (await checkClickHouse(values.from)) === 0 ? 0 : 1;
}
