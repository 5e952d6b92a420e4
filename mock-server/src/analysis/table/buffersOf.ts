/** The buffers of columns, for transferring them to another thread without a copy. */
export function buffersOf(columns: object): ArrayBuffer[] {
  return Object.values(columns).flatMap((column: unknown) =>
    ArrayBuffer.isView(column) && column.buffer instanceof ArrayBuffer ? [column.buffer] : [],
  );
}
