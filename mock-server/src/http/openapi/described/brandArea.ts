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
import { jobRequest } from '#server/http/requests/brandRequests.ts';
import { data } from '../CallDescription.ts';
import type { DescribedArea } from '../CallDescription.ts';

export const brandArea: DescribedArea = {
  name: 'Brands and facts',
  description: 'Names, perception, the fact sheet and answers that contradict it.',
  calls: {
    'GET /api/front/brand/index': {
      summary: 'Brands with their names, aliases and domains.',
      reply: data(brandListSchema),
    },
    'POST /api/front/brand/try': {
      summary: 'Starts a preview of what new brand names would change.',
      reply: data(recountJobSchema),
    },
    'POST /api/front/brand/save': {
      summary: 'Saves the brand names and recounts the answers.',
      reply: data(recountJobSchema),
    },
    'GET /api/front/brand/job': {
      summary: 'Progress of a recount.',
      request: jobRequest,
      reply: data(recountJobSchema),
    },
    'GET /api/front/brand/competitors': { summary: 'Competitors with their measures.', reply: data(competitorsSchema) },
    'GET /api/front/brand/suggestions': {
      summary: 'Names in answers that may be brands.',
      reply: data(suggestionsSchema),
    },
    'POST /api/front/brand/suggestions/hide': {
      summary: 'Hides a suggested brand name, or shows it again.',
      reply: data(hiddenNamesSchema),
    },
    'GET /api/front/brand/perception': {
      summary: 'What answers say about each brand, by theme.',
      reply: data(perceptionSchema),
    },
    'GET /api/front/brand/quotes': { summary: 'The sentences behind a theme.', reply: data(quotesSchema) },
    'POST /api/front/brand/themes/save': { summary: 'Saves the project’s own themes.', reply: data(themesSchema) },
    'GET /api/front/brand/facts': {
      summary: 'The fact sheet, and answers that contradict it.',
      detail:
        'Of an error, `answers`, `reach` and `weight` are of the window; when it was seen, `platforms` and `sources` are of all recorded answers. `example` is the newest answer of the window that gives it, or else the newest of all.',
      reply: data(factsSchema),
    },
    'GET /api/front/brand/evidence': {
      summary: 'The sentences behind a fact or an error.',
      reply: data(factEvidenceSchema),
    },
    'POST /api/front/brand/facts/try': {
      summary: 'Previews what a fact would match before it is saved.',
      reply: data(factTrialSchema),
    },
    'POST /api/front/brand/facts/save': { summary: 'Saves a fact.', reply: data(savedFactSchema) },
    'POST /api/front/brand/facts/delete': { summary: 'Removes a fact.', reply: data(savedFactSchema) },
    'POST /api/front/brand/errors/mark': {
      summary: 'Marks an error as reported, fixed or not an error.',
      reply: data(markedErrorSchema),
    },
  },
};
