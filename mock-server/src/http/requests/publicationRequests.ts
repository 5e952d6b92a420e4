import * as v from 'valibot';
import { scorePairSchema } from '#client/api/publicationSchemas.ts';
import { baseField, dateField, idField, isPrintable, requiredLineField, textField, timeZoneField } from './fields.ts';
import { weightsField } from './scoreRequests.ts';

const MOST_PROMPTS = 500;
/** The length limit of a draft. */
const LONGEST_TEXT = 200_000;

const pageText = v.optional(
  v.nullable(v.pipe(v.string(), v.maxLength(LONGEST_TEXT), v.check(isPrintable, 'printable'))),
  null,
);
const maybeId = v.optional(v.nullable(idField), null);
const scoreField = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const scores = v.optional(
  v.nullable(v.object({ ...scorePairSchema.entries, eligible: scoreField, citable: scoreField })),
  null,
);

export const changeListRequest = v.object({ time_zone: v.optional(timeZoneField, 'Asia/Shanghai') });
export const changeEffectRequest = v.object({ ...changeListRequest.entries, id: idField });

export const changeSaveRequest = v.object({
  change: v.object({
    id: v.optional(textField(200), ''),
    url: v.pipe(textField(2000), v.nonEmpty()),
    title: requiredLineField(200),
    page_id: maybeId,
    draft_id: maybeId,
    prompt_ids: v.pipe(v.array(idField), v.minLength(1), v.maxLength(MOST_PROMPTS)),
    published_on: dateField,
    note: v.optional(textField(2000), ''),
    before_text: pageText,
    after_text: pageText,
    score_before: scores,
    score_after: scores,
    score_weights: v.optional(v.nullable(weightsField)),
  }),
  base: baseField,
});

export const changeIdRequest = v.object({ id: idField });
