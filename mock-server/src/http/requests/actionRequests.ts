import * as v from 'valibot';
import { actionColumnSchema, actionKindSchema, effortSchema } from '#client/api/actionSchemas.ts';
import { dateField, idField, textField, timeZoneField } from './fields.ts';

const zoneEntry = { time_zone: v.optional(timeZoneField, 'Asia/Shanghai') };
/** An id may contain a page's URL, up to the longest stored URL. */
const actionIdField = v.pipe(v.string(), v.nonEmpty(), v.maxLength(8400));
const emptyIsNull = v.transform((text: string): string | null => (text === '' ? null : text));
const reasonField = v.nullable(v.pipe(textField(500), emptyIsNull));
const titleField = v.nullable(v.pipe(textField(200), emptyIsNull));
const notesField = textField(4000);

export const actionListRequest = v.object({ ...zoneEntry, assignee: v.optional(idField) });
export const actionRequest = v.object({ ...zoneEntry, id: actionIdField });

/** Omitted fields stay unchanged. */
export const actionUpdateRequest = v.object({
  ...zoneEntry,
  id: actionIdField,
  changes: v.object({
    column: v.exactOptional(actionColumnSchema),
    reason: v.exactOptional(reasonField),
    assignee_id: v.exactOptional(v.nullable(idField)),
    due: v.exactOptional(v.nullable(dateField)),
    notes: v.exactOptional(notesField),
    title: v.exactOptional(titleField),
    effort: v.exactOptional(effortSchema),
  }),
});

const ownEntries = {
  kind: actionKindSchema,
  effort: effortSchema,
  prompt_ids: v.optional(v.pipe(v.array(idField), v.maxLength(20)), []),
  url: v.optional(v.nullable(v.pipe(textField(8192), emptyIsNull)), null),
};
export const actionAddRequest = v.object({
  ...zoneEntry,
  action: v.object({
    ...ownEntries,
    title: v.pipe(textField(200), v.nonEmpty()),
    assignee_id: v.optional(v.nullable(idField), null),
    due: v.optional(v.nullable(dateField), null),
    notes: v.optional(notesField, ''),
  }),
});

/** The previous values from an earlier reply. */
export const actionRestoreRequest = v.object({
  ...zoneEntry,
  id: actionIdField,
  before: v.nullable(
    v.object({
      column: actionColumnSchema,
      reason: reasonField,
      assignee_id: v.nullable(idField),
      due: v.nullable(dateField),
      notes: notesField,
      title: titleField,
      own: v.nullable(v.object(ownEntries)),
      effort: v.optional(v.nullable(effortSchema)),
    }),
  ),
});
