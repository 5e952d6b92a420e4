import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { allTables, tableNames } from '#server/service/tables/allTables.ts';
import { tableSource } from '#server/service/tables/tableSource.ts';
import { writeTable } from '#server/service/tables/writeTable.ts';
import { ZONE } from './comparedFigures.ts';

/** Exports every table of a project into a folder, as Parquet. */
export async function exportProject(directory: string, table: AnswerTable): Promise<void> {
  const source = tableSource(table, ZONE, { start: null, end: null });
  for (const name of tableNames) {
    const target = createWriteStream(join(directory, `${name}.parquet`));
    await writeTable(allTables[name], source, 'parquet', target);
    target.end();
    await finished(target);
  }
}
