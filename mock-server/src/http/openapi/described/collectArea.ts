import { estimateReplySchema, planReplySchema } from '#client/api/schemas/collectPlanSchemas.ts';
import { collectProvidersSchema, providerTrialSchema } from '#client/api/schemas/collectProviderSchemas.ts';
import {
  collectRunReplySchema,
  collectRunsSchema,
  platformOriginsSchema,
} from '#client/api/schemas/collectRunSchemas.ts';
import { estimateRequest, tryRequest } from '#server/http/requests/collectRequests.ts';
import { data } from '../CallDescription.ts';
import type { DescribedArea } from '../CallDescription.ts';

const run = data(collectRunReplySchema);

/** Collection of answers through providers' APIs. */
export const collectArea: DescribedArea = {
  name: 'Asking the engines',
  description: 'Providers, collection plans and rounds. Amounts are in US dollars.',
  calls: {
    'GET /api/front/collect/providers': {
      summary: 'Available providers, and what is missing for the others.',
      reply: data(collectProvidersSchema),
    },
    'POST /api/front/collect/providers/try': {
      summary: 'Sends a provider one test question; it costs as much as one answer.',
      request: tryRequest,
      reply: data(providerTrialSchema),
    },
    'POST /api/front/collect/estimate': {
      summary: 'Previews the cost of a plan before it is saved.',
      request: estimateRequest,
      reply: data(estimateReplySchema),
    },
    'GET /api/front/collect/plan': {
      summary: 'The project’s collection plan, its cost, and this month’s usage.',
      reply: data(planReplySchema),
    },
    'POST /api/front/collect/plan/save': {
      summary: 'Saves the project’s collection plan.',
      reply: data(planReplySchema),
    },
    'GET /api/front/collect/platforms': {
      summary: 'How the answers of each platform were collected.',
      reply: data(platformOriginsSchema),
    },
    'GET /api/front/collect/runs': {
      summary: 'The project’s collection rounds, newest first, and missed ones.',
      reply: data(collectRunsSchema),
    },
    'GET /api/front/collect/run': { summary: 'One collection round.', reply: run },
    'POST /api/front/collect/run/start': {
      summary: 'Starts a collection round of the plan.',
      detail:
        'Refused with code 409 while a round is in progress, and when there are no prompts or no ready platforms.',
      reply: run,
    },
    'POST /api/front/collect/run/pause': {
      summary: 'Pauses a round. Answers to requests already sent still come in.',
      reply: run,
    },
    'POST /api/front/collect/run/resume': {
      summary: 'Resumes a round.',
      detail:
        'Questions sent before a stop are asked again only with `redo_unsure`, because they may already have been charged.',
      reply: run,
    },
    'POST /api/front/collect/run/cancel': { summary: 'Cancels a round for good. Its answers stay.', reply: run },
    'POST /api/front/collect/run/again': { summary: 'Asks the failed questions of a round again.', reply: run },
  },
};
