import type { IntlShape } from 'react-intl';
import type { ListedAlert } from '#client/api/alertSchemas.ts';
import type { MeasureId } from '#client/api/measureSchemas.ts';
import type { NamedRef } from '#client/api/namedRefSchemas.ts';
import type { TimelineEvent } from '#client/api/reportSchemas.ts';
import { MIN_ANSWERS, MIN_PROMPTS } from '#client/lib/thinData.ts';
import { changedName } from '../figures/changedName.ts';
import { formatCount, formatDay, measureParts, percentParts } from '../figures/formats.ts';
import { measureKinds } from '../figures/measureKinds.ts';
import { isKnownAlert } from './listedAlert.ts';
import type { KnownRule } from './listedAlert.ts';

/** Names used in alert texts, and the events of their window. */
interface AlertRefs {
  readonly brands: readonly NamedRef[];
  readonly platforms: readonly NamedRef[];
  readonly topics: readonly NamedRef[];
  readonly events: readonly TimelineEvent[];
}

/** The name of an id; the id itself if unknown, an empty text for null. */
export function nameOfId(list: readonly NamedRef[], id: string | null): string {
  return id === null ? '' : (list.find((item) => item.id === id)?.name ?? id);
}

const UNITS = { ratio: 'points', position: 'places', score: 'none', signedScore: 'none' } as const;

/** The size of a measure's change, with its unit. */
function stepText(intl: IntlShape, id: MeasureId, size: number): string {
  const { kind } = measureKinds[id];
  // Without a sign: the sentence says the direction.
  const amount = measureParts(intl, id, size).digits.replace(/^\+/u, '');
  return intl.formatMessage({ id: 'overview.alert.step' }, { unit: UNITS[kind], amount });
}

/** The text of an alert, the same on every page that lists it; the server sends only a rule and figures. */
export function listedAlertText(
  intl: IntlShape,
  alert: ListedAlert & { readonly rule: KnownRule },
  refs: AlertRefs,
): string {
  const { rule, severity, date, domain, subject, from, to } = alert;
  const platform = nameOfId(refs.platforms, alert.platform_id);
  const topic = nameOfId(refs.topics, alert.topic_id);
  const place = [platform, topic].filter((name) => name !== '').join(' · ');
  const value = alert.value ?? 0;
  const event = refs.events.find(({ id }) => alert.id.endsWith(`|${id}`));
  const title = event === undefined ? '' : intl.locale === 'zh-CN' ? event.title_zh : event.title_en;
  const measureId = alert.measure_id ?? 'visibility';
  const brand = nameOfId(refs.brands, alert.brand_id);
  return intl.formatMessage(
    { id: `overview.alert.${rule}` },
    {
      brand,
      ...{ platform, place, where: place === '' ? 'no' : 'yes' },
      amount: percentParts(intl, Math.abs(value)).digits,
      step: stepText(intl, measureId, Math.abs(value)),
      changed: changedName(intl, measureId, brand),
      count: value,
      // With enough answers, the number of prompts is what is too small.
      few: value >= MIN_ANSWERS ? 'prompts' : 'answers',
      least: MIN_PROMPTS,
      number: formatCount(intl, value),
      day: date === null ? '' : formatDay(intl, date, 'long'),
      ...{ title, named: title === '' ? 'no' : 'yes' },
      // High severity means an own domain, otherwise another's.
      own: severity === 'high' ? 'yes' : 'no',
      domain: domain ?? '',
      subject: subject ?? '',
      from: from ?? '',
      to: to ?? '',
    },
  );
}

/** The same for any alert: one that cannot be worded is still listed, as "no alerts" would be untrue. */
export function anyAlertText(intl: IntlShape, alert: ListedAlert, refs: AlertRefs): string {
  return isKnownAlert(alert)
    ? listedAlertText(intl, alert, refs)
    : intl.formatMessage({ id: 'overview.alert.unknown' });
}
