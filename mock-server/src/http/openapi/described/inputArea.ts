import * as v from 'valibot';
import {
  importInspectionSchema,
  importJobSchema,
  importListSchema,
  importUndoneSchema,
} from '#client/api/importSchemas.ts';
import { logInspectionSchema, logJobSchema, trafficPagesSchema, trafficSchema } from '#client/api/trafficSchemas.ts';
import {
  importJobRequest,
  importRequest,
  inspectRequest,
  uploadRequest,
} from '#server/http/requests/importRequests.ts';
import { logJobRequest } from '#server/http/requests/trafficRequests.ts';
import { data, NOTHING } from '../CallDescription.ts';
import type { DescribedArea } from '../CallDescription.ts';

export const inputArea: DescribedArea = {
  name: 'Tables, recorded answers and logs',
  description: 'Exports, imports and access logs.',
  calls: {
    'GET /api/front/table/feed': {
      summary: 'Streams a table of the project: answers, mentions, citations, prompts, brands, runs or quantiles.',
      detail:
        'docs/sql.md lists the columns; `day` is counted in `time_zone`. Replies carry an ETag. The key can also be the password of HTTP Basic authentication.',
      reply: {
        files: {
          'text/csv': 'CSV in UTF-8 with a byte order mark, for spreadsheets; a row a line.',
          'application/vnd.answerscope.table+json': '`{ schema, table, rows }`, a row an object.',
          'application/vnd.apache.parquet': 'A Parquet file.',
        },
      },
    },
    'POST /api/front/import/inspect': {
      summary: 'Inspects a file of recorded answers. Only the file is stored.',
      detail: 'Form data with the file, or a JSON body that names an uploaded file and how to read it.',
      upload: uploadRequest,
      request: inspectRequest,
      reply: data(importInspectionSchema),
    },
    'POST /api/front/import/start': {
      summary: 'Starts an import.',
      request: importRequest,
      reply: data(importJobSchema),
    },
    'GET /api/front/import/job': {
      summary: 'Progress of an import.',
      request: importJobRequest,
      reply: data(importJobSchema),
    },
    'GET /api/front/import/list': { summary: 'The imports that can be undone.', reply: data(importListSchema) },
    'POST /api/front/import/undo': { summary: 'Undoes an import.', reply: data(importUndoneSchema) },
    'GET /api/front/traffic/index': {
      summary: 'Requests by AI crawlers and visits from AI engines.',
      reply: data(trafficSchema),
    },
    'GET /api/front/traffic/pages': {
      summary: 'Crawler requests and visits by page or folder.',
      reply: data(trafficPagesSchema),
    },
    'POST /api/front/traffic/inspect': {
      summary: 'Inspects an access log.',
      upload: v.object({}),
      reply: data(logInspectionSchema),
    },
    'POST /api/front/traffic/import': { summary: 'Starts an access log import.', reply: data(logJobSchema) },
    'GET /api/front/traffic/job': {
      summary: 'Progress of an access log import.',
      request: logJobRequest,
      reply: data(logJobSchema),
    },
    'POST /api/front/traffic/clear': { summary: 'Deletes everything imported from access logs.', reply: NOTHING },
  },
};
