/** Unpacked size limit of all sheets together: they are read row by row. */
export const MOST_SHEET_BYTES = 1_000_000_000;
/** Unpacked size limit of the shared strings: they are held in memory while a sheet is read. */
export const MOST_STRING_BYTES = 250_000_000;

/** The error of a workbook that unpacks to more than the limits. */
export class WorkbookSizeError extends Error {
  override readonly name = 'WorkbookSizeError';
  readonly code = 'EWORKBOOKSIZE';

  constructor() {
    super(
      `The workbook unpacks to more than ${String(MOST_SHEET_BYTES)} bytes of sheets or ${String(MOST_STRING_BYTES)} of shared texts`,
    );
  }
}
