import * as v from 'valibot';
import {
  askedRegionSchema,
  askingPersonaSchema,
  constraintSchema,
  expandLanguageSchema,
} from '#client/api/expandSchemas.ts';
import { demandBandSchema, intentSchema } from '#client/api/promptSchemas.ts';
import { stageSchema } from '#client/api/stageSchemas.ts';
import { LONGEST_KEYWORD, MOST_KEYWORDS } from '#server/analysis/keywords/readKeywordRows.ts';
import { LONGEST_PROMPT } from '#server/store/edits/promptLimits.ts';
import { idField, isPrintable, lineField, onOneLine, textField, timeZoneField } from './fields.ts';

/** A keyword needs a letter or digit, or nothing could match it. */
const labelField = v.pipe(
  v.string(),
  v.maxLength(10 * LONGEST_KEYWORD),
  v.check(isPrintable, 'printable'),
  onOneLine,
  v.string(),
  v.nonEmpty(),
  v.maxLength(LONGEST_KEYWORD),
  v.regex(/[\p{L}\p{N}]/u, 'letter'),
);
const sourceField = lineField(100);

/** A typed or imported keyword. `band` null: its search volume is not known. */
export const keywordAddRequest = v.object({
  from: v.picklist(['typed', 'imported']),
  keywords: v.pipe(
    v.array(
      v.object({
        label: labelField,
        band: v.optional(v.nullable(demandBandSchema), null),
        source: v.optional(sourceField, ''),
        intent: v.optional(v.nullable(intentSchema), null),
      }),
    ),
    v.minLength(1),
    v.maxLength(MOST_KEYWORDS),
  ),
});

/** Omitted fields stay; null resets the band or the intent to the rules' value. */
export const keywordUpdateRequest = v.object({
  id: idField,
  changes: v.object({
    label: v.exactOptional(labelField),
    band: v.exactOptional(v.nullable(demandBandSchema)),
    source: v.exactOptional(sourceField),
    intent: v.exactOptional(v.nullable(intentSchema)),
  }),
});

export const keywordIdsRequest = v.object({
  ids: v.pipe(v.array(idField), v.minLength(1), v.maxLength(MOST_KEYWORDS)),
});

/** The previous values from an earlier reply. */
export const keywordRestoreRequest = v.object({
  before: v.pipe(
    v.array(
      v.object({
        id: idField,
        taken: v.boolean(),
        saved: v.nullable(
          v.object({
            label: labelField,
            band: v.nullable(demandBandSchema),
            source: sourceField,
            from: v.nullable(v.picklist(['typed', 'imported'])),
            intent: v.nullable(intentSchema),
            own: v.boolean(),
          }),
        ),
      }),
    ),
    v.minLength(1),
    v.maxLength(MOST_KEYWORDS),
  ),
});

const idListField = v.optional(v.pipe(v.array(idField), v.maxLength(100)), []);

export const expandRequest = v.object({
  ids: idListField,
  intents: v.optional(v.array(intentSchema), []),
  stages: v.optional(v.array(stageSchema), []),
  personas: v.optional(v.array(askingPersonaSchema), []),
  constraints: v.optional(v.array(constraintSchema), []),
  regions: v.optional(v.array(askedRegionSchema), []),
  language: v.optional(expandLanguageSchema, 'auto'),
  time_zone: v.optional(timeZoneField, 'Asia/Shanghai'),
});

export const expansionImpactRequest = v.object({
  questions: v.pipe(
    v.array(
      v.object({
        text: v.pipe(v.string(), v.maxLength(LONGEST_PROMPT), v.check(isPrintable, 'printable'), onOneLine),
        topic: v.optional(textField(200), ''),
      }),
    ),
    v.maxLength(500),
  ),
});
