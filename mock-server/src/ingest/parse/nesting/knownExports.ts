import { chatGpt } from './exports/chatGpt.ts';
import { claude } from './exports/claude.ts';
import { deepSeek } from './exports/deepSeek.ts';
import type { ExportReader, Values } from './exports/ExportReader.ts';
import { pairOfModels } from './exports/pairOfModels.ts';
import { promptfoo } from './exports/promptfoo.ts';
import { searchPages } from './exports/searchPages.ts';
import { takeout } from './exports/takeout.ts';

const READERS: readonly ExportReader[] = [deepSeek, chatGpt, claude, takeout, promptfoo, searchPages, pairOfModels];

/** The records of an object that a known tool wrote; null: it is of none. */
export function knownExport(node: Values): readonly Values[] | null {
  for (const read of READERS) {
    const records = read(node);
    if (records !== null) return records;
  }
  return null;
}
