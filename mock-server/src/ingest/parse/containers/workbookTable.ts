import { readFile, stat } from 'node:fs/promises';
import { streamXlsxRows } from 'hucre/xlsx';
import { errorMessage } from '#client/lib/errorMessage.ts';
import { mapImportFields } from '#client/lib/importFields.ts';
import { ArchiveError } from './ArchiveReader.ts';
import { headerPlace } from '../detectDialect.ts';
import type { KnownNames } from '../detectDialect.ts';
import { isSourceColumn } from '../nesting/platformColumns.ts';
import type { SourceEvent } from '../sourceEvents.ts';
import { isBlankCell, SheetCells } from './sheetCells.ts';
import type { SheetRow } from './sheetCells.ts';
import type { Sheet } from './workbookParts.ts';

const BATCH = 500;
const ROWS_LOOKED_AT = 30;

const isBlank = ({ cells }: SheetRow): boolean => cells.every(isBlankCell);

/** The rows of a sheet as they are unpacked; the texts that cells share are held in memory. @throws ArchiveError for a damaged one. */
async function* rowsOf(path: string, sheet: string): AsyncGenerator<SheetRow> {
  try {
    for await (const { index, values } of streamXlsxRows(await readFile(path), { sheet })) {
      yield { line: index + 1, cells: values };
    }
  } catch (error) {
    throw new ArchiveError(errorMessage(error), { cause: error });
  }
}

/** The columns whose cells are sources. */
function sourcePlaces(keys: readonly string[], { overrides }: KnownNames): ReadonlySet<number> {
  const { columns } = mapImportFields(keys, overrides);
  const places = keys.flatMap((key, place) => (isSourceColumn(key) ? [place] : []));
  return new Set([...places, ...[columns.citations, columns.citation_urls].filter((place) => place !== undefined)]);
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
  const head: SheetRow[] = [];
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
  const sources = sourcePlaces(keys, known);
  if (named !== undefined && header > 0) yield [{ kind: 'note', line: named.line, note: 'header_line' }];

  const sheetCells = new SheetCells(sheet, (named?.line ?? 0) + 1, (column) => sources.has(column));
  let batch: SourceEvent[] = [];
  const add = (row: SheetRow): void => {
    onBytes(share);
    if (isBlank(row)) return;
    const values = sheetCells.valuesOf(row, keys.length);
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
