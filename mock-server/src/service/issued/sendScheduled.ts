import { personIn } from '#server/store/accounts/personIn.ts';
import type { StoredSchedule } from '#server/store/documents/ReportRegister.ts';
import type { KeptReport } from '#server/store/issued/ReportStore.ts';
import { noteQuietly } from '../audit/noteQuietly.ts';
import type { ProjectSession } from '../ProjectSession.ts';
import type { ReportServices } from './gatherReport.ts';
import { issueReport } from './issueReport.ts';
import { readKept } from './keepReport.ts';
import { makeLink } from './reportLinks.ts';
import { reportMessage } from './reportMessage.ts';
import { periodOf } from './reportPeriod.ts';

/** A due report, in epoch milliseconds. */
interface Due {
  readonly due: number;
  /** Time of the first attempt. */
  readonly since: number;
}

/** The report of an interrupted attempt at the same due time, which need not be made a second time. */
function madeBefore(
  project: ProjectSession,
  { start_time, end_time }: ReturnType<typeof periodOf>,
  since: number,
): KeptReport | null {
  const { reports } = project.state.documents.reports.of(project.id);
  const head = reports.find(
    (one) =>
      one.origin === 'schedule' &&
      one.start_time === start_time &&
      one.end_time === end_time &&
      Date.parse(one.made_at) >= since,
  );
  return head === undefined ? null : readKept(project, head.id);
}

/**
 * Makes a scheduled report with a link, sends summary and link to the channels, and marks its period as done.
 * @throws MockError and the file system's error; the period is not marked then.
 */
export async function sendScheduled(
  project: ProjectSession,
  { due, since }: Due,
  { schedule }: StoredSchedule,
  services: ReportServices,
): Promise<void> {
  const { id, state, server, rights } = project;
  const days = { ...periodOf(schedule, due), time_zone: schedule.time_zone };
  const order = { ...schedule.layout, ...days };
  const { report, summary } =
    madeBefore(project, days, since) ??
    (await issueReport(project, order, services, { origin: 'schedule', made_by: '' }));
  const draft = { report_id: report.id, days: schedule.link_days, password: '' };
  const { token } = await makeLink(project, draft, personIn(rights.user, rights.language));
  const key = `report of ${String(due)} since ${String(since)}`;
  server.announcer.send(id, { ...reportMessage({ report, summary }, token), key });
  // After queueing: a server killed in between queues it again, and the key prevents a second delivery.
  const register = state.documents.reports.of(id);
  if (register.schedule !== null) {
    const done = { ...register.schedule, done_until: due, trying: null, failure: null };
    state.documents.reports.put(id, { ...register, schedule: done });
  }
  noteQuietly(state.audit, {
    ...{ at: new Date(server.environment.now()).toISOString(), kind: 'export', deed: 'report/make', count: null },
    ...{ team_id: rights.team.id, user_id: rights.user.id, project_ids: [id], project_name: report.project_name },
    subject: { id: report.id, name: report.title },
  });
}
