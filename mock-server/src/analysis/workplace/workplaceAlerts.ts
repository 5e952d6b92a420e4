import type { Alert } from '#client/api/alertSchemas.ts';
import type { WorkplaceAlert } from '#client/api/workplaceSchemas.ts';
import { changeOf, measureOf, type Segment } from '../measures/promptClusters.ts';
import { overviewAlerts } from '../reports/overviewAlerts.ts';
import type { OverviewData } from '../reports/overviewData.ts';
import { testedChanges, type MovedMeasure } from '../reports/testedChanges.ts';
import { lostSourceAlerts } from './lostSourceAlerts.ts';
import { newRivalAlerts } from './newRivalAlerts.ts';

const MOST = 10;
const SEVERITY_ORDER = { high: 0, medium: 1, low: 2 } as const;

type Evidence = Pick<WorkplaceAlert, 'measure' | 'previous' | 'change'>;

const NONE: Evidence = { measure: null, previous: null, change: null };

const placeOf = (list: readonly { readonly id: string }[], id: string | null): number =>
  list.findIndex((item) => item.id === id);

/** The rates an alert of the overview was judged by. */
function evidenceOf(data: OverviewData, moved: readonly MovedMeasure[], alert: Alert): Evidence {
  const { project, sums, previousSums } = data;
  const platform = placeOf(project.platforms, alert.platform_id);
  const topic = placeOf(project.topics, alert.topic_id);
  const brand = placeOf(project.brands, alert.brand_id);
  switch (alert.rule) {
    case 'own_drop':
    case 'rival_rise': {
      const found = moved.find(
        ({ measureId, segment, ...one }) =>
          measureId === 'visibility' &&
          one.brand === brand &&
          (segment.platform ?? -1) === platform &&
          (segment.topic ?? -1) === topic,
      );
      return found === undefined ? NONE : { measure: found.measure, previous: found.previous, change: found.change };
    }
    case 'refusals_up': {
      const segment: Segment = { platform };
      return {
        measure: measureOf(sums, 'refusal_rate', 0, segment),
        previous: measureOf(previousSums, 'refusal_rate', 0, segment),
        change: changeOf(previousSums, sums, 'refusal_rate', 0, segment),
      };
    }
    case 'thin_platform':
      return { ...NONE, measure: measureOf(sums, 'visibility', 0, { platform }) };
    case 'no_recent_answers':
    case 'engine_update':
      return NONE;
  }
}

/**
 * What to look at now, gravest first, at most 10: the alerts of the overview with the rates they are judged by, rivals that
 * are new and sources that are lost.
 */
export function workplaceAlerts(data: OverviewData, today: string): WorkplaceAlert[] {
  const moved = testedChanges(data);
  const known = overviewAlerts(data, moved, today).map((alert): WorkplaceAlert => {
    return { ...alert, domain: null, ...evidenceOf(data, moved, alert) };
  });
  return [...known, ...newRivalAlerts(data), ...lostSourceAlerts(data)]
    .sort((a, b) => SEVERITY_ORDER[a.severity] - SEVERITY_ORDER[b.severity])
    .slice(0, MOST);
}
