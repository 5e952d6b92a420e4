import { errorMessage } from '#client/lib/errorMessage.ts';
import { fileErrorText } from '#server/refusal/fileErrorText.ts';
import { MockError } from '#server/refusal/MockError.ts';
import type { CommandLanguage } from './commandTexts.ts';

/** Why a file cannot be read: a refusal in the language, a text for a system error code, else the error's message. */
export function reasonOf(error: unknown, language: CommandLanguage): string {
  if (error instanceof MockError) return error.text[language];
  return fileErrorText(error)?.[language] ?? errorMessage(error);
}
