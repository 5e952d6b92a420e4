import {
  askedRegionSchema,
  askingPersonaSchema,
  constraintSchema,
  expandLanguageSchema,
} from '#client/api/expandSchemas.ts';
import { intentSchema } from '#client/api/promptSchemas.ts';
import { stages } from '#client/api/stageSchemas.ts';
import { defineSearch } from '#client/lib/search/defineSearch.ts';
import type { SearchState } from '#client/lib/search/defineSearch.ts';
import {
  choiceParam,
  choicesParam,
  commaIdsParam,
  flagParam,
  optionalChoiceParam,
  optionalSortParam,
  textParam,
} from '#client/lib/search/searchParams.ts';

/** The list parameters of a choice with their options. */
export const expandLists = {
  intents: intentSchema.options,
  stages,
  personas: askingPersonaSchema.options,
  constraints: constraintSchema.options,
  regions: askedRegionSchema.options,
} as const;
export type ExpandList = keyof typeof expandLists;
export const expandOrigins = ['template', 'search', 'related'] as const;
const questionSorts = ['text', 'state', 'origin', 'seen', 'intent', 'stage', 'topic'] as const;
export type QuestionSort = (typeof questionSorts)[number];

export const expandSearch = defineSearch({
  /** The keywords to expand. */
  ids: commaIdsParam('ids'),
  intents: choicesParam('intents', expandLists.intents),
  stages: choicesParam('stages', expandLists.stages),
  personas: choicesParam('personas', expandLists.personas),
  constraints: choicesParam('constraints', expandLists.constraints),
  regions: choicesParam('regions', expandLists.regions),
  language: choiceParam('language', expandLanguageSchema.options, 'auto'),
  /** Null: any origin. */
  origin: optionalChoiceParam('origin', expandOrigins),
  /** Hides questions that are prompts already, or near duplicates of one. */
  onlyNew: flagParam('new'),
  q: textParam('q'),
  /** Null: observed questions first, then templates in their order. */
  sort: optionalSortParam(questionSorts),
});
export type ExpandSearch = SearchState<typeof expandSearch>;
