import * as v from 'valibot';
import {
  issuedReportSchema,
  madeLinkSchema,
  reportHeadSchema,
  reportLinkSchema,
  sentReportSchema,
  sharedReportSchema,
} from '#client/api/schemas/issuedReportSchemas.ts';
import { scheduleStateSchema } from '#client/api/schemas/reportOptionSchemas.ts';
import { sharedRequest } from '#server/http/requests/issuedReportRequests.ts';
import { data } from '../CallDescription.ts';
import type { DescribedArea } from '../CallDescription.ts';

const list = v.object({ list: v.array(reportHeadSchema), ...scheduleStateSchema.entries });

export const issuedArea: DescribedArea = {
  name: 'Reports',
  description: 'Reports that never change once made, links to them, and their schedule.',
  calls: {
    'GET /api/front/report/index': {
      summary: 'The project’s reports with their links, newest first, and the schedule.',
      reply: data(list),
    },
    'GET /api/front/report/detail': {
      summary: 'Returns one report, exactly as it was made.',
      reply: data(v.object({ report: issuedReportSchema, head: reportHeadSchema })),
    },
    'POST /api/front/report/make': {
      summary: 'Makes a report for a period and stores it with its figures, summary and answers.',
      reply: data(v.object({ head: reportHeadSchema })),
    },
    'POST /api/front/report/remove': {
      summary: 'Deletes a report. Its links stop working.',
      reply: data(v.object({ id: v.string() })),
    },
    'POST /api/front/report/link/create': {
      summary: 'Creates a link to a report, with an expiry date and an optional password.',
      detail: 'The token appears only in this reply; the server stores its hash.',
      reply: data(madeLinkSchema),
    },
    'POST /api/front/report/link/revoke': {
      summary: 'Revokes a link immediately.',
      reply: data(v.object({ link: reportLinkSchema })),
    },
    'POST /api/front/report/send': {
      summary: 'Sends a report to channels of the project: its summary and a new link, as scheduled reports do.',
      detail:
        'Waits for the first attempt and returns the deliveries with their outcome; failed ones are retried like any other message. A channel that is off, or has no address that may receive mail, is refused with 422, and nothing is sent.',
      reply: data(sentReportSchema),
    },
    'POST /api/front/report/schedule': {
      summary: 'Sets a weekly or monthly report; null turns it off.',
      reply: data(scheduleStateSchema),
    },
    'POST /api/front/shared/report': {
      summary: 'The report behind a link. Needs no login.',
      detail:
        'State `closed` means a wrong, expired or revoked link; `password` means that one is required. Too many wrong passwords get code 429.',
      request: sharedRequest,
      reply: data(sharedReportSchema),
    },
  },
};
