import {
  definitionIdSchema,
  sourceSortSchema,
  splitBySchema,
  splitMeasureSchema,
} from '#client/api/answerIndexSchemas.ts';
import type { SourceSort } from '#client/api/answerIndexSchemas.ts';
import { intentSchema, promptSortSchema, promptStatusSchema, promptViewSchema } from '#client/api/promptSchemas.ts';
import type { PromptSort } from '#client/api/promptSchemas.ts';
import { sourceTypeSchema } from '#client/api/reportSchemas.ts';
import type { TableSort } from '#client/lib/rows/TableSort.ts';
import { defineSearch } from '#client/lib/search/defineSearch.ts';
import type { SearchState } from '#client/lib/search/defineSearch.ts';
import { choiceParam, flagParam, optionalChoiceParam, sortParam, textParam } from '#client/lib/search/searchParams.ts';

export const indexTabs = ['prompts', 'topics', 'sources', 'answers'] as const;
export type IndexTab = (typeof indexTabs)[number];

const topicSorts = [
  'name',
  'prompts',
  'answers',
  'visibility',
  'change',
  'share_of_voice',
  'average_position',
  'net_sentiment',
  'citation_rate',
] as const;
export type TopicSort = (typeof topicSorts)[number];

const defaultPromptSort: TableSort<PromptSort> = { key: 'visibility', order: 'desc' };
const defaultTopicSort: TableSort<TopicSort> = { key: 'visibility', order: 'desc' };
const defaultSourceSort: TableSort<SourceSort> = { key: 'citations', order: 'desc' };

/** The server's limit for search texts, in characters. */
const LONGEST_SEARCH = 200;

const promptsTable = {
  view: choiceParam('view', promptViewSchema.options, 'all'),
  /** The competitor of view `lost_to`; empty: any. */
  rivalId: textParam('rival_id'),
  status: optionalChoiceParam('status', promptStatusSchema.options),
  intent: optionalChoiceParam('intent', intentSchema.options),
  promptQ: textParam('prompt_q', LONGEST_SEARCH),
  promptSort: sortParam('sort', promptSortSchema.options, defaultPromptSort),
};

/** The search state of the prompts table; a saved view consists of it. */
export const promptsSearch = defineSearch(promptsTable);
export type PromptsSearch = SearchState<typeof promptsSearch>;

export const answerIndexSearch = defineSearch({
  tab: choiceParam('tab', indexTabs, 'prompts'),
  ...promptsTable,
  topicQ: textParam('topic_q', LONGEST_SEARCH),
  topicSort: sortParam('topic_sort', topicSorts, defaultTopicSort),
  sourceQ: textParam('source_q', LONGEST_SEARCH),
  sourceType: optionalChoiceParam('source_type', sourceTypeSchema.options),
  /** Only domains cited where competitors are mentioned and the own brand is not. */
  gap: flagParam('gap'),
  sourceSort: sortParam('source_sort', sourceSortSchema.options, defaultSourceSort),
  /** Full-text search over the stored answers. */
  q: textParam('q', LONGEST_SEARCH),
  definition: choiceParam('definition', definitionIdSchema.options, 'visibility'),
  /** The competitor of definition `share_against_rival`; empty: the first one. */
  against: textParam('against'),
  why: choiceParam('why', splitMeasureSchema.options, 'visibility'),
  /** The brand whose measure changed; empty: the own brand. */
  whyBrand: textParam('why_brand'),
  by: choiceParam('by', splitBySchema.options, 'platform'),
});
export type AnswerIndexSearch = SearchState<typeof answerIndexSearch>;
