import type { WorkplaceAlert } from '#client/api/workplaceSchemas.ts';
import { isThin } from '#client/lib/thinData.ts';
import { sumCells } from '../measures/cellSums.ts';
import { hasFewAnswers, measureOf, pairedClusters, WHOLE, type Segment } from '../measures/promptClusters.ts';
import type { OverviewData } from '../reports/overviewData.ts';
import { selectRows } from '../scope/selectRows.ts';
import { isReallyMoreOften } from '../stats/signTest.ts';
import { alertOf } from './alertOf.ts';
import { pastWindow } from './samplingHealth.ts';

/**
 * Rivals that no answer of the past named (up to 28 days before the window, at least 30 answers of 5 prompts) and that
 * are named now on more prompts than chance brings up: a sign test over the prompts asked in both, each of which can only have
 * moved one way. Over the whole scope, else topic by topic; what is new everywhere is not told of each topic once more.
 */
export function newRivalAlerts(data: OverviewData): WorkplaceAlert[] {
  const { table, project, scope, window, query, firstDate, sums } = data;
  const past = pastWindow(window, firstDate, query.time_zone);
  if (past === null) return [];
  const before = sumCells(table, selectRows(table, { ...scope, from: past.from, to: past.to }));
  const appeared = (brand: number, segment: Segment): boolean => {
    if (hasFewAnswers(before, segment)) return false;
    const measure = measureOf(before, 'visibility', brand, segment);
    if (measure === null || isThin(measure) || measure.numerator > 0) return false;
    const [was, is] = pairedClusters(before, sums, 'visibility', brand, segment);
    const newly = is.num.filter((named, prompt) => named > 0 && (was.den[prompt] ?? 0) > 0).length;
    return isReallyMoreOften(newly, 0);
  };
  return project.brands.flatMap(({ id }, brand) => {
    if (brand === 0) return [];
    const topics = data.topics.map((topic): Segment => ({ topic }));
    const segments = appeared(brand, WHOLE) ? [WHOLE] : topics.filter((segment) => appeared(brand, segment));
    return segments.map((segment) => {
      const measure = measureOf(sums, 'visibility', brand, segment);
      return alertOf({
        rule: 'new_rival',
        severity: 'medium',
        brand_id: id,
        topic_id: project.topics[segment.topic ?? -1]?.id ?? null,
        value: measure?.numerator ?? null,
        measure,
        previous: measureOf(before, 'visibility', brand, segment),
      });
    });
  });
}
