import type { IssuedReport } from '#client/api/schemas/issuedReportSchemas.ts';

/** Where reports lie as they were made. None is ever written twice. */
export interface ReportStore {
  /** Null: there is none. @throws DamagedFileError when its file is not what was written. */
  read: (projectId: string, id: string) => IssuedReport | null;
  /** @throws the file system's error; nothing is left then. */
  add: (projectId: string, report: IssuedReport) => void;
  /** One that is not there stays away. */
  remove: (projectId: string, id: string) => void;
}

const REPORT_ID = /^[\w-]{1,64}$/u;

/** Ids become names of files, so nothing else may reach a path. */
export const isReportId = (id: string): boolean => REPORT_ID.test(id);
