import { errorMessage } from '#client/lib/errorMessage.ts';
import { DamagedFileError, damageText } from '#server/refusal/DamagedFileError.ts';
import type { Text } from '#server/refusal/text.ts';

/** The problem of an unreadable file, without the advice shown in the console. */
export function wrongWith(error: unknown): Text {
  if (error instanceof DamagedFileError) return damageText(error.damage);
  const detail = errorMessage(error);
  return { zh: `无法读取（${detail}）`, en: `it can’t be read (${detail})` };
}
