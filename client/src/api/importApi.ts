import type { CallOptions, Http } from './http.ts';
import { importInspectionSchema, importJobSchema } from './manageSchemas.ts';

export interface ImportOrder {
  readonly file_id: string;
  readonly project_name: string;
  readonly brand: { readonly name: string; readonly aliases: readonly string[] };
  readonly competitors: readonly { readonly name: string; readonly aliases: readonly string[] }[];
  /** Our field to the file's column. */
  readonly mapping: Readonly<Record<string, string>>;
}

/** Recorded answers in from a file, without the command line. */
export function createImportApi(http: Http) {
  return {
    /** Uploads a file and looks at its beginning; nothing is imported. @throws ApiError validation for a file that cannot be read */
    inspect: (file: File, options: CallOptions = {}) => {
      const body = new FormData();
      body.append('file', file);
      return http.post('/api/front/import/inspect', importInspectionSchema, body, options);
    },
    /** The same file again, read with another mapping. */
    reinspect: (fileId: string, mapping: Readonly<Record<string, string>>, signal?: AbortSignal) =>
      http.post('/api/front/import/inspect', importInspectionSchema, { file_id: fileId, mapping }, { signal }),
    start: (order: ImportOrder) => http.post('/api/front/import/start', importJobSchema, order),
    job: (jobId: string, signal?: AbortSignal) =>
      http.get('/api/front/import/job', importJobSchema, { job_id: jobId }, { signal }),
  };
}

export type ImportApi = ReturnType<typeof createImportApi>;
