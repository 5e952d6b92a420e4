import * as v from 'valibot';
import type { ActionChanges } from '#client/api/actionApi.ts';
import { actionColumnSchema, actionKindSchema, effortSchema } from '#client/api/actionSchemas.ts';
import type { BoardAction } from '#client/api/actionSchemas.ts';
import { draftReader } from '#client/stores/draftReader.ts';

/** The typed fields of an action; empty: not set. */
const personSchema = v.object({
  title: v.string(),
  column: actionColumnSchema,
  reason: v.string(),
  assignee: v.string(),
  due: v.string(),
  notes: v.string(),
  effort: effortSchema,
});
export type PersonDraft = v.InferOutput<typeof personSchema>;

const newSchema = v.object({
  title: v.string(),
  kind: actionKindSchema,
  effort: effortSchema,
  url: v.string(),
  prompt_ids: v.optional(v.array(v.string()), []),
  assignee: v.string(),
  due: v.string(),
  notes: v.string(),
});
export type NewDraft = v.InferOutput<typeof newSchema>;

export const emptyAction: NewDraft = {
  title: '',
  kind: 'create',
  effort: 'medium',
  url: '',
  prompt_ids: [],
  assignee: '',
  due: '',
  notes: '',
};

export const readPerson = draftReader(personSchema);

export const readNew = draftReader(newSchema);

export function personOf(action: BoardAction): PersonDraft {
  const { title, column, reason, assignee_id: assignee, due, notes, effort } = action;
  return { title: title ?? '', column, reason: reason ?? '', assignee: assignee ?? '', due: due ?? '', notes, effort };
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** Only the fields that differ, so that fields changed by others meanwhile are kept. */
export function changesOf(draft: PersonDraft, action: BoardAction): ActionChanges {
  const { title, column, reason, assignee, due, notes, effort } = draft;
  const before = personOf(action);
  return {
    ...(title.trim() === before.title ? {} : { title: orNull(title) }),
    ...(column === before.column ? {} : { column }),
    ...(column !== 'dismissed' || reason.trim() === before.reason ? {} : { reason: orNull(reason) }),
    ...(assignee === before.assignee ? {} : { assignee_id: orNull(assignee) }),
    ...(due === before.due ? {} : { due: orNull(due) }),
    ...(notes.trim() === before.notes ? {} : { notes: notes.trim() }),
    ...(effort === before.effort ? {} : { effort }),
  };
}
