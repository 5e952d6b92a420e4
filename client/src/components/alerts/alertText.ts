import type { IntlShape } from 'react-intl';
import type { NamedRef } from '../../api/namedRefSchemas.ts';
import type { Alert } from '../../api/alertSchemas.ts';
import type { TimelineEvent } from '../../api/reportSchemas.ts';
import { formatCount, formatDay, percentParts } from '../figures/formats.ts';

/** The names that alerts speak of, and the events of their window. */
export interface AlertRefs {
  readonly brands: readonly NamedRef[];
  readonly platforms: readonly NamedRef[];
  readonly topics: readonly NamedRef[];
  readonly events: readonly TimelineEvent[];
}

/** The name of an id; one nobody knows stands for itself, none is an empty text. */
export function nameOfId(list: readonly NamedRef[], id: string | null): string {
  return id === null ? '' : (list.find((item) => item.id === id)?.name ?? id);
}

/** What an alert says; the server sends a rule and figures, the words are ours. */
export function alertText(intl: IntlShape, alert: Alert, refs: AlertRefs): string {
  const platform = nameOfId(refs.platforms, alert.platform_id);
  const place = [platform, nameOfId(refs.topics, alert.topic_id)].filter((name) => name !== '');
  const value = alert.value ?? 0;
  const event = refs.events.find(({ id }) => alert.id.endsWith(`|${id}`));
  const title = event === undefined ? '' : intl.locale === 'zh-CN' ? event.title_zh : event.title_en;
  return intl.formatMessage(
    { id: `overview.alert.${alert.rule}` },
    {
      brand: nameOfId(refs.brands, alert.brand_id),
      platform,
      where: place.length === 0 ? 'no' : 'yes',
      place: place.join(' · '),
      amount: percentParts(intl, Math.abs(value)).digits,
      count: value,
      number: formatCount(intl, value),
      day: alert.date === null ? '' : formatDay(intl, alert.date, 'long'),
      named: title === '' ? 'no' : 'yes',
      title,
    },
  );
}
