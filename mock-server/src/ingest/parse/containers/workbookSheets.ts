import { readFile } from 'node:fs/promises';
import { mapImportFields, normalizeFieldName } from '#client/lib/importFields.ts';
import type { ImportOverrides } from '#client/lib/importFields.ts';
import { isUnnamed } from '../columnLetters.ts';
import { holdsAnswers } from '../headerRows.ts';
import { isMessageRow } from '../nesting/MessageRows.ts';
import { platformColumns } from '../nesting/platformColumns.ts';
import { dayInName, platformInName } from './sheetName.ts';
import { readSheets } from './workbookParts.ts';
import type { Sheet } from './workbookParts.ts';
import { sheetTable } from './workbookTable.ts';
import type { SheetTable } from './workbookTable.ts';

/** More sheets than this are not looked through; one may be chosen by hand. */
const MOST_SHEETS = 100;

/** How a workbook is to be read, as far as a person says it. */
export interface SheetChoice {
  /** Null: those that hold answers. */
  readonly wanted: string | null;
  readonly overrides: ImportOverrides;
  /** A person named the platform: the names of sheets tell none then. */
  readonly isPlatformGiven: boolean;
}

interface WorkbookSheets {
  readonly names: readonly string[];
  /** Those that are read, in order. */
  readonly read: readonly SheetTable[];
}

/** The columns as a set: sheets that share them are one table. */
const columnsOf = ({ keys }: SheetTable): string =>
  keys
    .filter((key) => !isUnnamed(key))
    .map(normalizeFieldName)
    .toSorted()
    .join('\n');

const isOfPlatform = ({ sheet }: SheetTable): boolean => platformInName(sheet.name) !== null;

/**
 * The sheets that are read: the one that is chosen; else the first one with prompts and answers, which a cover or a summary has none of,
 * and those that have the same columns or are, as it is, called after a platform. Hidden ones are read by choice only.
 */
async function chooseSheets(
  path: string,
  sheets: readonly Sheet[],
  { wanted, overrides }: SheetChoice,
): Promise<readonly SheetTable[]> {
  const content = await readFile(path);
  const tableOf = (sheet: Sheet): Promise<SheetTable> => sheetTable(content, sheet, overrides);
  const chosen = sheets.find(({ name }) => name === wanted);
  if (chosen !== undefined) return [await tableOf(chosen)];
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  const tables: SheetTable[] = [];
  for (const sheet of (visible.length > 0 ? visible : sheets).slice(0, MOST_SHEETS)) tables.push(await tableOf(sheet));
  const fitting = tables.filter(({ keys }) => holdsAnswers(keys, { overrides }) || isMessageRow(keys));
  const [first] = fitting;
  if (first === undefined) return tables.slice(0, 1);
  const isAlike = (table: SheetTable): boolean =>
    columnsOf(table) === columnsOf(first) || (isOfPlatform(first) && isOfPlatform(table));
  return fitting.filter(isAlike);
}

/** A sheet that is called after a platform, or a day, and has no column that names one, holds the answers of that platform, or day. */
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

/** The sheets of a workbook, and which of them are read. @throws ArchiveError, WorkbookSizeError */
export async function readWorkbook(path: string, choice: SheetChoice): Promise<WorkbookSheets> {
  const sheets = await readSheets(path);
  const read = sheets.length === 0 ? [] : await chooseSheets(path, sheets, choice);
  return { names: sheets.map(({ name }) => name), read: read.map((table) => withName(table, choice)) };
}
