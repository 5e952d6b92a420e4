import * as v from 'valibot';
import type { WholeKind } from './WholeStore.ts';

/** A stored view. Times are epoch milliseconds. Immutable. */
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
  /** Time of deletion; null: not deleted. A deleted view is kept for a while, so that its URL can say so and it can be restored. */
  deletedAt: v.nullable(v.number()),
});
export type ViewRecord = v.InferOutput<typeof viewRecordSchema>;

export const viewsKind: WholeKind<ViewRecord> = { name: 'views.json', entry: viewRecordSchema };
