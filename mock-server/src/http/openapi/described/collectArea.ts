import {
  collectProvidersSchema,
  collectRunReplySchema,
  collectRunsSchema,
  estimateReplySchema,
  planReplySchema,
  platformOriginsSchema,
  providerTrialSchema,
} from '#client/api/schemas/collectSchemas.ts';
import { estimateRequest, tryRequest } from '../../requests/collectRequests.ts';
import { data } from '../CallDescription.ts';
import type { DescribedArea } from '../CallDescription.ts';

const run = data(collectRunReplySchema);

/** Asking the engines. */
export const collectArea: DescribedArea = {
  name: 'Asking the engines',
  description: 'Providers, the plan of a project, and its collection runs. Money is in US dollars.',
  calls: {
    'GET /api/front/collect/providers': {
      summary: 'The providers that can be asked, and what is missing where one cannot.',
      reply: data(collectProvidersSchema),
    },
    'POST /api/front/collect/providers/try': {
      summary: 'Asks a provider one fixed question, which costs what an answer costs.',
      request: tryRequest,
      reply: data(providerTrialSchema),
    },
    'POST /api/front/collect/estimate': {
      summary: 'What a plan would come to, before it is saved.',
      request: estimateRequest,
      reply: data(estimateReplySchema),
    },
    'GET /api/front/collect/plan': {
      summary: 'The plan of the project, what it comes to, and what was used of it this month.',
      reply: data(planReplySchema),
    },
    'POST /api/front/collect/plan/save': { summary: 'Keeps the plan of the project.', reply: data(planReplySchema) },
    'GET /api/front/collect/platforms': {
      summary: 'How the answers of each platform were had.',
      reply: data(platformOriginsSchema),
    },
    'GET /api/front/collect/runs': {
      summary: 'The collection runs of the project, newest first, and the rounds that were missed.',
      reply: data(collectRunsSchema),
    },
    'GET /api/front/collect/run': { summary: 'One collection run.', reply: run },
    'POST /api/front/collect/run/start': {
      summary: 'Begins a round of the plan.',
      detail: 'Refused with 409 while one is under way, and where there is nothing to ask or nobody to be asked.',
      reply: run,
    },
    'POST /api/front/collect/run/pause': {
      summary: 'Sends nothing more; what is under way is still waited for.',
      reply: run,
    },
    'POST /api/front/collect/run/resume': {
      summary: 'Goes on with a run.',
      detail: 'What was sent before a stop is asked again only with `redo_unsure`: it may have been paid for.',
      reply: run,
    },
    'POST /api/front/collect/run/cancel': { summary: 'Ends a run for good; its answers stay.', reply: run },
    'POST /api/front/collect/run/again': { summary: 'Asks once more what failed.', reply: run },
  },
};
