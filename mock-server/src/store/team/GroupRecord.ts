import * as v from 'valibot';
import type { WholeKind } from './WholeStore.ts';

/** The group of a project in a team. A project has at most one group per team. */
const groupRecordSchema = v.object({ teamId: v.string(), projectId: v.string(), name: v.string() });
export type GroupRecord = v.InferOutput<typeof groupRecordSchema>;

export const groupsKind: WholeKind<GroupRecord> = { name: 'groups.json', entry: groupRecordSchema };
