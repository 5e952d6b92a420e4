import { expansionPlanSchema, expansionSchema } from '#client/api/expandSchemas.ts';
import { keywordFileSchema, keywordsChangedSchema, keywordTableSchema } from '#client/api/keywordSchemas.ts';
import {
  managedPromptListSchema,
  promptChecksSchema,
  promptsAddedSchema,
  promptsChangedSchema,
} from '#client/api/managedPromptSchemas.ts';
import {
  ownPersonasSchema,
  traitedPromptsSchema,
  traitsChangedSchema,
  userInsightDetailSchema,
  userInsightSchema,
} from '#client/api/userInsightSchemas.ts';
import { data } from '../CallDescription.ts';
import type { DescribedArea } from '../CallDescription.ts';

export const promptArea: DescribedArea = {
  name: 'Prompts and keywords',
  description: 'What is asked, who asks it, and which keywords stand behind it.',
  calls: {
    'GET /api/front/prompt/index': {
      summary: 'The prompts as people manage them.',
      reply: data(managedPromptListSchema),
    },
    'POST /api/front/prompt/check': {
      summary: 'Judges texts before they are added: double, near, too long.',
      reply: data(promptChecksSchema),
    },
    'POST /api/front/prompt/add': { summary: 'Adds prompts.', reply: data(promptsAddedSchema) },
    'POST /api/front/prompt/update': { summary: 'Changes prompts.', reply: data(promptsChangedSchema) },
    'POST /api/front/prompt/delete': { summary: 'Takes prompts out.', reply: data(promptsChangedSchema) },
    'POST /api/front/prompt/restore': { summary: 'Puts prompts back.', reply: data(promptsChangedSchema) },
    'GET /api/front/keyword/index': { summary: 'The keywords with their demand.', reply: data(keywordTableSchema) },
    'POST /api/front/keyword/add': { summary: 'Adds keywords.', reply: data(keywordsChangedSchema) },
    'POST /api/front/keyword/update': { summary: 'Changes a keyword.', reply: data(keywordsChangedSchema) },
    'POST /api/front/keyword/delete': { summary: 'Takes keywords out.', reply: data(keywordsChangedSchema) },
    'POST /api/front/keyword/restore': {
      summary: 'Puts back what an earlier reply said was there.',
      reply: data(keywordsChangedSchema),
    },
    'POST /api/front/keyword/inspect': {
      summary: 'Reads a file of keywords; nothing is kept.',
      upload: true,
      reply: data(keywordFileSchema),
    },
    'GET /api/front/keyword/expand': { summary: 'Questions made from keywords.', reply: data(expansionSchema) },
    'POST /api/front/keyword/plan': {
      summary: 'What adding these questions would bring and cost.',
      reply: data(expansionPlanSchema),
    },
    'GET /api/front/userInsights/index': {
      summary: 'Who asks, at which stage, about what, and what the answers leave open.',
      reply: data(userInsightSchema),
    },
    'GET /api/front/userInsights/detail': {
      summary: 'One persona or one theme.',
      reply: data(userInsightDetailSchema),
    },
    'GET /api/front/userInsights/prompts': {
      summary: 'The prompts with their personas and stages.',
      reply: data(traitedPromptsSchema),
    },
    'POST /api/front/userInsights/assign': {
      summary: 'Sets personas and stages of prompts; null leaves it to the rules.',
      reply: data(traitsChangedSchema),
    },
    'POST /api/front/userInsights/personas': {
      summary: 'The own personas of the project anew.',
      reply: data(ownPersonasSchema),
    },
  },
};
