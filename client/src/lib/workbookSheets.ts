import { isFormulaError } from './isFormulaError.ts';
import { withoutUnsetCells } from './unsetCells.ts';

/** A sheet of a workbook: the texts of its cells, row by row. */
export interface SheetText {
  readonly name: string;
  /** Hidden in the spreadsheet program. */
  readonly isHidden: boolean;
  readonly rows: readonly (readonly string[])[];
}

/** Whether a file's name is that of a workbook that `workbookSheets` reads. */
export const isWorkbookName = (name: string): boolean => /\.xls[xm]$/iu.test(name);

function textOf(cell: string | number | boolean | Date | null | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  const text = String(cell);
  return isFormulaError(text) ? '' : text;
}

/**
 * Reads the sheets of an Excel workbook (.xlsx, .xlsm) that have values, hidden ones last. A range merged over several rows repeats its
 * value in each; dates are YYYY-MM-DD.
 * @throws Error if it is damaged, encrypted or no workbook
 */
export async function workbookSheets(bytes: ArrayBuffer): Promise<readonly SheetText[]> {
  // Loaded on demand: most files are text.
  const { readXlsx } = await import('hucre/xlsx');
  const { sheets } = await readXlsx(await withoutUnsetCells(new Uint8Array(bytes)));
  const found = sheets.flatMap(({ name, hidden = false, veryHidden = false, rows: cells, merges = [] }) => {
    const rows = Array.from(cells, (row) => Array.from(row, textOf));
    for (const { startRow, endRow, startCol } of merges) {
      const value = rows[startRow]?.[startCol] ?? '';
      for (const row of rows.slice(startRow + 1, endRow + 1)) {
        while (row.length <= startCol) row.push('');
        row[startCol] = value;
      }
    }
    return rows.some((row) => row.some((text) => text.trim() !== ''))
      ? [{ name, rows, isHidden: hidden || veryHidden }]
      : [];
  });
  return found.toSorted((a, b) => Number(a.isHidden) - Number(b.isHidden));
}
