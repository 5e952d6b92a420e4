import type { FilterQuery } from '#client/api/filterQuery.ts';
import { stages, type Stage } from '#client/api/stageSchemas.ts';
import type { TraitedPrompts } from '#client/api/userInsightSchemas.ts';
import { insightData, personasOf } from '#server/analysis/insights/groupData.ts';
import type { InsightData } from '#server/analysis/insights/groupData.ts';
import { okRowsByPrompt, traitedPrompt } from '#server/analysis/insights/traitedPrompts.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { promptRanks } from '#server/analysis/text/promptRanks.ts';
import { promptSearch } from '#server/analysis/text/promptSearch.ts';
import { missingLast } from './missingLast.ts';

/** Filters and order of the list. */
interface TraitedPromptRequest {
  readonly sort: 'text' | 'persona' | 'stage' | 'answers' | 'visibility';
  readonly order: 'asc' | 'desc';
  readonly q: string;
  readonly persona?: string | undefined;
  readonly stage?: Stage | undefined;
  readonly page: number;
  readonly page_size: number;
}

/** A page of the filtered prompts, each with persona and stage. */
export function traitedListing(table: AnswerTable, query: FilterQuery, request: TraitedPromptRequest): TraitedPrompts {
  const data = insightData(table, query);
  const { traits } = data;
  const isFound = promptSearch(table.project, request.q);
  const { persona, stage, page, page_size: size } = request;
  const found = data.prompts.filter(
    (prompt) =>
      isFound(prompt) &&
      (persona === undefined || traits[prompt]?.persona === persona) &&
      (stage === undefined || traits[prompt]?.stage === stage),
  );
  const rows = okRowsByPrompt(data);
  const personas = personasOf(data);
  const rank = ranks(
    data,
    personas.map(({ id }) => id),
    request.sort,
  );
  const sign = request.order === 'desc' ? -1 : 1;
  const sorted = found.sort((a, b) => missingLast(rank[a], rank[b], sign) || a - b);
  return {
    list: sorted.slice((page - 1) * size, page * size).map((prompt) => traitedPrompt(data, rows, prompt)),
    total: found.length,
    personas,
  };
}

/** Sort values by prompt index; NaN for a missing value, which comes last in either order. */
function ranks(
  { table, traits, sums }: InsightData,
  personas: readonly string[],
  sort: TraitedPromptRequest['sort'],
): ArrayLike<number> {
  if (sort === 'text') return promptRanks(table.project);
  if (sort === 'persona') return traits.map((of) => personas.indexOf(of.persona));
  if (sort === 'stage') return traits.map((of) => stages.indexOf(of.stage));
  const ok = new Float64Array(sums.promptCount);
  const named = new Float64Array(sums.promptCount);
  for (let cell = 0; cell < sums.cells; cell += 1) {
    const prompt = sums.cellPrompt[cell] ?? 0;
    ok[prompt] = (ok[prompt] ?? 0) + (sums.ok[cell] ?? 0);
    named[prompt] = (named[prompt] ?? 0) + (sums.named[cell * sums.brandCount] ?? 0);
  }
  return sort === 'answers'
    ? ok
    : ok.map((answers, prompt) => (answers > 0 ? (named[prompt] ?? 0) / answers : Number.NaN));
}
