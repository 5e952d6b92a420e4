import {
  answerIndexSchema,
  sourceTableSchema,
  topicTableSchema,
  whyMovedSchema,
} from '#client/api/answerIndexSchemas.ts';
import { answerDetailSchema, answerListSchema } from '#client/api/answerSchemas.ts';
import { domainDetailSchema, promptDetailSchema, topicDetailSchema } from '#client/api/detailSchemas.ts';
import { keywordOptionsSchema, optionListSchema } from '#client/api/filterSchemas.ts';
import { alertListSchema } from '#client/api/schemas/alertListSchemas.ts';
import { overviewSchema } from '#client/api/overviewSchemas.ts';
import { promptTableSchema } from '#client/api/promptSchemas.ts';
import { sourceTypeSetSchema } from '#client/api/schemas/sourceTypeSchemas.ts';
import { checklistSchema, workplaceIndexSchema, workplaceProjectSchema } from '#client/api/workplaceSchemas.ts';
import {
  alertAcknowledgeRequest,
  alertListRequest,
  alertMuteRequest,
  alertUnmuteRequest,
} from '../../requests/alertRequests.ts';
import { sourceTypeRequest } from '../../requests/filterRequests.ts';
import { workplaceRequest } from '../../requests/workplaceRequests.ts';
import { data, NOTHING } from '../CallDescription.ts';
import type { DescribedArea } from '../CallDescription.ts';

export const figureArea: DescribedArea = {
  name: 'Figures',
  description: 'Measures, trends and tables over the answers that the filters leave, and the answers themselves.',
  calls: {
    'GET /api/front/topic/index': { summary: 'The topics of the project.', reply: data(optionListSchema) },
    'GET /api/front/platform/index': { summary: 'The platforms of the project.', reply: data(optionListSchema) },
    'GET /api/front/keyword/options': { summary: 'The keywords of the project.', reply: data(keywordOptionsSchema) },
    'GET /api/front/workplace/index': {
      summary: 'The projects of the caller, each with its health.',
      request: workplaceRequest,
      reply: data(workplaceIndexSchema),
    },
    'GET /api/front/workplace/project': {
      summary: 'What the project needs now: figures, alerts, the next steps.',
      reply: data(workplaceProjectSchema),
    },
    'POST /api/front/workplace/checklist': {
      summary: 'Hides the checklist of first steps, or shows it again.',
      reply: data(checklistSchema),
    },
    'GET /api/front/alert/index': {
      summary: 'The one list of alerts of the project, over the days of its last evaluation: open, muted or resolved.',
      request: alertListRequest,
      reply: data(alertListSchema),
    },
    'POST /api/front/alert/acknowledge': {
      summary: 'Says that somebody has seen alerts, for the whole team.',
      request: alertAcknowledgeRequest,
      reply: NOTHING,
    },
    'POST /api/front/alert/mute': {
      summary: 'Mutes an alert, or a kind of them, to the end of a day or until it is taken back.',
      request: alertMuteRequest,
      reply: NOTHING,
    },
    'POST /api/front/alert/unmute': {
      summary: 'Takes a mute back.',
      request: alertUnmuteRequest,
      reply: NOTHING,
    },
    'GET /api/front/overview/index': {
      summary: 'The overview: measures with their changes, trend, leaderboard, sources, alerts.',
      reply: data(overviewSchema),
    },
    'GET /api/front/answer/index': {
      summary: 'Measures of every tracked brand, by platform and topic.',
      reply: data(answerIndexSchema),
    },
    'GET /api/front/answer/prompts': {
      summary: 'The table of prompts, sorted, searched and paged by the server.',
      reply: data(promptTableSchema),
    },
    'GET /api/front/answer/topics': { summary: 'The table of topics.', reply: data(topicTableSchema) },
    'GET /api/front/answer/citations': { summary: 'The table of cited domains.', reply: data(sourceTableSchema) },
    'POST /api/front/answer/sourceType': {
      summary: 'Says what a cited domain is; null leaves it to be recognised again.',
      request: sourceTypeRequest,
      reply: data(sourceTypeSetSchema),
    },
    'GET /api/front/answer/change': {
      summary: 'Why a measure moved: its change split exactly over platforms, topics or prompts.',
      reply: data(whyMovedSchema),
    },
    'GET /api/front/answer/promptsDetails': { summary: 'One prompt.', reply: data(promptDetailSchema) },
    'GET /api/front/answer/topicIndex': { summary: 'One topic.', reply: data(topicDetailSchema) },
    'GET /api/front/answer/subdomainDetails': {
      summary: 'One cited domain: hosts, folders, pages.',
      reply: data(domainDetailSchema),
    },
    'GET /api/front/answer/answers': {
      summary: 'The answers behind a figure, the newest first, a page at a time.',
      reply: data(answerListSchema),
    },
    'GET /api/front/answer/answer': {
      summary: 'One answer with the place of every mention and citation.',
      reply: data(answerDetailSchema),
    },
    'GET /api/front/answer/export': {
      summary: 'The answers of a view as a file.',
      reply: {
        files: {
          'text/csv': 'A row an answer.',
          'application/vnd.answerscope.answers+json': 'The answers with their project, as an import reads them.',
        },
      },
    },
  },
};
