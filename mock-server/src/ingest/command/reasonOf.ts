import { errorMessage } from '#client/lib/errorMessage.ts';
import { fileErrorText } from '../../refusal/fileErrorText.ts';
import type { CommandLanguage } from './commandTexts.ts';

/** Why a file cannot be read: in words where the system gave a code, else what the error says. */
export function reasonOf(error: unknown, language: CommandLanguage): string {
  return fileErrorText(error)?.[language] ?? errorMessage(error);
}
