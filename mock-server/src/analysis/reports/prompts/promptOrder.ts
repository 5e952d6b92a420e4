import { demandBandSchema, intentSchema, type PromptSort } from '#client/api/promptSchemas.ts';
import type { ProjectDefinition } from '#server/analysis/ProjectDefinition.ts';
import { promptIntents } from '#server/analysis/text/promptIntents.ts';
import { promptRanks, topicRanks } from '#server/analysis/text/promptRanks.ts';
import type { PromptData } from './promptData.ts';

export type SortOrder = 'asc' | 'desc';

const BANDS = demandBandSchema.options;
const INTENTS = intentSchema.options;

/** Sort key of each prompt (by index); NaN: none, sorted last. */
function sortKeys({ table: { project }, columns }: PromptData, sort: PromptSort): ArrayLike<number> {
  switch (sort) {
    case 'text':
      return promptRanks(project);
    case 'topic':
      return topicRanks(project);
    case 'intent':
      return promptIntents(project).map((intent) => INTENTS.indexOf(intent));
    case 'demand':
      return project.prompts.map(({ demand }) => (demand === undefined ? Number.NaN : BANDS.indexOf(demand.band)));
    case 'answers':
    case 'visibility':
    case 'change':
    case 'share_of_voice':
    case 'average_position':
    case 'net_sentiment':
    case 'citation_rate':
    case 'stability':
    case 'status':
    case 'last_asked_at':
      return columns[sort];
  }
}

/** Default order: text ascending, figures descending. */
export function usualOrder(sort: PromptSort): SortOrder {
  return ['text', 'topic', 'intent', 'status'].includes(sort) ? 'asc' : 'desc';
}

function compareIds({ prompts }: ProjectDefinition, a: number, b: number): number {
  const [first, second] = [prompts[a]?.id ?? '', prompts[b]?.id ?? ''];
  return first < second ? -1 : Number(first > second);
}

/**
 * The prompts (indexes) in order. Intent and status are sorted in the order of their lists, demand by its bands. Prompts without the figure
 * are last in both orders, and ties are sorted by id in both, so that pages never overlap.
 */
export function orderPrompts(
  data: PromptData,
  prompts: readonly number[],
  sort: PromptSort,
  order: SortOrder,
): number[] {
  const keys = sortKeys(data, sort);
  const sign = order === 'asc' ? 1 : -1;
  return [...prompts].sort((a, b) => {
    const first = keys[a] ?? Number.NaN;
    const second = keys[b] ?? Number.NaN;
    const missing = Number(Number.isNaN(first)) - Number(Number.isNaN(second));
    return missing || sign * (first - second) || compareIds(data.table.project, a, b);
  });
}
