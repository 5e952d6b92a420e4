import { rangeOf } from '../measures/measureKinds.ts';
import { hasFewAnswers, measureOf, pairedClusters } from '../measures/promptClusters.ts';
import type { OverviewData } from '../reports/overviewData.ts';
import { testChangeByInterval } from '../stats/pairedChange.ts';
import { alertOf } from '../workplace/alertOf.ts';
import type { Candidate } from './FoundAlert.ts';

/** Platforms whose refusal rate really increased. */
export function refusalTests({ platforms, project, sums, previousSums }: OverviewData): Candidate[] {
  return platforms.flatMap((platform): Candidate[] => {
    const segment = { platform };
    if (hasFewAnswers(previousSums, segment) || hasFewAnswers(sums, segment)) return [];
    const [was, is] = pairedClusters(previousSums, sums, 'refusal_rate', 0, segment);
    const tested = testChangeByInterval(was, is, rangeOf('refusal_rate', sums.brandCount));
    if (tested === null) return [];
    const { change, pValue, certain } = tested;
    if (change.verdict !== 'real' || change.difference <= 0) return [{ alert: null, pValue, certain }];
    const alert = alertOf({
      rule: 'refusals_up',
      severity: 'medium',
      platform_id: project.platforms[platform]?.id ?? null,
      value: change.difference,
      measure: measureOf(sums, 'refusal_rate', 0, segment),
      previous: measureOf(previousSums, 'refusal_rate', 0, segment),
      change,
    });
    return [{ alert, pValue, certain }];
  });
}
