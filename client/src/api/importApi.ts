import { machineZone } from '../lib/machineZone.ts';
import type { CallOptions, Http } from './http.ts';
import type { DateOrder } from '../lib/importNotes.ts';
import { importInspectionSchema, importJobSchema, importListSchema, importUndoneSchema } from './importSchemas.ts';

interface ImportBrand {
  readonly name: string;
  readonly aliases: readonly string[];
  /** Left out: as the file defines the brand of this name, if it was exported here; else false and none. */
  readonly match_case?: boolean;
  readonly domains?: readonly string[];
}

/** How to read a file, where a person says so. */
export interface ImportReading {
  readonly encoding?: string;
  /** Of day and month in dates such as 03/04/2026. */
  readonly date_order?: DateOrder;
  /** Day of rows without a date, YYYY-MM-DD. */
  readonly date?: string;
  /** Sheet of a workbook or file of an archive. */
  readonly part?: string;
}

export interface ImportOrder extends ImportReading {
  readonly file_id: string;
  /** The project to add to: its recorded name and brands count then. */
  readonly project_id?: string;
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

/** Without a mapping: as the columns are recognised. */
type Reinspection = Pick<ImportOrder, 'file_id' | 'time_zone'> & Partial<Pick<ImportOrder, 'mapping'>> & ImportReading;

/** Recorded answers in from a file, without the command line. */
export function createImportApi(http: Http) {
  return {
    /** Uploads a file and looks at its beginning; nothing is imported. @throws ApiError validation for a file that cannot be read */
    inspect: (file: File, options: CallOptions = {}) => {
      const body = new FormData();
      // Before the file, so that a reader of the stream knows it in time.
      body.append('time_zone', machineZone());
      body.append('file', file);
      return http.post('/api/front/import/inspect', importInspectionSchema, body, options);
    },
    /** The same file again, read with another mapping, and with times that name no zone read in this one. */
    reinspect: (order: Reinspection, signal?: AbortSignal) =>
      http.post('/api/front/import/inspect', importInspectionSchema, order, { signal }),
    start: (order: ImportOrder) => http.post('/api/front/import/start', importJobSchema, order),
    job: (jobId: string, signal?: AbortSignal) =>
      http.get('/api/front/import/job', importJobSchema, { job_id: jobId }, { signal }),
    /** The imports of the current project that can be undone, newest first. */
    list: (signal?: AbortSignal) => http.get('/api/front/import/list', importListSchema, {}, { signal }),
    /** Takes the answers of an import out of the project again. */
    undo: (importId: string) => http.post('/api/front/import/undo', importUndoneSchema, { import_id: importId }),
  };
}
