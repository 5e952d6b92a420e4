import * as v from 'valibot';
import {
  reportLocaleSchema,
  reportScheduleSchema,
  reportWordingSchema,
} from '#client/api/schemas/reportOptionSchemas.ts';
import type { DocumentKind } from './documentFile.ts';

/** The list entry of a report; the report itself has a file of its own. */
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
  /** The person whose rights limit the scheduled reports. */
  user_id: v.string(),
  team_id: v.string(),
  /** Epoch milliseconds: reports due by then are made, or were due before the schedule existed. */
  done_until: v.number(),
  /**
   * The report in progress, its number of attempts and the time of the first, in epoch milliseconds: a crash must neither repeat it
   * for ever nor announce it twice.
   */
  trying: v.nullable(v.object({ due: v.number(), attempts: v.number(), since: v.optional(v.number(), 0) })),
  failure: v.nullable(v.object({ at: v.string(), message: v.string() })),
});
export type StoredSchedule = Readonly<v.InferOutput<typeof storedScheduleSchema>>;

/** The reports of a project, newest first, and the schedule. Immutable. */
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
