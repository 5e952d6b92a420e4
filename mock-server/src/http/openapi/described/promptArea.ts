import { expansionImpactSchema, expansionSchema } from '#client/api/expandSchemas.ts';
import { keywordFileSchema, keywordsChangedSchema, keywordTableSchema } from '#client/api/keywordSchemas.ts';
import {
  managedPromptListSchema,
  promptChecksSchema,
  promptsAddedSchema,
  promptsChangedSchema,
} from '#client/api/managedPromptSchemas.ts';
import { topicTagNamesSchema } from '#client/api/topicTagNamesSchemas.ts';
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
  description: 'Prompts, who asks them, and the keywords behind them.',
  calls: {
    'GET /api/front/prompt/index': {
      summary: 'The project’s prompts, for editing.',
      reply: data(managedPromptListSchema),
    },
    'POST /api/front/prompt/check': {
      summary: 'Checks prompts before they are added: duplicates, near duplicates and texts that are too long.',
      reply: data(promptChecksSchema),
    },
    'POST /api/front/prompt/add': { summary: 'Adds prompts.', reply: data(promptsAddedSchema) },
    'POST /api/front/prompt/update': { summary: 'Edits prompts.', reply: data(promptsChangedSchema) },
    'POST /api/front/prompt/delete': { summary: 'Removes prompts.', reply: data(promptsChangedSchema) },
    'POST /api/front/prompt/restore': { summary: 'Restores removed prompts.', reply: data(promptsChangedSchema) },
    'GET /api/front/prompt/names': {
      summary: 'Topics and tags with their names in each language.',
      reply: data(topicTagNamesSchema),
    },
    'POST /api/front/prompt/names/save': {
      summary: 'Renames topics and tags, and removes topics without prompts. What is not sent stays as it is.',
      reply: data(topicTagNamesSchema),
    },
    'GET /api/front/keyword/index': { summary: 'The keywords with their demand.', reply: data(keywordTableSchema) },
    'POST /api/front/keyword/add': { summary: 'Adds keywords.', reply: data(keywordsChangedSchema) },
    'POST /api/front/keyword/update': { summary: 'Changes a keyword.', reply: data(keywordsChangedSchema) },
    'POST /api/front/keyword/delete': { summary: 'Removes keywords.', reply: data(keywordsChangedSchema) },
    'POST /api/front/keyword/restore': {
      summary: 'Restores keywords from the reply of an earlier change.',
      reply: data(keywordsChangedSchema),
    },
    'POST /api/front/keyword/inspect': {
      summary: 'Reads a file of keywords. Nothing is saved.',
      upload: true,
      reply: data(keywordFileSchema),
    },
    'GET /api/front/keyword/expand': { summary: 'Generates questions from keywords.', reply: data(expansionSchema) },
    'POST /api/front/keyword/plan': {
      summary: 'Previews how many answers and what cost these questions would add.',
      reply: data(expansionImpactSchema),
    },
    'GET /api/front/userInsights/index': {
      summary: 'User insights: who asks, at which stage, about what, and where you are missing.',
      reply: data(userInsightSchema),
    },
    'GET /api/front/userInsights/detail': {
      summary: 'Returns one persona or one theme.',
      reply: data(userInsightDetailSchema),
    },
    'GET /api/front/userInsights/prompts': {
      summary: 'Prompts with personas and stages.',
      reply: data(traitedPromptsSchema),
    },
    'POST /api/front/userInsights/assign': {
      summary: 'Sets personas and stages of prompts; null restores the rule’s choice.',
      reply: data(traitsChangedSchema),
    },
    'POST /api/front/userInsights/personas': {
      summary: 'Saves the project’s own personas.',
      reply: data(ownPersonasSchema),
    },
  },
};
