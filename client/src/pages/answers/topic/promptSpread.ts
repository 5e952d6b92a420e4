import type { Measure } from '#client/api/measureSchemas.ts';
import type { PromptRow } from '#client/api/promptSchemas.ts';
import { niceTicks } from '#client/components/chart/axes/niceTicks.ts';
import { compareTexts } from '#client/lib/compareTexts.ts';
import type { SpreadSort } from './topicSearch.ts';

export interface SpreadRow {
  readonly prompt: PromptRow;
  readonly measure: Measure;
  /** Too few answers to compare this prompt with others. */
  readonly thin: boolean;
  /** The value of the previous period if the change is more than noise; else null. */
  readonly before: number | null;
}

export interface PromptSpread {
  readonly rows: readonly SpreadRow[];
  /** Prompts without a usable answer: they are not on the axis. */
  readonly silent: readonly PromptRow[];
  /** End of the shared axis. */
  readonly end: number;
  /** Prompts with a real change, the largest first. Among twenty that did not change, four look possible by chance. */
  readonly rising: readonly SpreadRow[];
  readonly falling: readonly SpreadRow[];
  /** How many changes are possible and not real. */
  readonly possible: number;
  /** The lowest and the highest prompt with enough answers; null with fewer than two. */
  readonly ends: { readonly lowest: SpreadRow; readonly highest: SpreadRow } | null;
}

const differenceOf = ({ prompt }: SpreadRow): number => prompt.change?.difference ?? 0;
/** Sort key: prompts without a comparison come last, after rises and falls. */
const placeOf = (row: SpreadRow): number => (row.prompt.change === null ? Number.NEGATIVE_INFINITY : differenceOf(row));

function rowOf(prompt: PromptRow): SpreadRow[] {
  const { visibility, change, status } = prompt;
  if (visibility === null) return [];
  const thin = status === 'thin';
  const moved = !thin && change !== null && change.verdict !== 'noise' && change.difference !== 0;
  return [{ prompt, measure: visibility, thin, before: moved ? visibility.value - change.difference : null }];
}

function compare(sort: SpreadSort) {
  return (a: SpreadRow, b: SpreadRow): number => {
    const [first, second] = sort === 'change' ? [placeOf(a), placeOf(b)] : [a.measure.value, b.measure.value];
    if (first !== second) return first > second ? -1 : 1;
    return b.measure.value - a.measure.value || compareTexts(a.prompt.text, b.prompt.text);
  };
}

/** The prompts of a topic on one axis, and those that changed in opposite directions. */
export function promptSpread(prompts: readonly PromptRow[], sort: SpreadSort): PromptSpread {
  const rows = prompts.flatMap(rowOf).sort(compare(sort));
  const moved = rows.filter(({ before }) => before !== null);
  const isReal = ({ prompt }: SpreadRow): boolean => prompt.change?.verdict === 'real';
  const byMove = moved.filter(isReal).toSorted((a, b) => Math.abs(differenceOf(b)) - Math.abs(differenceOf(a)));
  const solid = rows.filter(({ thin }) => !thin).toSorted((a, b) => a.measure.value - b.measure.value);
  const [lowest, highest] = [solid[0], solid.at(-1)];
  return {
    rows,
    silent: prompts.filter(({ visibility }) => visibility === null),
    end: niceTicks(Math.max(0, ...rows.map(({ measure, before }) => Math.max(measure.high, before ?? 0)))).at(-1) ?? 1,
    rising: byMove.filter((row) => differenceOf(row) > 0),
    falling: byMove.filter((row) => differenceOf(row) < 0),
    possible: moved.length - byMove.length,
    ends: lowest === undefined || highest === undefined || lowest === highest ? null : { lowest, highest },
  };
}
