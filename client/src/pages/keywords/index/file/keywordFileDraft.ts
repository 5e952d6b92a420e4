import * as v from 'valibot';
import { keywordFileSchema } from '#client/api/keywordSchemas.ts';

const draftSchema = v.object({
  pasted: v.string(),
  /** Who says the volumes: the tool, or the file itself. */
  source: v.string(),
  /** What the server read of the file or of what was pasted; null until then. */
  file: v.nullable(keywordFileSchema),
});
/** What was pasted and read, so that a reload, a failure or closing the dialog loses nothing. */
export type KeywordFileDraft = v.InferOutput<typeof draftSchema>;

export const emptyKeywordFile: KeywordFileDraft = { pasted: '', source: '', file: null };

/** What was kept from last time; anything unreadable counts as nothing. */
export function readKeywordFileDraft(stored: unknown): KeywordFileDraft {
  const parsed = v.safeParse(draftSchema, stored);
  return parsed.success ? parsed.output : emptyKeywordFile;
}
