import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BrandDefinition } from '#server/analysis/ProjectDefinition.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { Recounter } from '#server/analysis/table/Recounter.ts';
import { startHelper } from './recount/startHelper.ts';
import type { StartHelper } from './recount/startHelper.ts';

/** Answers counted per slice (some 10 ms, more at first) before the event loop continues. */
const SLICE = 200;
/** Blocks of the worker joined per slice (a few milliseconds). */
const JOINED = 20;

export interface RecountOptions {
  /** Receives the share of counted answers, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Recounts answers under other brands in slices; a worker thread takes a part of a large table.
 * @throws the signal's reason when it is aborted.
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
    // Finishing is slow, so it gets a turn of its own.
    if (helper !== null) await turn(table.count);
    return recounter.finish();
  } finally {
    helper?.close();
  }
}
