import type { IssuedReport, Letter } from '#client/api/schemas/issuedReportSchemas.ts';
import type { ReportLocale } from '#client/api/schemas/reportOptionSchemas.ts';
import { stripBidi } from '#client/lib/stripBidi.ts';
import type { StoredSchedule } from '../../store/documents/ReportRegister.ts';
import type { ChannelMessage } from '../channels/channelMessage.ts';
import type { ProjectSession } from '../ProjectSession.ts';
import { composeReport, lettersOf } from './composeReport.ts';
import type { ReportServices } from './gatherReport.ts';
import { personIn } from '../../store/accounts/personIn.ts';
import { keepReport } from './keepReport.ts';
import { makeLink } from './reportLinks.ts';
import { periodOf } from './reportPeriod.ts';

/** What of the letter stands in the message. */
const IN_MESSAGE = new Set(['summary', 'changed', 'facts']);

function linesOf(letter: Letter): readonly string[] {
  return letter.filter(({ part }) => IN_MESSAGE.has(part)).flatMap(({ sentences }) => sentences);
}

function messageOf(
  { id, title }: IssuedReport,
  letters: Readonly<Record<ReportLocale, Letter>>,
  token: string,
): ChannelMessage {
  const name = stripBidi(title);
  return {
    kind: 'report',
    title: { 'zh-CN': `新报告：${name}`, 'en-US': `New report: ${name}` },
    lines: { 'zh-CN': linesOf(letters['zh-CN']), 'en-US': linesOf(letters['en-US']) },
    path: `/shared/${token}`,
    key: `report ${id}`,
  };
}

/**
 * Makes the report of a schedule with a link to it, notes that its period is done, and hands the summary and the link to the channels.
 * @param due when it was due, in milliseconds since 1970
 * @throws MockError and the file system's error; the period then is not done.
 */
export async function sendScheduled(
  project: ProjectSession,
  due: number,
  { schedule }: StoredSchedule,
  services: ReportServices,
): Promise<void> {
  const { id, state, server, rights } = project;
  const days = { ...periodOf(schedule, due), time_zone: schedule.time_zone };
  const order = { ...schedule.layout, ...days };
  const report = await composeReport(project, order, services);
  const letters = await lettersOf(project, order, services);
  keepReport(project, report, { origin: 'schedule', made_by: '' });
  const register = state.documents.reports.of(id);
  if (register.schedule !== null) {
    // Before anything is sent: nobody is to have it twice.
    const done = { ...register.schedule, done_until: due, trying: null, failure: null };
    state.documents.reports.put(id, { ...register, schedule: done });
  }
  const draft = { report_id: report.id, days: schedule.link_days, password: '' };
  const { token } = await makeLink(project, draft, personIn(rights.user, rights.language));
  state.audit.add({
    ...{ at: new Date(server.environment.now()).toISOString(), kind: 'export', deed: 'report/make', count: null },
    ...{ team_id: rights.team.id, user_id: rights.user.id, project_ids: [id], project_name: report.project_name },
    subject: { id: report.id, name: report.title },
  });
  server.announcer.send(id, messageOf(report, letters, token));
}
