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
  suggestionsSchema,
  websiteProposalSchema,
} from '#client/api/schemas/projectSetupSchemas.ts';
import { MOST_PUSHED, pushResultSchema } from '#client/api/schemas/pushSchemas.ts';
import {
  createProjectRequest,
  draftCheckRequest,
  questionsRequest,
  suggestRequest,
  websiteRequest,
} from '#server/http/requests/projectRequests.ts';
import { pushedRecordSchema } from '#server/service/push/PushedRecord.ts';
import { data } from '../CallDescription.ts';
import type { DescribedArea } from '../CallDescription.ts';

const websiteReply = v.object({ proposal: v.nullable(websiteProposalSchema), problem: v.nullable(pageProblemSchema) });

export const doorArea: DescribedArea = {
  name: 'Projects and answers in',
  description: 'Creating and managing projects, capturing answers by hand, and pushing answers from programs.',
  calls: {
    'POST /api/front/project/create': {
      summary: 'Creates an empty project.',
      detail: 'The name must not be taken. Prompts that differ only in case or character width count as one.',
      request: createProjectRequest,
      reply: data(createdProjectSchema),
    },
    'POST /api/front/project/website': {
      summary: 'Reads what a home page says about its brand.',
      detail: 'Private network addresses are refused and robots.txt is respected. `problem` says why nothing was read.',
      request: websiteRequest,
      reply: data(websiteReply),
    },
    'POST /api/front/project/questions': {
      summary: 'Suggests questions from keywords.',
      request: questionsRequest,
      reply: data(questionProposalsSchema),
    },
    'POST /api/front/project/suggest': {
      summary: 'Competitors or prompts suggested by the server’s language model.',
      detail:
        'Needs `LLM_BASE_URL` on the server (409 otherwise). A model can be wrong in every entry; `fault` says why there are none. Nothing is saved.',
      request: suggestRequest,
      reply: data(suggestionsSchema),
    },
    'POST /api/front/project/check_prompts': {
      summary: 'Flags branded and near-duplicate prompts before a project exists.',
      request: draftCheckRequest,
      reply: data(draftChecksSchema),
    },
    'GET /api/front/project/setup': {
      summary: 'A project’s market, languages and platforms, and what it contains.',
      reply: data(projectSetupSchema),
    },
    'POST /api/front/project/setup/save': {
      summary: 'Changes market, languages, description and platforms of a project. Omitted fields stay as they are.',
      reply: data(projectSetupSchema),
    },
    'POST /api/front/project/rename': {
      summary: 'Renames a project, for all readers or those of one language. Its ID stays the same.',
      reply: data(renamedProjectSchema),
    },
    'POST /api/front/project/archive': {
      summary: 'Archives a project, or restores it.',
      reply: data(archivedProjectSchema),
    },
    'POST /api/front/project/delete': {
      summary:
        'Deletes a project and everything in it; `name` must match its name. API keys of no other project are revoked.',
      reply: data(deletedProjectSchema),
    },
    'GET /api/front/capture/index': {
      summary: 'The open capture sheet, or null.',
      reply: data(captureStateSchema),
    },
    'POST /api/front/capture/start': {
      summary: 'Opens a capture sheet: one answer to paste for each prompt and platform.',
      reply: data(captureStateSchema),
    },
    'POST /api/front/capture/answer': {
      summary: 'Saves the answer pasted for one slot; null removes it.',
      reply: data(captureStateSchema),
    },
    'POST /api/front/capture/close': {
      summary: 'Closes a capture sheet. Its answers stay in the project.',
      reply: data(captureStateSchema),
    },
    'POST /api/front/answers/push': {
      summary: 'Adds up to 1,000 recorded answers to a project.',
      detail:
        'Each record has its own verdict: one at fault keeps no other out. A record that was sent before is added once. With a key of several projects, the header project-id is required.',
      sent: 'Records as the JSON export writes them; platform, prompt, answer and asked_at are needed. Beside `answers`, only the head of an export is taken; any other field is refused, and nothing is stored. A record that was sent before is known by its id or, without one, by its platform, prompt, run, time and text. So two ids are two answers even if their texts are equal, and the text first sent under an id stays: a record with that id and another text is `already_there`, with a warning of the field `answer`. An `answer` that is the raw reply of an API, as JSON in a text, is read, with a warning. `warnings` of a record say what was left out of it, such as citations that are not addresses of web pages.',
      request: v.object({ answers: v.pipe(v.array(pushedRecordSchema), v.minLength(1), v.maxLength(MOST_PUSHED)) }),
      reply: data(pushResultSchema),
    },
  },
};
