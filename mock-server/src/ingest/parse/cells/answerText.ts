import { answerOf } from './textOf.ts';

/** Answers as plain text or a list of texts. `readReply` parses provider parts and whole replies. */
export function answerText(value: unknown): string {
  if (!Array.isArray(value)) return answerOf(value);
  const parts: readonly unknown[] = value;
  return parts
    .map((part) => answerOf(part))
    .filter((part) => part !== '')
    .join('\n');
}
