import { errorMessage } from '#client/lib/errorMessage.ts';
import { fileErrorText } from '#server/refusal/fileErrorText.ts';
import type { CommandLanguage } from './commandTexts.ts';

/** Why a file cannot be read: a text for a system error code, else the error's message. */
export function reasonOf(error: unknown, language: CommandLanguage): string {
  return fileErrorText(error)?.[language] ?? errorMessage(error);
}
