/** Unpacked, of all sheets together. What is made of it in memory has a few times its size. */
export const MOST_WORKBOOK_BYTES = 150_000_000;

/** What a workbook that is too large to be held in memory is refused with. */
export class WorkbookSizeError extends Error {
  override readonly name = 'WorkbookSizeError';
  readonly code = 'EWORKBOOKSIZE';

  constructor() {
    super(`The workbook unpacks to more than ${String(MOST_WORKBOOK_BYTES)} bytes`);
  }
}
