import type { ImportInspection } from '#client/api/importSchemas.ts';

/** Binary table formats, by extension. */
const NO_TEXT = /\.(xlsx|xlsm|parquet)$/iu;

/** Whether a file is text, and so has an encoding. */
export const isText = (fileName: string): boolean => !NO_TEXT.test(fileName);

/** Display name of a file's format: workbooks keep theirs, although their rows are parsed like those of a text table. */
export function fileFormat({ file_name: name, format }: Pick<ImportInspection, 'file_name' | 'format'>): string {
  return (NO_TEXT.exec(name)?.[1] ?? format).toUpperCase();
}
