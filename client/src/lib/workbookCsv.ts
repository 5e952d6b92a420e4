import { MEGABYTE } from './fileKind.ts';
import { fileStem } from './safeFileName.ts';
import { isWorkbookName, workbookSheets } from './workbookSheets.ts';

const MOST_BYTES = 5 * MEGABYTE;

/** A file as CSV, with the name of the sheet it was if the workbook has several. */
export interface CsvOfFile {
  readonly file: File;
  readonly sheet: string | null;
}

/**
 * Converts the first visible sheet with values of an Excel workbook to CSV. Other files, and workbooks that are larger than 5 MB or cannot be
 * read, stay as they are: who reads them says what is wrong with them.
 */
export async function workbookCsv(file: File): Promise<CsvOfFile> {
  if (!isWorkbookName(file.name) || file.size > MOST_BYTES) return { file, sheet: null };
  const sheets = await file
    .arrayBuffer()
    .then(workbookSheets)
    .catch(() => []);
  const [first] = sheets;
  if (first === undefined) return { file, sheet: null };
  const { default: Papa } = await import('papaparse');
  const cells = first.rows.map((row) => row.map((text) => text.replaceAll(/\s+/gu, ' ')));
  const csv = new File([Papa.unparse(cells)], `${fileStem(file.name)}.csv`, { type: 'text/csv' });
  return { file: csv, sheet: sheets.length > 1 ? first.name : null };
}
