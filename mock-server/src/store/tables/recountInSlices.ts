import { setImmediate as nextTurn } from 'node:timers/promises';
import { Recounter } from '../../analysis/table/Recounter.ts';
import type { BrandDefinition } from '../../analysis/ProjectDefinition.ts';
import type { AnswerTable } from '../../analysis/table/AnswerTable.ts';
import { startHelper } from './recount/startHelper.ts';
import type { StartHelper } from './recount/startHelper.ts';

/** So many answers are counted (in some 10 ms, at first in more) before other requests get their turn. */
const SLICE = 200;
/** So many blocks that were counted elsewhere are joined (in some milliseconds) before they do. */
const JOINED = 20;

export interface RecountOptions {
  /** Told the share of answers counted, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Counts answers under other brands without holding the server up; a thread beside this one takes its part of a large table.
 * @throws the signal's reason once it is aborted.
 */
export async function recountInSlices(
  table: AnswerTable,
  brands: readonly BrandDefinition[],
  { onProgress, signal }: RecountOptions = {},
  start: StartHelper = startHelper,
): Promise<AnswerTable> {
  const recounter = new Recounter(table, brands);
  const helper = recounter.readsTexts ? start(table, brands) : null;
  const left = (): number => (helper?.end ?? table.count) - recounter.done;
  const turn = async (counted: number): Promise<void> => {
    onProgress?.(counted / table.count);
    await nextTurn();
    signal?.throwIfAborted();
  };
  try {
    while (left() > 0) {
      recounter.step(Math.min(SLICE, left()));
      helper?.advance(recounter.done);
      await turn(table.count - left());
    }
    for (const [index, block] of (helper?.blocks ?? []).entries()) {
      recounter.append(block);
      if ((index + 1) % JOINED === 0) await turn(table.count);
    }
    // Finishing takes its time, so it begins a turn of its own.
    if (helper !== null) await turn(table.count);
    return recounter.finish();
  } finally {
    helper?.close();
  }
}
