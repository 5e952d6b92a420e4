import { availableParallelism } from 'node:os';
import type { BrandDefinition } from '#server/analysis/ProjectDefinition.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { openRecountThread } from './openRecountThread.ts';
import { RecountHelper } from './RecountHelper.ts';
import { shareTexts } from './sharedTexts.ts';

/** Minimum number of answers: starting a thread takes 0.5 s, which suffices to count fewer. */
const MANY = 20_000;

/** Starts a counting worker; null when it does not pay or is not possible. */
export type StartHelper = (table: AnswerTable, brands: readonly BrandDefinition[]) => RecountHelper | null;

/** A worker thread, for large tables on a machine with a free core. */
export const startHelper: StartHelper = (table, brands) => {
  if (table.count < MANY || availableParallelism() < 2) return null;
  const texts = shareTexts(table.texts);
  if (texts === null) return null;
  try {
    return new RecountHelper(table, brands, texts, openRecountThread);
  } catch {
    // Optional: without a worker, this thread counts everything.
    return null;
  }
};
