import type { IssuedReport, ReportHead } from '#client/api/schemas/issuedReportSchemas.ts';
import { MockError, noSuch } from '#server/refusal/MockError.ts';
import type { StoredHead } from '#server/store/documents/ReportRegister.ts';
import type { KeptReport } from '#server/store/issued/ReportStore.ts';
import type { ProjectSession } from '../ProjectSession.ts';
import { linksOf } from './reportLinks.ts';

/** Limit of reports: the register is read as a whole at each call. */
const MOST_REPORTS = 500;

type Kept = Pick<ProjectSession, 'id' | 'state'>;

/** Origin of a report with the name of its author; empty for scheduled ones. */
export interface ReportOrigin {
  readonly origin: StoredHead['origin'];
  readonly made_by: string;
}

function headOf(report: IssuedReport, { origin, made_by }: ReportOrigin): StoredHead {
  const { id, title, made_at, wording, locale, scope } = report;
  const { start_time, end_time } = scope;
  return { id, title, made_at, made_by, origin, wording, locale, start_time, end_time };
}

/** Stores a report, which is immutable from then on. @throws MockError (409) above the limit. */
export function keepReport({ id, state }: Kept, made: KeptReport, origin: ReportOrigin): StoredHead {
  const register = state.documents.reports.of(id);
  if (register.reports.length >= MOST_REPORTS) {
    const most = String(MOST_REPORTS);
    throw new MockError(409, {
      zh: `一个项目最多保存 ${most} 份报告，请先删除不用的`,
      en: `A project can keep at most ${most} reports. Delete some you no longer need.`,
    });
  }
  const head = headOf(made.report, origin);
  // The report first: the list must not contain a missing one.
  state.reports.add(id, made);
  state.documents.reports.put(id, { ...register, reports: [head, ...register.reports] });
  return head;
}

/** The list entry of a report. */
export function shownHead({ id, state }: Kept, head: StoredHead): ReportHead {
  return { ...head, links: [...linksOf(state, id, head.id)] };
}

/** The reports of a project, newest first. */
export function listReports(project: Kept): readonly ReportHead[] {
  return project.state.documents.reports.of(project.id).reports.map((head) => shownHead(project, head));
}

/** @throws MockError (404) */
export function headOfReport({ id, state }: Kept, reportId: string): StoredHead {
  const head = state.documents.reports.of(id).reports.find((one) => one.id === reportId);
  if (head === undefined) throw noSuch('id', { zh: '没有该报告', en: 'Report not found' });
  return head;
}

/** Reads a stored report with its summary. @throws MockError (404) */
export function readKept(project: Kept, reportId: string): KeptReport {
  headOfReport(project, reportId);
  const kept = project.state.reports.read(project.id, reportId);
  if (kept === null) throw noSuch('id', { zh: '没有该报告', en: 'Report not found' });
  return kept;
}

/** Deletes a report with its links. @throws MockError (404) */
export function removeReport(project: Kept, reportId: string): void {
  headOfReport(project, reportId);
  const { id, state } = project;
  const register = state.documents.reports.of(id);
  state.documents.reports.put(id, { ...register, reports: register.reports.filter((one) => one.id !== reportId) });
  state.links.forget(id, reportId);
  state.reports.remove(id, reportId);
}
