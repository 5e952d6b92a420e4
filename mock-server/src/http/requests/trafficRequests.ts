import * as v from 'valibot';
import { trafficGapSchema, trafficSortSchema } from '#client/api/trafficSchemas.ts';
import { idField, pageField, pageSizeField, textField, timeZoneField } from './fields.ts';
import { filterEntries } from './filterRequests.ts';

/** Rows of pages, or of a folder. */
export const trafficPagesRequest = v.object({
  ...filterEntries,
  view: v.optional(v.picklist(['pages', 'folders']), 'pages'),
  /** Ends with a slash; empty: all sites. */
  folder: v.optional(v.pipe(v.string(), v.maxLength(8192)), ''),
  q: v.optional(textField(200), ''),
  gap: v.optional(trafficGapSchema),
  sort: v.optional(trafficSortSchema, 'hits'),
  order: v.optional(v.picklist(['asc', 'desc']), 'desc'),
  page: pageField,
  page_size: pageSizeField(200, 20),
});
export type TrafficPagesRequest = v.InferOutput<typeof trafficPagesRequest>;

export const logImportRequest = v.object({
  file_id: idField,
  site: v.optional(textField(253), ''),
  server: v.optional(textField(60), ''),
  time_zone: v.optional(timeZoneField, 'Asia/Shanghai'),
});

export const logJobRequest = v.object({ job_id: idField });
