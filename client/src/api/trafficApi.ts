import * as v from 'valibot';
import type { FilterQuery } from './filterQuery.ts';
import type { CallOptions, Http } from './http.ts';
import type { PageQuery } from './pageQuery.ts';
import { logInspectionSchema, logJobSchema, trafficPagesSchema, trafficSchema } from './trafficSchemas.ts';
import type { TrafficGap, TrafficSort } from './trafficSchemas.ts';

/** Which rows: single pages, or the entries of a folder. */
export interface TrafficPagesQuery extends PageQuery {
  readonly view: 'pages' | 'folders';
  /** Ends with a slash; omitted: all sites. */
  readonly folder?: string;
  readonly q?: string;
  readonly gap?: TrafficGap;
  readonly sort?: TrafficSort;
  readonly order?: 'asc' | 'desc';
}

interface LogOrder {
  readonly file_id: string;
  /** The host of lines without one. */
  readonly site: string;
  /** One of several servers of the site; usually empty. */
  readonly server: string;
  /** The zone whose days are counted; the first log of a project decides. */
  readonly time_zone: string;
}

/** Access logs: their figures, and the import of more. */
export function createTrafficApi(http: Http) {
  return {
    report: (query: FilterQuery, signal?: AbortSignal) =>
      http.get('/api/front/traffic/index', trafficSchema, { ...query }, { signal }),
    pages: (query: FilterQuery & TrafficPagesQuery, call?: CallOptions) =>
      http.get('/api/front/traffic/pages', trafficPagesSchema, { ...query }, call),
    /** Uploads a log and parses its beginning; nothing is imported. */
    inspect: (file: File, options: CallOptions = {}) => {
      const body = new FormData();
      body.append('file', file);
      return http.post('/api/front/traffic/inspect', logInspectionSchema, body, options);
    },
    start: (order: LogOrder) => http.post('/api/front/traffic/import', logJobSchema, order, { idempotent: true }),
    job: (jobId: string, signal?: AbortSignal) =>
      http.get('/api/front/traffic/job', logJobSchema, { job_id: jobId }, { signal }),
    /** Deletes all log data of the project. */
    clear: () => http.post('/api/front/traffic/clear', v.null(), {}),
  };
}
