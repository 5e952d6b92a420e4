import type { ReportScope } from '../../api/overviewSchemas.ts';
import type { DateWindow } from './datePresets.ts';

/** The days a project has answers for, or null when it has none. */
export function spanOf({ project_first_date: start, project_last_date: end }: ReportScope): DateWindow | null {
  return start === null || end === null ? null : { start, end };
}
