import type { ReportScope } from '#client/api/reportSchemas.ts';
import type { DateWindow } from './datePresets.ts';

/** The days with answers in a project, or null when it has none. */
export function spanOf({ project_first_date: start, project_last_date: end }: ReportScope): DateWindow | null {
  return start === null || end === null ? null : { start, end };
}

/** Whether a report's days are before or after every answer of the project. */
export function isOutside({ start_time: from, end_time: to }: ReportScope, { start, end }: DateWindow): boolean {
  return to < start || from > end;
}
