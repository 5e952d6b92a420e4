import { createWriteStream, mkdirSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { isIsoDate } from '#client/lib/dates.ts';
import { canonicalZone } from '#client/lib/zoneClock.ts';
import { sampleAnswers, sampleDefinitions, sampleZone } from '#fixtures/sample.ts';
import { typedPath } from '#server/ingest/command/typedPath.ts';
import { allTables, tableNames } from '#server/service/tables/allTables.ts';
import type { TableName } from '#server/service/tables/allTables.ts';
import { TABLES_VERSION } from '#server/service/tables/TableDefinition.ts';
import type { TableSource } from '#server/service/tables/TableDefinition.ts';
import { tableSource } from '#server/service/tables/tableSource.ts';
import { writeTable } from '#server/service/tables/writeTable.ts';
import { ProjectCatalogue } from '#server/store/catalogue/ProjectCatalogue.ts';
import { sampleDay } from '#server/store/catalogue/sampleDay.ts';
import { DiskEdits } from '#server/store/edits/DiskEdits.ts';
import { openDataDir } from '#server/store/projectFiles/dataFormat.ts';
import { runScript } from './lib/runScript.ts';
import { UsageError } from './lib/UsageError.ts';

const HELP = `Exports a project's tables to files that DuckDB, ClickHouse and spreadsheets can read (see docs/sql.md).

  npm run export -- --project NAME --format parquet --out DIR

  --project NAME    the project, by name or ID
  --out DIR         the folder to write to; it is created if needed, and files in it are replaced
  --format FORMAT   parquet or csv; default: parquet
  --tables A,B      only these tables: ${tableNames.join(', ')}
  --start DATE      first day, YYYY-MM-DD; default: the first with answers
  --end DATE        last day, YYYY-MM-DD, included; default: the last with answers
  --time-zone ZONE  time zone for counting days; default: Asia/Shanghai
  --help            this text

Exit codes: 0 exported, 1 it could not be written, 2 an argument is wrong.`;

interface Order {
  readonly project: string;
  readonly format: 'parquet' | 'csv';
  readonly out: string;
  readonly tables: readonly TableName[];
  readonly start: string | null;
  readonly end: string | null;
  readonly timeZone: string;
}

function dayOf(name: string, text: string | undefined): string | null {
  if (text === undefined || isIsoDate(text)) return text ?? null;
  throw new UsageError(`--${name} "${text}" is not a date: use YYYY-MM-DD.`);
}

function tablesOf(text: string | undefined): readonly TableName[] {
  if (text === undefined) return tableNames;
  return text.split(',').map((wanted) => {
    const found = tableNames.find((name) => name === wanted.trim());
    if (found !== undefined) return found;
    throw new UsageError(`--tables: there is no table "${wanted}". Choose from ${tableNames.join(', ')}.`);
  });
}

function readOrder(): Order | null {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      ...{ project: text, format: text, out: text, tables: text, start: text, end: text, 'time-zone': text },
      help: { type: 'boolean', default: false },
    },
  });
  const { project, out, format = 'parquet', 'time-zone': timeZone = 'Asia/Shanghai' } = values;
  if (values.help) return null;
  if (project === undefined) throw new UsageError('--project is missing: name a project or give its ID.');
  if (out === undefined) throw new UsageError('--out is missing: name a folder to write to.');
  if (format !== 'parquet' && format !== 'csv') {
    throw new UsageError(`--format "${format}" is not a format: use parquet or csv.`);
  }
  if (canonicalZone(timeZone) === null) {
    throw new UsageError(`--time-zone "${timeZone}" is not a time zone: use one like Asia/Shanghai.`);
  }
  const [start, end] = [dayOf('start', values.start), dayOf('end', values.end)];
  if (start !== null && end !== null && start > end) throw new UsageError(`--start ${start} is after --end ${end}.`);
  return {
    project,
    format,
    out: resolve(typedPath(out, process.env)),
    tables: tablesOf(values.tables),
    start,
    end,
    timeZone,
  };
}

async function openSource({ project, timeZone, start, end }: Order): Promise<TableSource> {
  const dataDir = openDataDir();
  const today = (zone: string): string => process.env['MOCK_TODAY'] ?? sampleDay(Date.now(), zone);
  const answers = (id: string, day: string) => sampleAnswers(id, day);
  const samples = { projects: sampleDefinitions, answers, timeZoneOf: sampleZone };
  const catalogue = new ProjectCatalogue(samples, dataDir, today);
  const projects = catalogue.list();
  const entry = projects.find(({ id }) => id === project) ?? projects.find(({ name }) => name === project);
  if (entry === undefined) {
    const known = projects.map(({ id, name }) => `  ${id}  ${name}`).join('\n');
    throw new UsageError(`--project "${project}" was not found. Projects (ID and name):\n${known}`);
  }
  const table = await catalogue.table(entry, new DiskEdits(dataDir).of(entry.id));
  return tableSource(table, timeZone, { start, end });
}

/** Writes to a temporary file and renames it atomically: a partial file would be read as a complete one. */
async function writeTableFile(name: TableName, { out, format }: Order, source: TableSource): Promise<number> {
  const file = join(out, `${name}.${format}`);
  const part = `${file}.part`;
  const target = createWriteStream(part);
  const written = finished(target);
  // Thrown below, in place of what the table's writer makes of it.
  written.catch(() => undefined);
  try {
    const rows = await writeTable(allTables[name], source, format, target);
    target.end();
    await written;
    await rename(part, file);
    return rows;
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    throw target.errored ?? error;
  }
}

async function exportTables(): Promise<void> {
  const order = readOrder();
  if (order === null) {
    console.log(HELP);
    return;
  }
  const source = await openSource(order);
  mkdirSync(order.out, { recursive: true });
  const { project } = source.table;
  const tables: Record<string, unknown> = {};
  for (const name of order.tables) {
    const begun = performance.now();
    const rows = await writeTableFile(name, order, source);
    tables[name] = { rows, columns: allTables[name].columns };
    console.log(
      `${name}.${order.format}  ${String(rows)} ${rows === 1 ? 'row' : 'rows'}  ${((performance.now() - begun) / 1000).toFixed(1)} s`,
    );
  }
  const head = { schema: TABLES_VERSION, project: { id: project.id, name: project.name }, time_zone: order.timeZone };
  await writeFile(join(order.out, 'schema.json'), `${JSON.stringify({ ...head, tables }, null, 2)}\n`);
}

process.exitCode = await runScript('export', exportTables);
