import * as v from 'valibot';
import type { IssuedReport } from '#client/api/schemas/issuedReportSchemas.ts';

/** The summary of a report in messages, per language. */
export const reportSummarySchema = v.object({ 'zh-CN': v.array(v.string()), 'en-US': v.array(v.string()) });
export type ReportSummary = Readonly<v.InferOutput<typeof reportSummarySchema>>;

/** An issued report with its summary for messages, which the report page does not show. */
export interface KeptReport {
  readonly report: IssuedReport;
  /** Null: made before summaries were stored. */
  readonly summary: ReportSummary | null;
}

/** Stores issued reports. A report is never rewritten. */
export interface ReportStore {
  /** Null when missing. @throws DamagedFileError when the file's checksum differs. */
  read: (projectId: string, id: string) => KeptReport | null;
  /** @throws the file system's error; nothing is left behind. */
  add: (projectId: string, kept: KeptReport) => void;
  /** Does nothing when it is missing. */
  remove: (projectId: string, id: string) => void;
}

const REPORT_ID = /^[\w-]{1,64}$/u;

/** Validates an id: ids become file names, so nothing else may reach a path. */
export const isReportId = (id: string): boolean => REPORT_ID.test(id);
