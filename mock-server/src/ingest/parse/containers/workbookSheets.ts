import { readFile } from 'node:fs/promises';
import { mapImportFields, normalizeFieldName } from '#client/lib/importFields.ts';
import type { ImportOverrides } from '#client/lib/importFields.ts';
import { holdsAnswers } from '../columns/headerRows.ts';
import { isUnnamed } from '../columns/unnamedColumn.ts';
import { isMessageRow } from '../nesting/MessageRows.ts';
import { platformColumns } from '../nesting/platformColumns.ts';
import { promptColumns, referenceColumn } from '../nesting/promptsById.ts';
import { dayInName, platformInName } from './sheetName.ts';
import { readSheets } from './workbookParts.ts';
import type { Sheet } from './workbookParts.ts';
import { sheetTable } from './workbookTable.ts';
import type { SheetTable } from './workbookTable.ts';

/** Maximum sheets to inspect; a person may choose any sheet. */
const MOST_SHEETS = 100;

/** How to read a workbook, as far as a person specifies it. */
export interface SheetChoice {
  /** Null: the sheets with answers. */
  readonly wanted: string | null;
  readonly overrides: ImportOverrides;
  /** A person named the platform: sheet names then do not set it. */
  readonly isPlatformGiven: boolean;
}

interface WorkbookSheets {
  readonly names: readonly string[];
  /** The sheets that are read, in order. */
  readonly read: readonly SheetTable[];
  /** The sheet that holds the prompts of those that are read; null: they hold them themselves. */
  readonly prompts: SheetTable | null;
}

type ChosenSheets = Pick<WorkbookSheets, 'read' | 'prompts'>;

/** The columns as a set: sheets with the same columns form one table. */
const columnsOf = ({ keys }: SheetTable): string =>
  keys
    .filter((key) => !isUnnamed(key))
    .map(normalizeFieldName)
    .toSorted()
    .join('\n');

const isOfPlatform = ({ sheet }: SheetTable): boolean => platformInName(sheet.name) !== null;

/**
 * Selects the sheets to read: the chosen one; else the first with prompts and answers, which covers and summaries lack, and those with the
 * same columns or, if it is named after a platform, those named so too. Hidden sheets are read only by choice.
 */
async function chooseSheets(
  path: string,
  sheets: readonly Sheet[],
  { wanted, overrides }: SheetChoice,
): Promise<ChosenSheets> {
  const content = await readFile(path);
  const tableOf = (sheet: Sheet): Promise<SheetTable> => sheetTable(content, sheet, overrides);
  const chosen = sheets.find(({ name }) => name === wanted);
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  const tables: SheetTable[] = [];
  for (const sheet of (visible.length > 0 ? visible : sheets).slice(0, MOST_SHEETS)) tables.push(await tableOf(sheet));
  if (chosen !== undefined) {
    const read = [await tableOf(chosen)];
    return { read, prompts: joinedTo(read, tables, overrides)?.prompts ?? null };
  }
  const fitting = tables.filter(({ keys }) => holdsAnswers(keys, { overrides }) || isMessageRow(keys));
  const [first] = fitting;
  if (first === undefined) return joinedTo(tables, tables, overrides) ?? { read: tables.slice(0, 1), prompts: null };
  const isAlike = (table: SheetTable): boolean =>
    columnsOf(table) === columnsOf(first) || (isOfPlatform(first) && isOfPlatform(table));
  return { read: fitting.filter(isAlike), prompts: null };
}

/** Sheets whose answers point at the prompts in another sheet by their ids; null: none do. */
function joinedTo(
  candidates: readonly SheetTable[],
  tables: readonly SheetTable[],
  overrides: ImportOverrides,
): ChosenSheets | null {
  if (overrides.prompt !== undefined) return null;
  const pointing = candidates.filter(({ keys }) => {
    return mapImportFields(keys, overrides).columns.answer !== undefined && referenceColumn(keys) !== -1;
  });
  const [first] = pointing;
  const prompts = tables.find((table) => {
    return table.sheet.name !== first?.sheet.name && promptColumns(table.keys, table.sheet.name) !== null;
  });
  if (first === undefined || prompts === undefined) return null;
  return { read: pointing.filter((table) => columnsOf(table) === columnsOf(first)), prompts };
}

/** A sheet named after a platform or a day, and without a column for it, holds the answers of that platform or day. */
function withName(table: SheetTable, { overrides, isPlatformGiven }: SheetChoice): SheetTable {
  const { columns } = mapImportFields(table.keys, { ...overrides, model: null });
  const isTold = isPlatformGiven || overrides.platform !== undefined || columns.platform !== undefined;
  const byPlatform = platformColumns(table.keys);
  const isDated = columns.date !== undefined || byPlatform.some((each) => each.columns.has('date'));
  return {
    ...table,
    platform: isTold || byPlatform.length > 0 ? null : platformInName(table.sheet.name),
    day: isDated || overrides.date !== undefined ? null : dayInName(table.sheet.name),
  };
}

/**
 * Opens a workbook and selects the sheets to read.
 * @throws ArchiveError, WorkbookSizeError
 */
export async function readWorkbook(path: string, choice: SheetChoice): Promise<WorkbookSheets> {
  const sheets = await readSheets(path);
  const none: ChosenSheets = { read: [], prompts: null };
  const { read, prompts } = sheets.length === 0 ? none : await chooseSheets(path, sheets, choice);
  return { names: sheets.map(({ name }) => name), read: read.map((table) => withName(table, choice)), prompts };
}
