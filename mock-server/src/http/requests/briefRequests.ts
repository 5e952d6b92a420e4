import * as v from 'valibot';
import {
  briefFactSchema,
  briefHeadingSchema,
  briefPraiseSchema,
  briefQuestionSchema,
  briefSchema,
  briefSourceSchema,
  briefStatisticSchema,
  briefWindowSchema,
} from '#client/api/briefSchemas.ts';
import { maybeInstantSchema } from '#client/api/timeSchemas.ts';
import { MOST_BRIEF_PROMPTS } from '#server/store/documents/BriefRepository.ts';
import { dateField, idField, integerField, isPrintable, textField, timeZoneField } from './fields.ts';

/** Limit of entries of each list in a brief. */
const MOST_ENTRIES = 100;
const LONGEST_LINE = 1000;

export const briefGatherRequest = v.object({
  prompt_ids: v.optional(v.pipe(v.array(idField), v.maxLength(MOST_BRIEF_PROMPTS)), []),
  topic_id: v.optional(idField),
  action_id: v.optional(idField),
  start_time: v.optional(dateField),
  end_time: v.optional(dateField),
  time_zone: v.optional(timeZoneField, 'Asia/Shanghai'),
});

export const briefIdRequest = v.object({ id: idField });
export const briefOneRequest = v.object({ id: idField, version: v.optional(integerField(1, 1_000_000)) });

const versionField = v.pipe(v.number(), v.integer(), v.minValue(0));
export const briefRestoreRequest = v.object({ id: idField, version: versionField, present: versionField });

const line = v.pipe(v.string(), v.maxLength(LONGEST_LINE), v.check(isPrintable, 'printable'));
const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_LINE), v.check(isPrintable, 'printable'));
const notes = v.pipe(v.string(), v.maxLength(20_000), v.check(isPrintable, 'printable'));
/** When an answer was asked for; empty when unknown. */
const instant = v.pipe(
  line,
  v.description('A time such as 2026-03-01T08:00:00Z, a day such as 2026-03-01, or an empty text.'),
  v.check((value) => v.is(maybeInstantSchema, value), 'instant'),
);
const titleField = v.pipe(textField(200), v.nonEmpty());
/** Becomes a link: only HTTP(S) URLs. */
const address = v.nullable(v.pipe(v.string(), v.maxLength(8192), v.regex(/^https?:\/\/[^\s/]+\S*$/iu, 'web_address')));
const entryId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));

function listOf<T>(entry: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T[]> {
  return v.pipe(v.array(entry), v.maxLength(MOST_ENTRIES));
}

/** A brief from the client; an empty `id` creates one. The server sets the time and the version. */
export const briefSaveRequest = v.object({
  brief: v.object({
    ...briefSchema.entries,
    created_at: line,
    updated_at: line,
    id: textField(200),
    title: titleField,
    version: versionField,
    prompt_ids: v.pipe(v.array(idField), v.maxLength(MOST_BRIEF_PROMPTS)),
    window: v.object({
      ...briefWindowSchema.entries,
      start_time: dateField,
      end_time: dateField,
      time_zone: timeZoneField,
    }),
    questions: listOf(v.object({ ...briefQuestionSchema.entries, id: entryId, text })),
    praise: listOf(
      v.object({ ...briefPraiseSchema.entries, id: entryId, quote: text, prompt_text: line, asked_at: instant }),
    ),
    sources: listOf(v.object({ ...briefSourceSchema.entries, id: entryId, host: text, url: address })),
    facts: listOf(v.object({ ...briefFactSchema.entries, statement: text, value: line, source: v.nullable(line) })),
    statistics: listOf(
      v.object({ ...briefStatisticSchema.entries, id: entryId, statement: text, source_url: address }),
    ),
    outline: listOf(v.object({ ...briefHeadingSchema.entries, id: entryId, heading: text, notes })),
    notes,
  }),
});
