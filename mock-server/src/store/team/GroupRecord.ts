import * as v from 'valibot';
import type { WholeKind } from './WholeStore.ts';

/** The group a team put a project into. A project is in one group of a team at most. */
const groupRecordSchema = v.object({ teamId: v.string(), projectId: v.string(), name: v.string() });
export type GroupRecord = v.InferOutput<typeof groupRecordSchema>;

export const groupsKind: WholeKind<GroupRecord> = { name: 'groups.json', entry: groupRecordSchema };
