import type { Alert } from '#client/api/alertSchemas.ts';
import { isThin } from '#client/lib/thinData.ts';
import { changeOf, measureOf } from '../measures/promptClusters.ts';
import { countDays } from '#client/lib/dates.ts';
import { eventsIn } from './eventsIn.ts';
import type { OverviewData } from './overviewData.ts';
import type { MovedMeasure } from './testedChanges.ts';

const MAX_ALERTS = 10;
/** Answers come in every day; after this many days without one, something broke. */
const QUIET_DAYS = 2;
const LONG_QUIET_DAYS = 7;

const SEVERITY_ORDER = { high: 0, medium: 1, low: 2 } as const;

type AlertParts = Pick<Alert, 'rule' | 'severity'> & Partial<Alert>;

function alert(parts: AlertParts): Alert {
  const { rule, severity, brand_id, platform_id, topic_id, date, value } = parts;
  const places = [brand_id, platform_id, topic_id, date].filter((place) => typeof place === 'string');
  return {
    id: parts.id ?? [rule, ...places].join('|'),
    rule,
    severity,
    brand_id: brand_id ?? null,
    platform_id: platform_id ?? null,
    topic_id: topic_id ?? null,
    date: date ?? null,
    value: value ?? null,
  };
}

/** A real fall of our visibility (high for the whole scope, medium for a part), a real rise of a rival's (medium). */
function movementAlerts({ project }: OverviewData, moved: readonly MovedMeasure[]): Alert[] {
  return moved.flatMap(({ measureId, brand, segment, change }) => {
    const isDrop = brand === 0 && change.difference < 0;
    const isRise = brand !== 0 && change.difference > 0;
    if (measureId !== 'visibility' || change.verdict !== 'real' || !(isDrop || isRise)) {
      return [];
    }
    const whole = segment.platform === undefined && segment.topic === undefined;
    return [
      alert({
        rule: isDrop ? 'own_drop' : 'rival_rise',
        severity: isDrop && whole ? 'high' : 'medium',
        brand_id: project.brands[brand]?.id ?? null,
        platform_id: project.platforms[segment.platform ?? -1]?.id ?? null,
        topic_id: project.topics[segment.topic ?? -1]?.id ?? null,
        value: change.difference,
      }),
    ];
  });
}

/** Platforms that refuse really more often than before (medium), and platforms with too few answers to judge (low). */
function platformAlerts(data: OverviewData): Alert[] {
  const { project, sums, previousSums } = data;
  return data.platforms.flatMap((platform) => {
    const platformId = project.platforms[platform]?.id ?? null;
    const alerts: Alert[] = [];
    const refusals = changeOf(previousSums, sums, 'refusal_rate', 0, { platform });
    if (refusals?.verdict === 'real' && refusals.difference > 0) {
      const value = refusals.difference;
      alerts.push(alert({ rule: 'refusals_up', severity: 'medium', platform_id: platformId, value }));
    }
    const answers = measureOf(sums, 'visibility', 0, { platform });
    const asked = [sums, previousSums].some((period) => measureOf(period, 'refusal_rate', 0, { platform }) !== null);
    if (asked && (answers === null || isThin(answers))) {
      alerts.push(alert({ rule: 'thin_platform', severity: 'low', platform_id: platformId, value: answers?.n ?? 0 }));
    }
    return alerts;
  });
}

/** No answer at all, whatever the filters, for more than 2 days before `today` (high after 7). */
function quietAlert({ lastDate }: OverviewData, today: string): Alert[] {
  const days = lastDate === null ? 0 : countDays(lastDate, today) - 1;
  const severity = days > LONG_QUIET_DAYS ? 'high' : 'medium';
  return days > QUIET_DAYS ? [alert({ rule: 'no_recent_answers', severity, date: lastDate, value: days })] : [];
}

/** Engine updates within the window: figures before and after are of different engines. */
function updateAlerts(data: OverviewData): Alert[] {
  return eventsIn(data)
    .filter(({ kind }) => kind === 'engine_update')
    .map(({ id, date }) => alert({ id: `engine_update|${id}`, rule: 'engine_update', severity: 'low', date }));
}

/**
 * What to look at now, gravest first, at most 10. `value` is, by rule: own_drop, rival_rise, refusals_up: the change of the rate
 * (0 to 1); thin_platform: the answers there are; no_recent_answers: days since the last one; engine_update: null.
 */
export function overviewAlerts(data: OverviewData, moved: readonly MovedMeasure[], today: string): Alert[] {
  return [...movementAlerts(data, moved), ...platformAlerts(data), ...quietAlert(data, today), ...updateAlerts(data)]
    .sort((a, b) => SEVERITY_ORDER[a.severity] - SEVERITY_ORDER[b.severity])
    .slice(0, MAX_ALERTS);
}
