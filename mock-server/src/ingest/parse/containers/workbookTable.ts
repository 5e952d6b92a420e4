import { readFile, stat } from 'node:fs/promises';
import { streamXlsxRows } from 'hucre/xlsx';
import { DAY_MS } from '#client/lib/dates.ts';
import { errorMessage } from '#client/lib/errorMessage.ts';
import { ArchiveError } from './ArchiveReader.ts';
import { headerPlace } from '../detectDialect.ts';
import type { KnownNames } from '../detectDialect.ts';
import type { SourceEvent } from '../sourceEvents.ts';
import type { Sheet } from './workbookParts.ts';

type Cell = string | number | boolean | Date | null;

interface Row {
  /** As the sheet numbers it, from 1. */
  readonly line: number;
  readonly cells: readonly Cell[];
}

const BATCH = 500;
const ROWS_LOOKED_AT = 30;

/** What a formula that failed leaves in its cell. */
const FORMULA_ERROR = /^#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|GETTING_DATA)$/u;

/** A date as workbooks have it: of no zone, and without a time where it is a whole day. */
function cellText(cell: Cell): unknown {
  if (!(cell instanceof Date)) return typeof cell === 'string' && FORMULA_ERROR.test(cell) ? '' : (cell ?? '');
  const instant = Math.round(cell.getTime() / 1000) * 1000;
  const text = new Date(instant).toISOString();
  return instant % DAY_MS === 0 ? text.slice(0, 10) : text.slice(0, 19).replace('T', ' ');
}

const isBlank = ({ cells }: Row): boolean => cells.every((cell) => cell === null || String(cell).trim() === '');

/** The rows of a sheet as they are unpacked; the texts that cells share are held in memory. @throws ArchiveError for a damaged one. */
async function* rowsOf(path: string, sheet: string): AsyncGenerator<Row> {
  try {
    for await (const { index, values } of streamXlsxRows(await readFile(path), { sheet })) {
      yield { line: index + 1, cells: values };
    }
  } catch (error) {
    throw new ArchiveError(errorMessage(error), { cause: error });
  }
}

/** The rows of a sheet as records, below the row that names the columns; `onBytes` is told each row's share of the file's size. */
export async function* sheetTable(
  path: string,
  sheet: Sheet,
  known: KnownNames,
  onBytes: (size: number) => void,
): AsyncGenerator<readonly SourceEvent[]> {
  const rows = rowsOf(path, sheet.name);
  const share = (await stat(path)).size / sheet.rows;
  const head: Row[] = [];
  for (let next = await rows.next(); next.done !== true; next = await rows.next()) {
    head.push(next.value);
    if (head.length === ROWS_LOOKED_AT) break;
  }
  const header = headerPlace(
    head.map(({ cells }) => cells.map((cell) => String(cell ?? ''))),
    known,
  );
  const named = head[header];
  const keys = (named?.cells ?? []).map((cell) => String(cell ?? '').trim());
  if (named !== undefined && header > 0) yield [{ kind: 'note', line: named.line, note: 'header_line' }];

  let batch: SourceEvent[] = [];
  const add = (row: Row): void => {
    onBytes(share);
    if (isBlank(row)) return;
    const values = keys.map((_, column) => cellText(row.cells[column] ?? null));
    batch.push({ kind: 'record', line: row.line, keys, values });
  };
  head.slice(header + 1).forEach(add);
  for await (const row of rows) {
    add(row);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}
