import * as v from 'valibot';
import type { IssuedReport } from '#client/api/schemas/issuedReportSchemas.ts';

/** What messages say of a report, in the languages of channels. */
export const reportSummarySchema = v.object({ 'zh-CN': v.array(v.string()), 'en-US': v.array(v.string()) });
export type ReportSummary = Readonly<v.InferOutput<typeof reportSummarySchema>>;

/** A report as it was made, with what messages say of it, which is not shown with it. */
export interface KeptReport {
  readonly report: IssuedReport;
  /** Null: it was made before summaries were kept. */
  readonly summary: ReportSummary | null;
}

/** Where reports lie as they were made. None is ever written twice. */
export interface ReportStore {
  /** Null: there is none. @throws DamagedFileError when its file is not what was written. */
  read: (projectId: string, id: string) => KeptReport | null;
  /** @throws the file system's error; nothing is left then. */
  add: (projectId: string, kept: KeptReport) => void;
  /** One that is not there stays away. */
  remove: (projectId: string, id: string) => void;
}

const REPORT_ID = /^[\w-]{1,64}$/u;

/** Ids become names of files, so nothing else may reach a path. */
export const isReportId = (id: string): boolean => REPORT_ID.test(id);
