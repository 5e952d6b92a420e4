import type { DateOrder, EmptySources } from '../lib/importNotes.ts';
import { machineZone } from '../lib/machineZone.ts';
import type { CallOptions, Http } from './http.ts';
import { importInspectionSchema, importJobSchema, importListSchema, importUndoneSchema } from './importSchemas.ts';

interface ImportBrand {
  readonly name: string;
  readonly aliases: readonly string[];
  /** Omitted: as the file defines the brand of this name, if it was exported from here; else false and no aliases. */
  readonly match_case?: boolean;
  readonly domains?: readonly string[];
}

/** Parsing options that a person set. */
export interface ImportReading {
  readonly encoding?: string;
  /** Order of day and month in dates such as 03/04/2026. */
  readonly date_order?: DateOrder;
  /** Date of rows without one, YYYY-MM-DD. */
  readonly date?: string;
  /** Sheet of a workbook or file of an archive. */
  readonly part?: string;
  /** What an empty cell of the sources column means; omitted: no sources. */
  readonly empty_sources?: EmptySources;
}

export interface ImportOrder extends ImportReading {
  readonly file_id: string;
  /** The project to append to: its recorded name and brands then apply. */
  readonly project_id?: string;
  /** The name of an already imported project appends to it. */
  readonly project_name: string;
  readonly brand: ImportBrand;
  readonly competitors: readonly ImportBrand[];
  /** Maps our fields to columns of the file. Complete: an omitted field has no column. */
  readonly mapping: Readonly<Record<string, string>>;
  /** Platform of rows without one. */
  readonly platform?: string;
  /** Time zone (IANA) of times without one; omitted: that of the server's machine. */
  readonly time_zone?: string;
}

/** Without a mapping the recognized columns apply. */
type Reinspection = Pick<ImportOrder, 'file_id' | 'time_zone'> & Partial<Pick<ImportOrder, 'mapping'>> & ImportReading;

/** Imports recorded answers from a file, without the command line. */
export function createImportApi(http: Http) {
  return {
    /** Uploads a file and parses its beginning; nothing is imported. @throws ApiError validation for an unreadable file */
    inspect: (file: File, options: CallOptions = {}) => {
      const body = new FormData();
      // Before the file, so that a streaming parser has it in time.
      body.append('time_zone', machineZone());
      body.append('file', file);
      return http.post('/api/front/import/inspect', importInspectionSchema, body, options);
    },
    /** Parses the same file with another mapping or time zone. */
    reinspect: (order: Reinspection, signal?: AbortSignal) =>
      http.post('/api/front/import/inspect', importInspectionSchema, order, { signal }),
    start: (order: ImportOrder) => http.post('/api/front/import/start', importJobSchema, order, { idempotent: true }),
    job: (jobId: string, signal?: AbortSignal) =>
      http.get('/api/front/import/job', importJobSchema, { job_id: jobId }, { signal }),
    /** The imports of the current project that can be undone, newest first. */
    list: (signal?: AbortSignal) => http.get('/api/front/import/list', importListSchema, {}, { signal }),
    /** Removes the answers of an import from the project. */
    undo: (importId: string) =>
      http.post('/api/front/import/undo', importUndoneSchema, { import_id: importId }, { idempotent: true }),
  };
}
