import { availableParallelism } from 'node:os';
import type { BrandDefinition } from '#server/analysis/ProjectDefinition.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { openRecountThread } from './openRecountThread.ts';
import { RecountHelper } from './RecountHelper.ts';
import { shareTexts } from './sharedTexts.ts';

/** A thread takes half a second to start; fewer answers are counted in little more than that. */
const MANY = 20_000;

/** Starts somebody who counts along; null where it does not pay, or cannot be. */
export type StartHelper = (table: AnswerTable, brands: readonly BrandDefinition[]) => RecountHelper | null;

/** A thread beside this one, for large tables on a machine with a core to spare. */
export const startHelper: StartHelper = (table, brands) => {
  if (table.count < MANY || availableParallelism() < 2) return null;
  const texts = shareTexts(table.texts);
  if (texts === null) return null;
  try {
    return new RecountHelper(table, brands, texts, openRecountThread);
  } catch {
    // It is a help only: one that cannot be had is done without.
    return null;
  }
};
