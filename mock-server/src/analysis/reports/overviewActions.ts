import type { Action } from '#client/api/overviewSchemas.ts';
import { coverageGaps } from '../actions/coverageGaps.ts';
import { inclusionGaps } from '../actions/inclusionGaps.ts';
import { pageGaps } from '../actions/pageGaps.ts';
import { topRivals } from '../actions/topRivals.ts';
import { brandedPrompts } from '../text/brandedPrompts.ts';
import type { OverviewData } from './overviewData.ts';
import { hasOwn } from './overviewTiles.ts';
import type { SourceTotals } from './sources/sourceTotals.ts';

const MAX_ACTIONS = 7;
const PER_RULE = 3;

function promptParts(data: OverviewData, prompt: number): Pick<Action, 'prompt_id' | 'prompt_text' | 'topic_id'> {
  const found = data.project.prompts[prompt];
  return { prompt_id: found?.id ?? null, prompt_text: found?.text ?? null, topic_id: found?.topic_id ?? null };
}

const NO_PROMPT = { prompt_id: null, prompt_text: null, topic_id: null } as const;

/** Findings by rule, most evidence first within a rule. */
function found(data: OverviewData, totals: SourceTotals, most: number): readonly (readonly Action[])[] {
  const { table, rows, project } = data;
  const idOf = (prompt: number): string => project.prompts[prompt]?.id ?? '';
  const coverage = coverageGaps(data.sums, brandedPrompts(project), most).map(({ prompt, answers, named }): Action => ({
    id: `create_coverage|${idOf(prompt)}`,
    rule: 'create_coverage',
    ...promptParts(data, prompt),
    domain: null,
    answers,
    rival_ids: topRivals(project, named),
  }));
  const inclusion = inclusionGaps(table, rows, totals, most).map(({ domain, answers, named }): Action => ({
    id: `earn_inclusion|${totals.domains.names[domain] ?? ''}`,
    rule: 'earn_inclusion',
    ...NO_PROMPT,
    domain: totals.domains.names[domain] ?? null,
    answers,
    rival_ids: topRivals(project, named),
  }));
  const pages = pageGaps(table, rows, most).map(({ prompt, answers, domain, named }): Action => ({
    id: `improve_page|${idOf(prompt)}`,
    rule: 'improve_page',
    ...promptParts(data, prompt),
    domain,
    answers,
    rival_ids: topRivals(project, named),
  }));
  return [coverage, inclusion, pages];
}

/**
 * Next steps, at most 7, the one with most answers as evidence first: from the rules of the action board (analysis/actions)
 * that need only counts, with the board's ids.
 * @param settled ids of those that a person has done or dismissed on the board; they are not proposed again.
 */
export function overviewActions(
  data: OverviewData,
  totals: SourceTotals,
  settled: ReadonlySet<string> = new Set(),
): Action[] {
  if (!hasOwn(data)) return [];
  return found(data, totals, PER_RULE + settled.size)
    .flatMap((actions) => actions.filter(({ id }) => !settled.has(id)).slice(0, PER_RULE))
    .sort((a, b) => b.answers - a.answers)
    .slice(0, MAX_ACTIONS);
}
