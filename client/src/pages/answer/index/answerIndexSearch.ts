import * as v from 'valibot';
import type { DefinitionId, SourceSort, SplitBy, SplitMeasure } from '../../../api/answerIndexSchemas.ts';
import {
  definitionIdSchema,
  sourceSortSchema,
  splitBySchema,
  splitMeasureSchema,
} from '../../../api/answerIndexSchemas.ts';
import type { SourceType } from '../../../api/overviewSchemas.ts';
import { sourceTypeSchema } from '../../../api/overviewSchemas.ts';
import type { Intent, PromptSort, PromptStatus, PromptView } from '../../../api/promptSchemas.ts';
import { intentSchema, promptSortSchema, promptStatusSchema, promptViewSchema } from '../../../api/promptSchemas.ts';
import type { TableSort } from '../../../components/table/DataColumn.ts';

export const indexTabs = ['prompts', 'topics', 'sources', 'answers'] as const;
export type IndexTab = (typeof indexTabs)[number];

export const topicSorts = [
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

/** What the prompts table shows: with this a view of the reader's own is saved. */
export interface PromptsPlace {
  readonly view: PromptView;
  /** The rival of view `lost_to`; empty: any. */
  readonly rivalId: string;
  readonly status: PromptStatus | null;
  readonly intent: Intent | null;
  readonly promptQ: string;
  readonly promptSort: TableSort<PromptSort>;
}

export interface AnswerIndexPlace extends PromptsPlace {
  readonly tab: IndexTab;
  readonly topicQ: string;
  readonly topicSort: TableSort<TopicSort>;
  readonly sourceQ: string;
  readonly sourceType: SourceType | null;
  /** Only domains that are cited where rivals are named and we are not. */
  readonly gap: boolean;
  readonly sourceSort: TableSort<SourceSort>;
  /** Searched for in the stored answers. */
  readonly q: string;
  readonly definition: DefinitionId;
  /** The rival of definition `share_against_rival`; empty: the first one. */
  readonly against: string;
  readonly why: SplitMeasure;
  /** Whose measure moved; empty: our own. */
  readonly whyBrand: string;
  readonly by: SplitBy;
}

export const defaultPromptSort: TableSort<PromptSort> = { key: 'visibility', order: 'desc' };
export const defaultTopicSort: TableSort<TopicSort> = { key: 'visibility', order: 'desc' };
export const defaultSourceSort: TableSort<SourceSort> = { key: 'citations', order: 'desc' };

const orderSchema = v.picklist(['asc', 'desc']);
/** As many letters as the server takes. */
const MOST_LETTERS = 200;

const oneOf = <T extends string>(options: readonly T[], text: string | null): T | null =>
  options.find((option) => option === text) ?? null;

function parseSort<T extends string>(options: readonly T[], text: string | null, usual: TableSort<T>): TableSort<T> {
  const [name = '', direction = ''] = (text ?? '').split('.');
  const key = oneOf(options, name);
  const order = oneOf(orderSchema.options, direction);
  return key === null || order === null ? usual : { key, order };
}

const words = (params: URLSearchParams, name: string): string => (params.get(name) ?? '').slice(0, MOST_LETTERS);

/** The prompts table that an address, or a saved view, stands for. */
export function parsePromptsSearch(params: URLSearchParams): PromptsPlace {
  return {
    view: oneOf(promptViewSchema.options, params.get('view')) ?? 'all',
    rivalId: params.get('rival_id') ?? '',
    status: oneOf(promptStatusSchema.options, params.get('status')),
    intent: oneOf(intentSchema.options, params.get('intent')),
    promptQ: words(params, 'prompt_q'),
    promptSort: parseSort(promptSortSchema.options, params.get('sort'), defaultPromptSort),
  };
}

/** What the page shows for an address. Total: what makes no sense is the default, nothing throws. */
export function parseAnswerIndexSearch(params: URLSearchParams): AnswerIndexPlace {
  return {
    ...parsePromptsSearch(params),
    tab: oneOf(indexTabs, params.get('tab')) ?? 'prompts',
    topicQ: words(params, 'topic_q'),
    topicSort: parseSort(topicSorts, params.get('topic_sort'), defaultTopicSort),
    sourceQ: words(params, 'source_q'),
    sourceType: oneOf(sourceTypeSchema.options, params.get('source_type')),
    gap: params.get('gap') === '1',
    sourceSort: parseSort(sourceSortSchema.options, params.get('source_sort'), defaultSourceSort),
    q: words(params, 'q'),
    definition: oneOf(definitionIdSchema.options, params.get('definition')) ?? 'visibility',
    against: params.get('against') ?? '',
    why: oneOf(splitMeasureSchema.options, params.get('why')) ?? 'visibility',
    whyBrand: params.get('why_brand') ?? '',
    by: oneOf(splitBySchema.options, params.get('by')) ?? 'platform',
  };
}

const sortText = ({ key, order }: TableSort<string>): string => `${key}.${order}`;

type Entry = readonly [name: string, value: string | null, usual: string];

function paramsOf(entries: readonly Entry[]): URLSearchParams {
  const kept = entries.flatMap(([name, value, usual]) =>
    value === null || value === '' || value === usual ? [] : [[name, value]],
  );
  return new URLSearchParams(kept);
}

const promptEntries = (place: PromptsPlace): readonly Entry[] => [
  ['view', place.view, 'all'],
  ['rival_id', place.rivalId, ''],
  ['status', place.status, ''],
  ['intent', place.intent, ''],
  ['prompt_q', place.promptQ, ''],
  ['sort', sortText(place.promptSort), sortText(defaultPromptSort)],
];

/** The part of the address that makes a view of the prompts table. */
export function formatPromptsSearch(place: PromptsPlace): URLSearchParams {
  return paramsOf(promptEntries(place));
}

const allEntries = (place: AnswerIndexPlace): readonly Entry[] => [
  ['tab', place.tab, 'prompts'],
  ...promptEntries(place),
  ['topic_q', place.topicQ, ''],
  ['topic_sort', sortText(place.topicSort), sortText(defaultTopicSort)],
  ['source_q', place.sourceQ, ''],
  ['source_type', place.sourceType, ''],
  ['gap', place.gap ? '1' : null, ''],
  ['source_sort', sortText(place.sourceSort), sortText(defaultSourceSort)],
  ['q', place.q, ''],
  ['definition', place.definition, 'visibility'],
  ['against', place.against, ''],
  ['why', place.why, 'visibility'],
  ['why_brand', place.whyBrand, ''],
  ['by', place.by, 'platform'],
];

/** The address of a place; what is as by default is left out. */
export function formatAnswerIndexSearch(place: AnswerIndexPlace): URLSearchParams {
  return paramsOf(allEntries(place));
}

/** The parameters that belong to this page. */
export const answerIndexNames: readonly string[] = allEntries(parseAnswerIndexSearch(new URLSearchParams())).map(
  ([name]) => name,
);
