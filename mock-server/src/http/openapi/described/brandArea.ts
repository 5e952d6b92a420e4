import {
  competitorsSchema,
  factEvidenceSchema,
  factsSchema,
  factTrialSchema,
  hiddenNamesSchema,
  markedErrorSchema,
  perceptionSchema,
  quotesSchema,
  savedFactSchema,
  suggestionsSchema,
  themesSchema,
} from '#client/api/brandCentreSchemas.ts';
import { brandListSchema, recountJobSchema } from '#client/api/brandNamesSchemas.ts';
import { jobRequest } from '../../requests/brandRequests.ts';
import { data } from '../CallDescription.ts';
import type { DescribedArea } from '../CallDescription.ts';

export const brandArea: DescribedArea = {
  name: 'Brands and facts',
  description: 'Names, perception, the ledger of facts and what answers say against it.',
  calls: {
    'GET /api/front/brand/index': {
      summary: 'The brands with names, aliases and domains.',
      reply: data(brandListSchema),
    },
    'POST /api/front/brand/try': {
      summary: 'Starts counting what other names would change.',
      reply: data(recountJobSchema),
    },
    'POST /api/front/brand/save': { summary: 'Keeps the names and counts anew.', reply: data(recountJobSchema) },
    'GET /api/front/brand/job': {
      summary: 'How far a count is.',
      request: jobRequest,
      reply: data(recountJobSchema),
    },
    'GET /api/front/brand/competitors': { summary: 'The rivals with their measures.', reply: data(competitorsSchema) },
    'GET /api/front/brand/suggestions': {
      summary: 'Names found in answers that may be brands.',
      reply: data(suggestionsSchema),
    },
    'POST /api/front/brand/suggestions/hide': {
      summary: 'Hides a name found, or shows it again.',
      reply: data(hiddenNamesSchema),
    },
    'GET /api/front/brand/perception': {
      summary: 'By theme, how answers speak of each brand.',
      reply: data(perceptionSchema),
    },
    'GET /api/front/brand/quotes': { summary: 'The sentences behind a theme.', reply: data(quotesSchema) },
    'POST /api/front/brand/themes/save': { summary: 'The own themes anew.', reply: data(themesSchema) },
    'GET /api/front/brand/facts': {
      summary: 'The ledger of facts, and the errors of answers against it.',
      reply: data(factsSchema),
    },
    'GET /api/front/brand/evidence': {
      summary: 'The sentences behind a fact or an error.',
      reply: data(factEvidenceSchema),
    },
    'POST /api/front/brand/facts/try': {
      summary: 'What a fact would find, before it is kept.',
      reply: data(factTrialSchema),
    },
    'POST /api/front/brand/facts/save': { summary: 'Keeps a fact.', reply: data(savedFactSchema) },
    'POST /api/front/brand/facts/delete': { summary: 'Takes a fact out.', reply: data(savedFactSchema) },
    'POST /api/front/brand/errors/mark': {
      summary: 'Marks an error as reported, corrected or no error.',
      reply: data(markedErrorSchema),
    },
  },
};
