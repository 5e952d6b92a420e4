import * as v from 'valibot';
import {
  issuedReportSchema,
  madeLinkSchema,
  reportHeadSchema,
  reportLinkSchema,
  sharedReportSchema,
} from '#client/api/schemas/issuedReportSchemas.ts';
import { scheduleStateSchema } from '#client/api/schemas/reportOptionSchemas.ts';
import { sharedRequest } from '../../requests/issuedReportRequests.ts';
import { data } from '../CallDescription.ts';
import type { DescribedArea } from '../CallDescription.ts';

const list = v.object({ list: v.array(reportHeadSchema), ...scheduleStateSchema.entries });

export const issuedArea: DescribedArea = {
  name: 'Reports',
  description: 'Reports that are made once and never change, links to them, and the schedule that makes more.',
  calls: {
    'GET /api/front/report/index': {
      summary: 'The reports of the project with their links, the newest first, and the schedule.',
      reply: data(list),
    },
    'GET /api/front/report/detail': {
      summary: 'One report as it was made.',
      reply: data(v.object({ report: issuedReportSchema, head: reportHeadSchema })),
    },
    'POST /api/front/report/make': {
      summary: 'Makes a report of some days and keeps it: figures, letter and answers.',
      reply: data(v.object({ head: reportHeadSchema })),
    },
    'POST /api/front/report/remove': {
      summary: 'Deletes a report; its links end.',
      reply: data(v.object({ id: v.string() })),
    },
    'POST /api/front/report/link/create': {
      summary: 'Makes a link to a report, with an end and, if wanted, a password.',
      detail: 'The token is in this reply only; what is kept is its hash.',
      reply: data(madeLinkSchema),
    },
    'POST /api/front/report/link/revoke': {
      summary: 'Ends a link at once.',
      reply: data(v.object({ link: reportLinkSchema })),
    },
    'POST /api/front/report/schedule': {
      summary: 'Has a report made every week or month; null: none.',
      reply: data(scheduleStateSchema),
    },
    'POST /api/front/shared/report': {
      summary: 'The report behind a link, for anybody.',
      detail:
        'State `closed` stands for a link that is wrong, expired or revoked alike; `password` asks for one. Too many wrong passwords are code 429.',
      request: sharedRequest,
      reply: data(sharedReportSchema),
    },
  },
};
