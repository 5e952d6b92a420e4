import { commandLanguage } from '#server/ingest/command/commandTexts.ts';
import { ASK_TEXTS } from './askTexts.ts';
import type { AskTexts } from './askTexts.ts';

/** The texts of the commands in the language of the terminal. */
export function commandText(environment: NodeJS.ProcessEnv): AskTexts {
  return ASK_TEXTS[commandLanguage(environment)];
}
