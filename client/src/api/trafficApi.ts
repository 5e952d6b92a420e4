import * as v from 'valibot';
import type { FilterQuery } from './filterQuery.ts';
import type { CallOptions, Http } from './http.ts';
import type { PageQuery } from './pageQuery.ts';
import { logInspectionSchema, logJobSchema, trafficPagesSchema, trafficSchema } from './trafficSchemas.ts';
import type { TrafficGap, TrafficSort } from './trafficSchemas.ts';

/** Which rows: single pages, or what stands in a folder. */
export interface TrafficPagesQuery extends PageQuery {
  readonly view: 'pages' | 'folders';
  /** Ends with a slash; without it, all sites. */
  readonly folder?: string;
  readonly q?: string;
  readonly gap?: TrafficGap;
  readonly sort?: TrafficSort;
  readonly order?: 'asc' | 'desc';
}

interface LogOrder {
  readonly file_id: string;
  /** The host of lines that name none. */
  readonly site: string;
  /** Which of several servers of the site; usually empty. */
  readonly server: string;
  /** Whose days are counted; the first log of a project decides. */
  readonly time_zone: string;
}

/** Access logs: what they told, and more of them in from a file. */
export function createTrafficApi(http: Http) {
  return {
    report: (query: FilterQuery, signal?: AbortSignal) =>
      http.get('/api/front/traffic/index', trafficSchema, { ...query }, { signal }),
    pages: (query: FilterQuery & TrafficPagesQuery, call?: CallOptions) =>
      http.get('/api/front/traffic/pages', trafficPagesSchema, { ...query }, call),
    /** Uploads a log and looks at its beginning; nothing is imported. */
    inspect: (file: File, options: CallOptions = {}) => {
      const body = new FormData();
      body.append('file', file);
      return http.post('/api/front/traffic/inspect', logInspectionSchema, body, options);
    },
    start: (order: LogOrder) => http.post('/api/front/traffic/import', logJobSchema, order),
    job: (jobId: string, signal?: AbortSignal) =>
      http.get('/api/front/traffic/job', logJobSchema, { job_id: jobId }, { signal }),
    /** Takes away everything that logs told of the project. */
    clear: () => http.post('/api/front/traffic/clear', v.null(), {}),
  };
}
