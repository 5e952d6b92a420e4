import type { Effect, SplitBy, SplitMeasure, WhyMoved } from '#client/api/answerIndexSchemas.ts';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import { decompose, type SegmentEffect } from '#server/analysis/measures/decompose.ts';
import { changeOf, measureOf } from '#server/analysis/measures/promptClusters.ts';
import type { ProjectDefinition } from '#server/analysis/ProjectDefinition.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { periodData } from '../periodData.ts';
import { reportScope } from '../reportScope.ts';

/** Parameters of a split: measure, brand, and dimension. */
interface SplitQuestion {
  readonly measure_id: SplitMeasure;
  /** Absent: the own brand; an unknown one has no data. */
  readonly brand_id?: string | undefined;
  readonly by: SplitBy;
}

type SegmentName = Pick<Effect, 'id' | 'name'>;

/** Prompts without a topic are a segment of their own, without id and name. */
function nameOf(project: ProjectDefinition, by: SplitBy, effect: SegmentEffect): SegmentName {
  switch (by) {
    case 'platform':
      return named(project.platforms[effect.platform ?? -1]);
    case 'topic':
      return named(project.topics[effect.topic ?? -1]);
    case 'prompt': {
      const prompt = project.prompts[effect.prompt ?? -1];
      return { id: prompt?.id ?? null, name: prompt?.text ?? '' };
    }
  }
}

function named(item: { readonly id: string; readonly name: string } | undefined): SegmentName {
  return { id: item?.id ?? null, name: item?.name ?? '' };
}

/**
 * Decomposes the change of a brand's ratio between the two periods over platforms, topics or prompts (Kitagawa 1955). The effects sum to
 * `difference`, the plain difference of the two values; `change` is its verdict, paired over the prompts of both periods.
 * @throws RangeError for an invalid date or time zone of the query (callers check them first).
 */
export function whyMoved(table: AnswerTable, query: FilterQuery, question: SplitQuestion): WhyMoved {
  const data = periodData(table, query);
  const { project, sums, previousSums } = data;
  const { measure_id: kind, by } = question;
  const brandId = question.brand_id ?? project.brands[0]?.id ?? '';
  const brand = project.brands.findIndex(({ id }) => id === brandId);
  const isKnown = brand >= 0;
  const split = isKnown ? decompose(previousSums, sums, kind, brand, by) : null;
  return {
    scope: reportScope(data),
    measure_id: kind,
    brand_id: brandId,
    by,
    before: isKnown ? measureOf(previousSums, kind, brand) : null,
    after: isKnown ? measureOf(sums, kind, brand) : null,
    change: isKnown ? changeOf(previousSums, sums, kind, brand) : null,
    difference: split?.difference ?? null,
    effects: (split?.effects ?? []).map((effect) => ({
      ...nameOf(project, by, effect),
      rate: effect.rate,
      mix: effect.mix,
      numerators: [...effect.numerators],
      denominators: [...effect.denominators],
    })),
  };
}
