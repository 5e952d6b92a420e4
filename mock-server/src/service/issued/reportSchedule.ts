import type { ReportSchedule, ScheduleState } from '#client/api/schemas/reportOptionSchemas.ts';
import type { ProjectSession } from '../ProjectSession.ts';
import { nextReport } from './reportPeriod.ts';

type Scheduled = Pick<ProjectSession, 'id' | 'state' | 'rights' | 'server'>;

/** The report schedule of a project. */
export function scheduleState({ id, state, server }: Pick<Scheduled, 'id' | 'state' | 'server'>): ScheduleState {
  const stored = state.documents.reports.of(id).schedule;
  if (stored === null) return { schedule: null, next_at: null, failure: null };
  // Archived projects make no scheduled reports.
  const next = state.documents.setup.of(id).archived ? null : nextReport(stored.schedule, server.environment.now());
  return {
    schedule: stored.schedule,
    next_at: next === null ? null : new Date(next).toISOString(),
    failure: stored.failure,
  };
}

/** Skips the due times up to now, such as those while the project was archived. */
export function skipDueReports({ id, state, server }: Pick<Scheduled, 'id' | 'state' | 'server'>): void {
  const register = state.documents.reports.of(id);
  if (register.schedule === null) return;
  const schedule = { ...register.schedule, done_until: server.environment.now(), trying: null };
  state.documents.reports.put(id, { ...register, schedule });
}

/** Sets or removes the schedule. Earlier due times are skipped. */
export function saveSchedule(project: Scheduled, schedule: ReportSchedule | null): ScheduleState {
  const { id, state, rights, server } = project;
  const register = state.documents.reports.of(id);
  const stored =
    schedule === null
      ? null
      : {
          schedule,
          ...{ user_id: rights.user.id, team_id: rights.team.id },
          ...{ done_until: server.environment.now(), trying: null, failure: null },
        };
  state.documents.reports.put(id, { ...register, schedule: stored });
  return scheduleState(project);
}
