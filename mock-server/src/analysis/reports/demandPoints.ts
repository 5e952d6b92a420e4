import type { AnswerIndex, DemandPoint } from '#client/api/answerIndexSchemas.ts';
import { answerMeasure } from '../measures/answerMeasures.ts';
import { OK } from '../table/AnswerTable.ts';
import { groupBy, membersOf } from '../table/groupBy.ts';
import type { PeriodData } from './periodData.ts';

/**
 * Demand of each prompt with its visibility of the own brand, in project order. Prompts without ok answers in the
 * scope are left out; of the others, those without a known demand are counted.
 */
export function demandPoints({ table, project, rows }: PeriodData): AnswerIndex['demand'] {
  const ok = groupBy(
    rows.filter((row) => table.status[row] === OK),
    project.prompts.length,
    (row) => table.prompt[row] ?? 0,
  );
  const points: DemandPoint[] = [];
  let unknown = 0;
  project.prompts.forEach(({ id, text, topic_id: topic, demand }, prompt) => {
    const visibility = answerMeasure(table, membersOf(ok, prompt), 'visibility');
    if (visibility !== null && demand !== undefined) {
      const { band, source } = demand;
      points.push({ prompt_id: id, prompt_text: text, topic_id: topic, demand: { band, source }, visibility });
    }
    unknown += Number(visibility !== null && demand === undefined);
  });
  return { points, unknown };
}
