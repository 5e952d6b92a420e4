import { setImmediate as nextTurn } from 'node:timers/promises';
import { Recounter } from '../analysis/table/Recounter.ts';
import type { AnswerTable, BrandDefinition } from '../analysis/types.ts';

/** So many answers are counted (in some 20 ms) before other requests get their turn. */
const SLICE = 400;

export interface RecountOptions {
  /** Told the share of answers counted, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Counts answers under other brands without holding the server up. @throws the signal's reason once it is aborted. */
export async function recountInSlices(
  table: AnswerTable,
  brands: readonly BrandDefinition[],
  { onProgress, signal }: RecountOptions = {},
): Promise<AnswerTable> {
  const recounter = new Recounter(table, brands);
  while (recounter.step(SLICE)) {
    onProgress?.(recounter.done / table.count);
    await nextTurn();
    signal?.throwIfAborted();
  }
  return recounter.finish();
}
