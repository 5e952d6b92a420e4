import type { GrowingColumn } from './GrowingColumn.ts';

/** Start of each row's values after the rows are put in `order`; null: rows are in order already. */
export function arrangeStarts(starts: GrowingColumn<Uint32Array>, order: Uint32Array | null): Uint32Array {
  const result = starts.toArray(null);
  if (order !== null) {
    let used = 0;
    order.forEach((row, place) => {
      result[place] = used;
      used += starts.at(row + 1) - starts.at(row);
    });
  }
  return result;
}
