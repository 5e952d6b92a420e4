import * as v from 'valibot';
import { logInspectionSchema } from '#client/api/trafficSchemas.ts';

const draftSchema = v.object({
  found: v.nullable(logInspectionSchema),
  /** Null until somebody changes it: then it is what was found to be likely. */
  site: v.nullable(v.string()),
  server: v.string(),
  job_id: v.nullable(v.string()),
});
/** What a person entered for a log, so that a failure, a reload or closing the dialog loses nothing. */
export type LogDraft = v.InferOutput<typeof draftSchema>;

/** Drafts are kept by project: a log belongs to one. */
export const draftName = (projectId: string | null): string => `log.${projectId ?? ''}`;

export const emptyLogDraft: LogDraft = { found: null, site: null, server: '', job_id: null };

/** What was kept from last time; anything unreadable counts as nothing. */
export function readLogDraft(stored: unknown): LogDraft {
  const parsed = v.safeParse(draftSchema, stored);
  return parsed.success ? parsed.output : emptyLogDraft;
}
