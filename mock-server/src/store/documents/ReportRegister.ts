import * as v from 'valibot';
import {
  reportLocaleSchema,
  reportScheduleSchema,
  reportWordingSchema,
} from '#client/api/schemas/reportOptionSchemas.ts';
import type { DocumentKind } from './documentFile.ts';

/** What the list shows of a report; the report itself lies in a file of its own. */
const storedHeadSchema = v.object({
  id: v.string(),
  title: v.string(),
  made_at: v.string(),
  made_by: v.string(),
  origin: v.picklist(['person', 'schedule', 'command']),
  wording: reportWordingSchema,
  locale: reportLocaleSchema,
  start_time: v.string(),
  end_time: v.string(),
});
export type StoredHead = Readonly<v.InferOutput<typeof storedHeadSchema>>;

const storedScheduleSchema = v.object({
  schedule: reportScheduleSchema,
  /** Whose rights bound what it makes. */
  user_id: v.string(),
  team_id: v.string(),
  /** Epoch milliseconds: what was due by then is made, or was due before there was a schedule. */
  done_until: v.number(),
  /** The report being made, and how often that was begun: a kill in the middle must not repeat it for ever. */
  trying: v.nullable(v.object({ due: v.number(), attempts: v.number() })),
  failure: v.nullable(v.object({ at: v.string(), message: v.string() })),
});
export type StoredSchedule = Readonly<v.InferOutput<typeof storedScheduleSchema>>;

/** The reports of a project, newest first, and when more are made. Immutable. */
export interface ReportRegister {
  readonly reports: readonly StoredHead[];
  readonly schedule: StoredSchedule | null;
}

export const registerKind: DocumentKind<ReportRegister> = {
  name: 'reports',
  schema: v.object({
    reports: v.optional(v.array(storedHeadSchema), []),
    schedule: v.optional(v.nullable(storedScheduleSchema), null),
  }),
  empty: { reports: [], schedule: null },
};
