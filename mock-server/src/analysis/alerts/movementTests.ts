import type { WorkplaceAlert } from '#client/api/workplaceSchemas.ts';
import { everyChange } from '../reports/changes/testedChanges.ts';
import type { TestedMeasure } from '../reports/changes/testedChanges.ts';
import type { OverviewData } from '../reports/overviewData.ts';
import { alertOf } from '../workplace/alertOf.ts';
import type { Candidate } from './FoundAlert.ts';

/** A higher position number is worse. */
function isWorse({ measureId, change }: TestedMeasure['moved']): boolean {
  return measureId === 'average_position' ? change.difference > 0 : change.difference < 0;
}

function ruleOf(moved: TestedMeasure['moved']): WorkplaceAlert['rule'] | null {
  if (moved.brand !== 0) return moved.change.difference > 0 ? 'rival_rise' : null;
  const worse = isWorse(moved);
  if (moved.measureId === 'visibility') return worse ? 'own_drop' : 'own_rise';
  return worse ? 'measure_drop' : 'measure_rise';
}

/** A drop of overall visibility is severe; improvements are only informative. */
function severityOf(rule: WorkplaceAlert['rule'], isWhole: boolean): WorkplaceAlert['severity'] {
  if (rule === 'own_rise' || rule === 'measure_rise') return 'low';
  return rule === 'own_drop' && isWhole ? 'high' : 'medium';
}

function candidateOf({ project }: OverviewData, { moved, pValue, certain }: TestedMeasure): Candidate {
  const { measureId, brand, segment, measure, previous, change } = moved;
  const rule = change.verdict === 'real' ? ruleOf(moved) : null;
  if (rule === null) return { alert: null, pValue, certain };
  const isWhole = segment.platform === undefined && segment.topic === undefined;
  const isOther = rule === 'measure_drop' || rule === 'measure_rise';
  const alert = alertOf({
    rule,
    severity: severityOf(rule, isWhole),
    brand_id: project.brands[brand]?.id ?? null,
    platform_id: project.platforms[segment.platform ?? -1]?.id ?? null,
    topic_id: project.topics[segment.topic ?? -1]?.id ?? null,
    value: change.difference,
    ...(isOther && { measure_id: measureId }),
    ...{ measure, previous, change },
  });
  return { alert, pValue, certain };
}

/**
 * Tests every measure of the own brand overall, by platform and by topic, and the visibility of every competitor, against the week before.
 */
export function movementTests(data: OverviewData): Candidate[] {
  return everyChange(data).map((tested) => candidateOf(data, tested));
}

const placeOf = ({ platform_id: platform, topic_id: topic }: WorkplaceAlert): string =>
  JSON.stringify([platform, topic]);

const isMeasureRule = ({ rule }: WorkplaceAlert): boolean => rule === 'measure_drop' || rule === 'measure_rise';

/**
 * Removes alerts that repeat another: share of voice if visibility of the same segment moved the same way, and a segment of
 * a measure other than visibility if the measure moved the same way overall.
 */
export function withoutRepeats<A extends WorkplaceAlert>(found: readonly A[]): A[] {
  const visible = new Set(
    found.flatMap((alert) =>
      alert.rule === 'own_drop' || alert.rule === 'own_rise'
        ? [`${alert.rule === 'own_drop' ? 'measure_drop' : 'measure_rise'} ${placeOf(alert)}`]
        : [],
    ),
  );
  const whole = new Set(
    found
      .filter((alert) => isMeasureRule(alert) && alert.platform_id === null && alert.topic_id === null)
      .map(({ rule, measure_id: id }) => `${rule} ${String(id)}`),
  );
  return found.filter((alert) => {
    if (!isMeasureRule(alert)) return true;
    if (alert.measure_id === 'share_of_voice' && visible.has(`${alert.rule} ${placeOf(alert)}`)) return false;
    const isPart = alert.platform_id !== null || alert.topic_id !== null;
    return !(isPart && whole.has(`${alert.rule} ${String(alert.measure_id)}`));
  });
}
