import { COMMAND_TEXTS, commandLanguage, fill } from '#server/ingest/command/commandTexts.ts';
import type { UsageError } from '#server/refusal/UsageError.ts';
import { ASK_TEXTS } from './askTexts.ts';
import type { AskTexts } from './askTexts.ts';

/** The texts of the commands in the terminal's language. */
export function commandText(environment: NodeJS.ProcessEnv): AskTexts {
  return ASK_TEXTS[commandLanguage(environment)];
}

/** The text for an argument error that the import command has too. */
export function usageWords({ argument, problem, detail, owner }: UsageError, environment: NodeJS.ProcessEnv): string {
  return `${argument}: ${fill(COMMAND_TEXTS[commandLanguage(environment)].usage[problem], detail, owner)}`;
}
