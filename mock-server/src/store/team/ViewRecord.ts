import * as v from 'valibot';
import type { WholeKind } from './WholeStore.ts';

/** A saved view as it is kept. Times are epoch milliseconds. Immutable. */
const viewRecordSchema = v.object({
  id: v.string(),
  teamId: v.string(),
  userId: v.string(),
  projectId: v.string(),
  name: v.string(),
  page: v.string(),
  search: v.string(),
  shared: v.boolean(),
  version: v.number(),
  /** Null: it is there. One that was deleted stays for a while, so that its address can say so and it can be taken back. */
  deletedAt: v.nullable(v.number()),
});
export type ViewRecord = v.InferOutput<typeof viewRecordSchema>;

export const viewsKind: WholeKind<ViewRecord> = { name: 'views.json', entry: viewRecordSchema };
