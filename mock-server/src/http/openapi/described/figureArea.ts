import {
  answerIndexSchema,
  sourceTableSchema,
  topicTableSchema,
  whyMovedSchema,
} from '#client/api/answerIndexSchemas.ts';
import { answerDetailSchema, answerListSchema } from '#client/api/answerSchemas.ts';
import { domainDetailSchema, promptDetailSchema, topicDetailSchema } from '#client/api/detailSchemas.ts';
import { keywordOptionsSchema, optionListSchema } from '#client/api/filterSchemas.ts';
import { overviewSchema } from '#client/api/overviewSchemas.ts';
import { promptTableSchema } from '#client/api/promptSchemas.ts';
import { alertListSchema } from '#client/api/schemas/alertListSchemas.ts';
import { sourceTypeSetSchema } from '#client/api/schemas/sourceTypeSchemas.ts';
import { checklistSchema, workplaceIndexSchema, workplaceProjectSchema } from '#client/api/workplaceSchemas.ts';
import {
  alertAcknowledgeRequest,
  alertListRequest,
  alertMuteRequest,
  alertUnmuteRequest,
} from '#server/http/requests/alertRequests.ts';
import { sourceTypeRequest } from '#server/http/requests/filterRequests.ts';
import { workplaceRequest } from '#server/http/requests/workplaceRequests.ts';
import { data, NOTHING } from '../CallDescription.ts';
import type { DescribedArea } from '../CallDescription.ts';

export const figureArea: DescribedArea = {
  name: 'Figures',
  description: 'Measures, trends and tables for the filtered answers, and the answers themselves.',
  calls: {
    'GET /api/front/topic/index': { summary: 'The project’s topics.', reply: data(optionListSchema) },
    'GET /api/front/platform/index': { summary: 'The project’s platforms.', reply: data(optionListSchema) },
    'GET /api/front/keyword/options': { summary: 'The project’s keywords.', reply: data(keywordOptionsSchema) },
    'GET /api/front/workplace/index': {
      summary: 'The caller’s projects with their sampling status.',
      request: workplaceRequest,
      reply: data(workplaceIndexSchema),
    },
    'GET /api/front/workplace/project': {
      summary: 'What needs attention in the project: figures, alerts, next steps.',
      reply: data(workplaceProjectSchema),
    },
    'POST /api/front/workplace/checklist': {
      summary: 'Hides the setup checklist, or shows it again.',
      reply: data(checklistSchema),
    },
    'GET /api/front/alert/index': {
      summary: 'The project’s alerts from the last evaluation: open, muted or resolved.',
      request: alertListRequest,
      reply: data(alertListSchema),
    },
    'POST /api/front/alert/acknowledge': {
      summary: 'Marks alerts as seen, for the whole team.',
      request: alertAcknowledgeRequest,
      reply: NOTHING,
    },
    'POST /api/front/alert/mute': {
      summary: 'Mutes an alert or a kind of alert, until the end of a day or until unmuted.',
      request: alertMuteRequest,
      reply: NOTHING,
    },
    'POST /api/front/alert/unmute': {
      summary: 'Unmutes an alert or a kind of alert.',
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
      summary: 'Prompts as a table, sorted, searched and paged by the server.',
      reply: data(promptTableSchema),
    },
    'GET /api/front/answer/topics': { summary: 'Topics, as a table.', reply: data(topicTableSchema) },
    'GET /api/front/answer/citations': { summary: 'Cited domains, as a table.', reply: data(sourceTableSchema) },
    'POST /api/front/answer/sourceType': {
      summary: 'Sets the type of a cited domain; null restores the detected type.',
      request: sourceTypeRequest,
      reply: data(sourceTypeSetSchema),
    },
    'GET /api/front/answer/change': {
      summary: 'Why a measure moved: its change split exactly over platforms, topics or prompts.',
      reply: data(whyMovedSchema),
    },
    'GET /api/front/answer/promptsDetails': {
      summary: 'One prompt: measures, answers and sources.',
      reply: data(promptDetailSchema),
    },
    'GET /api/front/answer/topicIndex': {
      summary: 'One topic: measures, prompts and sources.',
      reply: data(topicDetailSchema),
    },
    'GET /api/front/answer/subdomainDetails': {
      summary: 'One cited domain: hosts, folders and pages.',
      reply: data(domainDetailSchema),
    },
    'GET /api/front/answer/answers': {
      summary: 'The answers behind a figure, newest first, paged.',
      reply: data(answerListSchema),
    },
    'GET /api/front/answer/answer': {
      summary: 'One answer, with the position of every mention and citation.',
      reply: data(answerDetailSchema),
    },
    'GET /api/front/answer/export': {
      summary: 'Exports the answers behind a figure as a file.',
      reply: {
        files: {
          'text/csv': 'A row an answer.',
          'application/vnd.answerscope.answers+json': 'The answers with their project, as an import reads them.',
        },
      },
    },
  },
};
