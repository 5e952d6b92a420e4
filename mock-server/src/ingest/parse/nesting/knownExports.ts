import { aiStudio } from './exports/aiStudio.ts';
import { bedrockLog } from './exports/bedrockLog.ts';
import { libreChat, openRouter } from './exports/chatClients.ts';
import { chatGpt } from './exports/chatGpt.ts';
import { cherryStudio } from './exports/cherryStudio.ts';
import { claude } from './exports/claude.ts';
import { dataFrames } from './exports/dataFrames.ts';
import { deepSeek } from './exports/deepSeek.ts';
import { evaluations } from './exports/evaluations.ts';
import type { ExportReader } from './exports/ExportReader.ts';
import { grok } from './exports/grok.ts';
import { inspect } from './exports/inspect.ts';
import { langSmith } from './exports/langSmith.ts';
import { lmStudio } from './exports/lmStudio.ts';
import { openWebUi } from './exports/openWebUi.ts';
import { pairOfModels } from './exports/pairOfModels.ts';
import { perplexityThread } from './exports/perplexityThread.ts';
import { promptfoo } from './exports/promptfoo.ts';
import { searchPages } from './exports/searchPages.ts';
import { doubao, kimi, tongyi, yuanbao } from './exports/siteChats.ts';
import { spans } from './exports/spans.ts';
import { takeout } from './exports/takeout.ts';
import { turnsOfChoices } from './exports/turnsOfChoices.ts';
import type { Values } from './Values.ts';

const READERS: readonly ExportReader[] = [
  grok,
  aiStudio,
  libreChat,
  openRouter,
  openWebUi,
  lmStudio,
  langSmith,
  deepSeek,
  yuanbao,
  doubao,
  kimi,
  tongyi,
  chatGpt,
  claude,
  takeout,
  perplexityThread,
  promptfoo,
  searchPages,
  inspect,
  evaluations,
  cherryStudio,
  bedrockLog,
  turnsOfChoices,
  dataFrames,
  spans,
  pairOfModels,
];

/** The records in an object written by a known tool; null: unknown format. */
export function knownExport(node: Values): readonly Values[] | null {
  for (const read of READERS) {
    const records = read(node);
    if (records !== null) return records;
  }
  return null;
}
