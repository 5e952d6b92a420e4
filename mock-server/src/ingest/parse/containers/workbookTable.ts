import readExcelFile from 'read-excel-file/node';
import { statSync } from 'node:fs';
import { ArchiveError, unpackedBytes } from './ArchiveReader.ts';
import { MOST_WORKBOOK_BYTES, WorkbookSizeError } from './WorkbookSizeError.ts';
import { headerPlace } from '../detectDialect.ts';
import type { KnownNames } from '../detectDialect.ts';
import type { SourceEvent } from '../sourceEvents.ts';

type Cells = readonly (string | number | boolean | Date | null)[];

export interface Sheet {
  readonly name: string;
  readonly rows: readonly Cells[];
}

const DAY_MS = 86_400_000;
const BATCH = 500;
const ROWS_LOOKED_AT = 30;

/** What of a workbook the library unpacks, all of it at once. */
const IS_READ = /\.xml(?:\.rels)?$/u;

/**
 * The sheets of a workbook, those without rows left out. They are held in memory whole, so that a large workbook is refused before it is unpacked.
 * @throws ArchiveError for a file that is damaged or encrypted
 * @throws WorkbookSizeError for one that is too large
 */
export async function sheetsOf(path: string): Promise<readonly Sheet[]> {
  const bytes = await unpackedBytes(path, (name) => IS_READ.test(name), MOST_WORKBOOK_BYTES);
  if (bytes > MOST_WORKBOOK_BYTES) throw new WorkbookSizeError();
  const sheets = await readExcelFile(path).catch((error: unknown) => {
    throw new ArchiveError(error instanceof Error ? error.message : String(error), { cause: error });
  });
  return sheets
    .map(({ sheet: name, data }) => ({ name, rows: data.map((row) => row.map(plainCell)) }))
    .filter(({ rows }) => rows.length > 0);
}

/** The library's types allow of more than it gives. */
function plainCell(cell: unknown): Cells[number] {
  if (cell instanceof Date || typeof cell === 'number' || typeof cell === 'boolean') return cell;
  return typeof cell === 'string' ? cell : null;
}

/** A date as workbooks have it: of no zone, and without a time where it is a whole day. */
function cellText(cell: Cells[number]): unknown {
  if (!(cell instanceof Date)) return cell ?? '';
  const instant = Math.round(cell.getTime() / 1000) * 1000;
  const text = new Date(instant).toISOString();
  return instant % DAY_MS === 0 ? text.slice(0, 10) : text.slice(0, 19).replace('T', ' ');
}

const isBlank = (cells: Cells): boolean => cells.every((cell) => cell === null || String(cell).trim() === '');

/** The rows of a sheet as records, below the row that names the columns. */
export function* sheetTable({ rows }: Sheet, known: KnownNames): Generator<readonly SourceEvent[]> {
  const named = rows.slice(0, ROWS_LOOKED_AT).map((cells) => cells.map((cell) => String(cell ?? '')));
  const header = headerPlace(named, known);
  const keys = (rows[header] ?? []).map((cell) => String(cell ?? '').trim());
  if (header > 0) yield [{ kind: 'note', line: header + 1, note: 'header_line' }];
  for (let from = header + 1; from < rows.length; from += BATCH) {
    yield rows.slice(from, from + BATCH).flatMap((cells, index): readonly SourceEvent[] => {
      if (isBlank(cells)) return [];
      return [
        {
          kind: 'record',
          line: from + index + 1,
          keys,
          values: keys.map((_, column) => cellText(cells[column] ?? null)),
        },
      ];
    });
  }
}

/** How many bytes a workbook has, for the progress of reading it. */
export const bytesOf = (path: string): number => statSync(path).size;
