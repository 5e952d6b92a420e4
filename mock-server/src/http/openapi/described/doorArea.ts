import * as v from 'valibot';
import { pageProblemSchema } from '#client/api/ownPageSchemas.ts';
import { captureStateSchema } from '#client/api/schemas/captureSchemas.ts';
import {
  archivedProjectSchema,
  createdProjectSchema,
  deletedProjectSchema,
  draftChecksSchema,
  projectSetupSchema,
  questionProposalsSchema,
  renamedProjectSchema,
  websiteProposalSchema,
} from '#client/api/schemas/projectSetupSchemas.ts';
import { pushResultSchema } from '#client/api/schemas/pushSchemas.ts';
import { pushedRecordSchema } from '#server/service/push/PushedRecord.ts';
import {
  createProjectRequest,
  draftCheckRequest,
  questionsRequest,
  websiteRequest,
} from '../../requests/projectRequests.ts';
import { data } from '../CallDescription.ts';
import type { DescribedArea } from '../CallDescription.ts';

const websiteReply = v.object({ proposal: v.nullable(websiteProposalSchema), problem: v.nullable(pageProblemSchema) });

export const doorArea: DescribedArea = {
  name: 'Projects and answers in',
  description: 'Projects made and changed as a whole, answers captured by hand, and answers pushed by programs.',
  calls: {
    'POST /api/front/project/create': {
      summary: 'Makes a project without answers.',
      detail: 'Its name must be free. Prompts that are alike but for case and width are one.',
      request: createProjectRequest,
      reply: data(createdProjectSchema),
    },
    'POST /api/front/project/website': {
      summary: 'What a home page says of its brand.',
      detail:
        'Addresses of private networks are refused and robots.txt is respected; `problem` says why nothing was read.',
      request: websiteRequest,
      reply: data(websiteReply),
    },
    'POST /api/front/project/questions': {
      summary: 'Questions about keywords, to be chosen from.',
      request: questionsRequest,
      reply: data(questionProposalsSchema),
    },
    'POST /api/front/project/check_prompts': {
      summary: 'Which prompts name a brand or are nearly alike, before there is a project.',
      request: draftCheckRequest,
      reply: data(draftChecksSchema),
    },
    'GET /api/front/project/setup': {
      summary: 'Market, languages and platforms of a project, and what it holds.',
      reply: data(projectSetupSchema),
    },
    'POST /api/front/project/setup/save': {
      summary: 'Changes market, languages, description and platforms of a project; what is left out stays.',
      reply: data(projectSetupSchema),
    },
    'POST /api/front/project/rename': {
      summary: 'Gives a project another name; its id stays.',
      reply: data(renamedProjectSchema),
    },
    'POST /api/front/project/archive': {
      summary: 'Puts a project away, or takes it back.',
      reply: data(archivedProjectSchema),
    },
    'POST /api/front/project/delete': {
      summary: 'Deletes a project with everything in it; `name` has to be its name.',
      reply: data(deletedProjectSchema),
    },
    'GET /api/front/capture/index': {
      summary: 'The sheet on which answers are captured by hand; null: none is open.',
      reply: data(captureStateSchema),
    },
    'POST /api/front/capture/start': {
      summary: 'Opens a sheet: each prompt on each platform is one answer to get.',
      reply: data(captureStateSchema),
    },
    'POST /api/front/capture/answer': {
      summary: 'Keeps what was pasted for one slot; null takes it back.',
      reply: data(captureStateSchema),
    },
    'POST /api/front/capture/close': {
      summary: 'Closes a sheet; its answers stay in the project.',
      reply: data(captureStateSchema),
    },
    'POST /api/front/answers/push': {
      summary: 'Adds up to 1,000 recorded answers to a project.',
      detail:
        'Records as the JSON export writes them; platform, prompt, answer and asked_at are needed. A record that was sent before, by its id or its content, is added once. Each record has its own verdict: one at fault keeps no other out.',
      request: v.object({ answers: v.array(pushedRecordSchema) }),
      reply: data(pushResultSchema),
    },
  },
};
