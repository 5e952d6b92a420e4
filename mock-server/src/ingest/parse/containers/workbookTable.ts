import { readFile, stat } from 'node:fs/promises';
import { streamXlsxRows } from 'hucre/xlsx';
import { errorMessage } from '#client/lib/errorMessage.ts';
import { mapImportFields } from '#client/lib/importFields.ts';
import type { ImportOverrides } from '#client/lib/importFields.ts';
import { nameOf } from '../cells/textOf.ts';
import { columnLetters, columnNames } from '../columns/columnLetters.ts';
import { findHeader, HEADER_WITHIN } from '../columns/headerRows.ts';
import type { Header } from '../columns/headerRows.ts';
import { isSourceColumn, platformColumns } from '../nesting/platformColumns.ts';
import { RowJoins } from '../nesting/RowJoins.ts';
import { goesBeforeModel } from '../platforms/platformNames.ts';
import type { SourceEvent } from '../sourceEvents.ts';
import { ArchiveError } from './ArchiveReader.ts';
import { cellText, isBlankCell, LONGEST_CELL, SheetCells } from './sheetCells.ts';
import type { SheetColumns, SheetRow } from './sheetCells.ts';
import type { Sheet } from './workbookParts.ts';

/** A sheet with its column names. */
export interface SheetTable {
  readonly sheet: Sheet;
  readonly header: Header;
  /** Line of the first header row. */
  readonly line: number;
  /** One key per column that is read, including those beyond the header. */
  readonly keys: readonly string[];
  /** The column of each key, from 0. */
  readonly places: readonly number[];
  /** The platform stated by the sheet's name; null: its columns state it. */
  readonly platform: string | null;
  /** The day stated by the sheet's name, YYYY-MM-DD; null: its columns state it, or nothing does. */
  readonly day: string | null;
}

const BATCH = 500;

/** Further columns are read only if they have a name or a value in the first rows: a stray cell may be in column 16,384. */
const DENSE_COLUMNS = 256;

const isBlank = ({ cells }: SheetRow): boolean => cells.every(isBlankCell);

/**
 * The rows of a sheet as they are unpacked; shared strings are held in memory.
 * @throws ArchiveError for a damaged sheet
 */
async function* rowsOf(content: Uint8Array, { name, unset }: Sheet, maxRows?: number): AsyncGenerator<SheetRow> {
  try {
    const options = maxRows === undefined ? { sheet: name } : { sheet: name, maxRows };
    for await (const { index, values } of streamXlsxRows(content, options)) {
      const line = index + 1;
      const isUnset = (column: number): boolean => unset.has(`${columnLetters(column)}${String(line)}`);
      yield { line, cells: unset.size === 0 ? values : values.map((cell, column) => (isUnset(column) ? null : cell)) };
    }
  } catch (error) {
    throw new ArchiveError(errorMessage(error), { cause: error });
  }
}

/**
 * Finds the header of a sheet in its first rows.
 * @throws ArchiveError for a damaged workbook
 */
export async function sheetTable(content: Uint8Array, sheet: Sheet, overrides: ImportOverrides): Promise<SheetTable> {
  const head: SheetRow[] = [];
  for await (const row of rowsOf(content, sheet, HEADER_WITHIN)) head.push(row);
  const across = sheet.merged.filter(({ column, lastColumn }) => lastColumn > column);
  const blockOf = (row: number, column: number): number => {
    const line = head[row]?.line ?? 0;
    const block = across.find(
      (each) => each.row <= line && line <= each.lastRow && each.column <= column && column <= each.lastColumn,
    );
    return block?.column ?? column;
  };
  const texts = head.map(({ cells }) => cells.map((cell) => String(cellText(cell))));
  const header = findHeader(texts, { overrides }, across.length > 0 ? blockOf : null);
  const width = Math.max(header.names.length, ...head.slice(header.place).map(({ cells }) => cells.length));
  const names = columnNames(Array.from({ length: width }, (_, column) => header.names[column] ?? ''));
  const isFilled = (column: number): boolean =>
    (header.names[column] ?? '') !== '' || head.some(({ cells }) => !isBlankCell(cells[column]));
  const places = [...names.keys()].filter((column) => column < DENSE_COLUMNS || isFilled(column));
  const keys = places.map((column) => names[column] ?? '');
  return { sheet, header, line: head[header.place]?.line ?? 1, keys, places, platform: null, day: null };
}

/** With all columns that are read. */
type ReadColumns = SheetColumns & { readonly read: ReadonlySet<number> };

/** The source columns, the date column, and all columns that are read. */
function columnsOf({ keys, places }: SheetTable, overrides: ImportOverrides): ReadColumns {
  const { columns } = mapImportFields(keys, overrides);
  const sources = keys.flatMap((key, place) => (isSourceColumn(key) ? [place] : []));
  const mapped = [columns.citations, columns.citation_urls].filter((place) => place !== undefined);
  const ofPlatforms = platformColumns(keys).flatMap(({ columns: own }) => [...own.values()]);
  const inSheet = (of: readonly number[]): ReadonlySet<number> => new Set(of.map((place) => places[place] ?? place));
  return {
    sources: inSheet([...sources, ...mapped]),
    date: columns.date === undefined ? undefined : places[columns.date],
    read: inSheet([...sources, ...Object.values(columns), ...ofPlatforms]),
  };
}

/** Sheets to read, and sheets that hold their prompts or sources. */
interface ReadTables {
  readonly tables: readonly SheetTable[];
  readonly beside: readonly SheetTable[];
}

/** Yields the rows of sheets as records, sheet by sheet; `onBytes` is called with each row's share of the file size. */
export async function* sheetRecords(
  path: string,
  { tables, beside }: ReadTables,
  overrides: ImportOverrides,
  onBytes: (size: number) => void,
): AsyncGenerator<readonly SourceEvent[]> {
  const rows = tables.reduce((sum, { sheet }) => sum + sheet.rows, 0);
  const share = (await stat(path)).size / Math.max(1, rows);
  const content = await readFile(path);
  const isOne = tables.length === 1;
  const joins = new RowJoins();
  for (const table of beside) {
    for await (const events of recordsOf(content, table, {}, () => undefined)) {
      for (const event of events) if (event.kind === 'record') joins.add(event, table.sheet.name);
    }
  }
  for (const table of tables) {
    const place = isOne ? {} : { part: table.sheet.name };
    for await (const events of recordsOf(content, table, overrides, () => onBytes(share))) {
      const joined = events.flatMap((event) => joins.join(event));
      yield isOne ? joined : joined.map((event) => ({ ...event, ...place }));
    }
  }
}

/** Whether a cell that is read holds a formula without a value; a link formula still states its URL. */
function hasUncomputed({ uncomputed, links }: Sheet, line: number, { read, sources }: ReadColumns): boolean {
  if (uncomputed.size === 0) return false;
  return [...read].some((column) => {
    const cell = `${columnLetters(column)}${String(line)}`;
    return uncomputed.has(cell) && !(sources.has(column) && links.has(cell));
  });
}

async function* recordsOf(
  content: Uint8Array,
  table: SheetTable,
  overrides: ImportOverrides,
  onRow: () => void,
): AsyncGenerator<readonly SourceEvent[]> {
  const { sheet, header, line, keys: columns, places, platform, day } = table;
  if (header.place > 0) yield [{ kind: 'note', line, note: 'header_line' }];
  const known = columnsOf(table, overrides);
  const sheetCells = new SheetCells(sheet, line + header.rows, known);
  const full = { count: 0, line: 0 };
  const hidden = { count: 0, line: 0 };
  const told = Object.entries({ platform, date: day }).filter(([, value]) => value !== null);
  const keys = [...columns, ...told.map(([key]) => key)];
  const model =
    platform === null ? undefined : mapImportFields(columns, { ...overrides, platform: null }).columns.model;
  const ofName = (values: readonly unknown[]): readonly unknown[] => {
    const ofModel = model === undefined ? '' : nameOf(values[model]);
    const isOwn = platform === null || goesBeforeModel(platform, ofModel);
    return told.map(([key, value]) => (key === 'platform' && !isOwn ? ofModel : value));
  };
  let batch: SourceEvent[] = [];
  let above = header.place + header.rows;
  for await (const row of rowsOf(content, sheet)) {
    onRow();
    above -= 1;
    const isOpen = hasUncomputed(sheet, row.line, known);
    if (above >= 0 || (isBlank(row) && !isOpen)) continue;
    const values = sheetCells.valuesOf(row, places);
    if (isOpen) {
      batch.push({ kind: 'broken', line: row.line, reason: 'uncomputed' });
      continue;
    }
    if (values.some((value) => typeof value === 'string' && value.length === LONGEST_CELL)) {
      full.count += 1;
      full.line ||= row.line;
    }
    if (sheet.hiddenRows.has(row.line)) {
      hidden.count += 1;
      hidden.line ||= row.line;
    }
    batch.push({ kind: 'record', line: row.line, keys, values: [...values, ...ofName(values)] });
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  const notes = { cell_limit: full, hidden_rows: hidden } as const;
  for (const note of ['cell_limit', 'hidden_rows'] as const) {
    const { count, line: first } = notes[note];
    if (count > 0) batch.push({ kind: 'note', line: first, note, values: [String(count), sheet.name] });
  }
  yield batch;
}
