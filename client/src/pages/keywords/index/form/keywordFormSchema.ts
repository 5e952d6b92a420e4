import * as v from 'valibot';
import { demandBandSchema, intentSchema } from '#client/api/promptSchemas.ts';
import type { MessageId } from '#client/i18n/MessageId.ts';
import { draftReader } from '#client/stores/draftReader.ts';

/** The server's limit. */
const LONGEST_LABEL = 80;
const LONGEST_SOURCE = 100;

const message = (id: MessageId): MessageId => id;
/** Empty: unknown. */
const orEmpty = <T extends string>(options: readonly T[]) => v.picklist(['', ...options]);

/** The keyword form; messages are message ids. */
export const keywordFormSchema = v.object({
  label: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(message('keywords.label.required')),
    v.maxLength(LONGEST_LABEL, message('keywords.label.long')),
    v.regex(/[\p{L}\p{N}]/u, message('keywords.label.required')),
  ),
  band: orEmpty(demandBandSchema.options),
  source: v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_SOURCE, message('keywords.source.long'))),
  intent: orEmpty(intentSchema.options),
});
export type KeywordFields = v.InferInput<typeof keywordFormSchema>;

const draftSchema = v.object({
  label: v.string(),
  band: orEmpty(demandBandSchema.options),
  source: v.string(),
  intent: orEmpty(intentSchema.options),
});

export const readKeywordDraft = draftReader(draftSchema);
