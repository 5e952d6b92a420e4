import * as v from 'valibot';
import { keywordFileSchema } from '#client/api/keywordSchemas.ts';

const draftSchema = v.object({
  pasted: v.string(),
  /** Source of the volumes: the tool, or the file itself. */
  source: v.string(),
  /** The server's parse result; null before. */
  file: v.nullable(keywordFileSchema),
});
/** Input and parse result, stored so that a reload, a failure or closing the dialog loses nothing. */
export type KeywordFileDraft = v.InferOutput<typeof draftSchema>;

export const emptyKeywordFile: KeywordFileDraft = { pasted: '', source: '', file: null };

/** Parses the stored draft; an invalid one counts as empty. */
export function readKeywordFileDraft(stored: unknown): KeywordFileDraft {
  const parsed = v.safeParse(draftSchema, stored);
  return parsed.success ? parsed.output : emptyKeywordFile;
}
