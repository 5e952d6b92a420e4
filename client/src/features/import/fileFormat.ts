import type { ImportInspection } from '#client/api/importSchemas.ts';

/** Tables that are no texts, by their names. */
const NO_TEXT = /\.(xlsx|xlsm|parquet)$/iu;

/** Whether a file is a text, which has an encoding. */
export const isText = (fileName: string): boolean => !NO_TEXT.test(fileName);

/** What a file is, as people know it: rows of a workbook are read like those of a table of text. */
export function fileFormat({ file_name: name, format }: Pick<ImportInspection, 'file_name' | 'format'>): string {
  return (NO_TEXT.exec(name)?.[1] ?? format).toUpperCase();
}

/** An encoding as people write its name. */
export function encodingName(encoding: string): string {
  const named = { big5: 'Big5', shift_jis: 'Shift_JIS' }[encoding];
  return named ?? encoding.toUpperCase().replace('WINDOWS', 'Windows');
}
