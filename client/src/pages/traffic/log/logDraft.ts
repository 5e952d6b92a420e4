import * as v from 'valibot';
import { logInspectionSchema } from '#client/api/trafficSchemas.ts';

const draftSchema = v.object({
  found: v.nullable(logInspectionSchema),
  /** Null until it is edited: the detected site applies. */
  site: v.nullable(v.string()),
  server: v.string(),
  job_id: v.nullable(v.string()),
});
/** Form values of a log, stored so that a failure, a reload or closing the dialog loses nothing. */
export type LogDraft = v.InferOutput<typeof draftSchema>;

/** Drafts are stored per project, because logs belong to one. */
export const draftName = (projectId: string | null): string => `log.${projectId ?? ''}`;

export const emptyLogDraft: LogDraft = { found: null, site: null, server: '', job_id: null };

/** Parses the stored draft; an invalid one counts as empty. */
export function readLogDraft(stored: unknown): LogDraft {
  const parsed = v.safeParse(draftSchema, stored);
  return parsed.success ? parsed.output : emptyLogDraft;
}
