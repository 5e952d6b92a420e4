import type { IntlShape } from 'react-intl';
import type { AlertEntry } from '#client/api/schemas/alertListSchemas.ts';
import { anyAlertText } from '#client/components/alerts/alertText.ts';
import { formatInstant } from '#client/components/answers/formatInstant.ts';
import { formatCount, formatDay, formatInterval, formatMeasure } from '#client/components/figures/formats.ts';
import { formatDays } from '#client/components/filters/formatDays.ts';

/** The text of an alert with the names from when it was last found. */
export function entryText(intl: IntlShape, { alert, names, event }: AlertEntry): string {
  const ref = (id: string | null, name: string) => (id === null ? [] : [{ id, name }]);
  return anyAlertText(intl, alert, {
    brands: ref(alert.brand_id, names.brand),
    platforms: ref(alert.platform_id, names.platform),
    topics: ref(alert.topic_id, names.topic),
    events: event === null ? [] : [event],
  });
}

/** The value of a period with its interval and sample, and whose it is where that is not plain; empty where the alert has no rate. */
export function figureText(intl: IntlShape, { alert, names }: AlertEntry, period: 'measure' | 'previous'): string {
  const measure = alert[period];
  if (measure === null) return '';
  const id = alert.measure_id ?? 'visibility';
  const value = formatMeasure(intl, id, measure.value);
  return intl.formatMessage(
    { id: 'alerts.figure' },
    {
      value: alert.rule === 'rival_overtook' ? `${names.brand} ${value}` : value,
      interval: formatInterval(intl, id, measure.low, measure.high),
      n: formatCount(intl, measure.n),
    },
  );
}

/** The state of an alert in words. */
export function stateText(intl: IntlShape, { state, acknowledged, muted, resolved_at: end }: AlertEntry): string {
  if (end !== null) return intl.formatMessage({ id: 'alerts.state.resolved' }, { at: formatInstant(intl, end) });
  if (muted !== null) {
    const isKind = muted.scope === 'kind';
    if (muted.until === null) {
      return intl.formatMessage({ id: isKind ? 'alerts.state.mutedKindOpen' : 'alerts.state.mutedOpen' });
    }
    const until = formatDay(intl, muted.until, 'long');
    return intl.formatMessage({ id: isKind ? 'alerts.state.mutedKind' : 'alerts.state.muted' }, { until });
  }
  if (acknowledged !== null) {
    const { name } = acknowledged;
    if (name === '') return intl.formatMessage({ id: 'alerts.state.seenBySomebody' });
    return intl.formatMessage({ id: 'alerts.state.seen' }, { name });
  }
  return state === 'new' ? intl.formatMessage({ id: 'alerts.state.new' }) : '';
}

/** The window of an alert. */
export function daysText(intl: IntlShape, { window }: AlertEntry): string {
  return formatDays(intl, window.start_time, window.end_time, 'long');
}
