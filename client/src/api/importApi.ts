import type { CallOptions, Http } from './http.ts';
import { importInspectionSchema, importJobSchema } from './manageSchemas.ts';

export interface ImportBrand {
  readonly name: string;
  readonly aliases: readonly string[];
  /** Left out: as the file defines the brand of this name, if it was exported here; else false and none. */
  readonly match_case?: boolean;
  readonly domains?: readonly string[];
}

export interface ImportOrder {
  readonly file_id: string;
  /** The name of a project imported before adds to it. */
  readonly project_name: string;
  readonly brand: ImportBrand;
  readonly competitors: readonly ImportBrand[];
  /** Our field to the file's column, complete: a field left out has no column. */
  readonly mapping: Readonly<Record<string, string>>;
  /** Platform of rows that name none. */
  readonly platform?: string;
  /** Of times that name no zone (IANA); left out: that of the server's machine. */
  readonly time_zone?: string;
}

/** Recorded answers in from a file, without the command line. */
export function createImportApi(http: Http) {
  return {
    /** Uploads a file and looks at its beginning; nothing is imported. @throws ApiError validation for a file that cannot be read */
    inspect: (file: File, options: CallOptions = {}) => {
      const body = new FormData();
      // Before the file, so that a reader of the stream knows it in time.
      body.append('time_zone', Intl.DateTimeFormat().resolvedOptions().timeZone);
      body.append('file', file);
      return http.post('/api/front/import/inspect', importInspectionSchema, body, options);
    },
    /** The same file again, read with another mapping, and with times that name no zone read in this one. */
    reinspect: (order: Pick<ImportOrder, 'file_id' | 'mapping' | 'time_zone'>, signal?: AbortSignal) =>
      http.post('/api/front/import/inspect', importInspectionSchema, order, { signal }),
    start: (order: ImportOrder) => http.post('/api/front/import/start', importJobSchema, order),
    job: (jobId: string, signal?: AbortSignal) =>
      http.get('/api/front/import/job', importJobSchema, { job_id: jobId }, { signal }),
  };
}

export type ImportApi = ReturnType<typeof createImportApi>;
