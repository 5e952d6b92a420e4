import { readFile } from 'node:fs/promises';
import { mapImportFields, normalizeFieldName } from '#client/lib/importFields.ts';
import type { ImportOverrides } from '#client/lib/importFields.ts';
import { holdsAnswers } from '../columns/headerRows.ts';
import { isUnnamed } from '../columns/unnamedColumn.ts';
import { isMessageRow } from '../nesting/MessageRows.ts';
import { platformColumns } from '../nesting/platformColumns.ts';
import { promptColumns, referenceColumn } from '../nesting/promptsById.ts';
import { sourceColumns } from '../nesting/sourcesById.ts';
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
  /** The sheets that hold prompts or sources of those that are read. */
  readonly beside: readonly SheetTable[];
}

type ChosenSheets = Pick<WorkbookSheets, 'read' | 'beside'>;

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
    return { read, beside: besideOf(read, tables, overrides) };
  }
  const fitting = tables.filter(({ keys }) => holdsAnswers(keys, { overrides }) || isMessageRow(keys));
  const [first] = fitting;
  if (first === undefined) {
    const pointing = pointingAtPrompts(tables, overrides);
    const beside = besideOf(pointing, tables, overrides);
    return beside.length === 0 ? { read: tables.slice(0, 1), beside } : { read: pointing, beside };
  }
  const isAlike = (table: SheetTable): boolean =>
    columnsOf(table) === columnsOf(first) || (isOfPlatform(first) && isOfPlatform(table));
  const read = fitting.filter(isAlike);
  return { read, beside: besideOf(read, tables, overrides) };
}

/** Sheets with answers that point at prompts, with the columns of the first. */
function pointingAtPrompts(tables: readonly SheetTable[], overrides: ImportOverrides): readonly SheetTable[] {
  const pointing = tables.filter(({ keys }) => {
    return mapImportFields(keys, overrides).columns.answer !== undefined && referenceColumn(keys) !== -1;
  });
  const [first] = pointing;
  return first === undefined ? [] : pointing.filter((table) => columnsOf(table) === columnsOf(first));
}

/** The first sheets that hold prompts or sources of the answers in others. */
function besideOf(
  read: readonly SheetTable[],
  tables: readonly SheetTable[],
  overrides: ImportOverrides,
): readonly SheetTable[] {
  const [first] = read;
  if (first === undefined) return [];
  const others = tables.filter(({ sheet }) => read.every((each) => each.sheet.name !== sheet.name));
  const [prompts] = others.filter(({ keys, sheet }) => promptColumns(keys, sheet.name) !== null);
  const [sources] = others.filter(({ keys }) => sourceColumns(keys) !== null);
  const isAsked = overrides.prompt === undefined && referenceColumn(first.keys) !== -1;
  const isCited = overrides.citations === undefined && overrides.citation_urls === undefined;
  return [...(isAsked ? [prompts] : []), ...(isCited ? [sources] : [])].filter((table) => table !== undefined);
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
  const none: ChosenSheets = { read: [], beside: [] };
  const { read, beside } = sheets.length === 0 ? none : await chooseSheets(path, sheets, choice);
  return { names: sheets.map(({ name }) => name), read: read.map((table) => withName(table, choice)), beside };
}
