/** Unpacked, of all sheets together: they are read row by row. */
export const MOST_SHEET_BYTES = 1_000_000_000;
/** Unpacked, of the texts that the cells share: they are held in memory while a sheet is read. */
export const MOST_STRING_BYTES = 250_000_000;

/** What a workbook that unpacks to more than is read is refused with. */
export class WorkbookSizeError extends Error {
  override readonly name = 'WorkbookSizeError';
  readonly code = 'EWORKBOOKSIZE';

  constructor() {
    super(
      `The workbook unpacks to more than ${String(MOST_SHEET_BYTES)} bytes of sheets or ${String(MOST_STRING_BYTES)} of shared texts`,
    );
  }
}
