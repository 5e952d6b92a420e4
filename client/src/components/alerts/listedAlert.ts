import type { IntlShape } from 'react-intl';
import type { AlertsWindow, ListedAlert } from '../../api/alertSchemas.ts';
import type { AnswerSelection } from '../answers/answerSearch.ts';
import { alertSelection, placeOf } from './alertSelection.ts';
import { alertText, nameOfId } from './alertText.ts';
import type { AlertRefs } from './alertText.ts';

/** A rule this client has words for. */
export type KnownRule = Exclude<ListedAlert['rule'], 'unknown'>;

/** Whether this client has words for an alert. */
export function isKnownAlert<A extends ListedAlert>(alert: A): alert is A & { readonly rule: KnownRule } {
  return alert.rule !== 'unknown';
}

type Known = ListedAlert & { readonly rule: KnownRule };

/** What an alert says: the same words on every page that lists it. */
export function listedAlertText(intl: IntlShape, alert: Known, refs: AlertRefs): string {
  const { rule, topic_id: topic, domain } = alert;
  if (rule === 'new_rival') {
    const place = nameOfId(refs.topics, topic);
    return intl.formatMessage(
      { id: 'overview.alert.new_rival' },
      { brand: nameOfId(refs.brands, alert.brand_id), place, where: place === '' ? 'no' : 'yes' },
    );
  }
  if (rule === 'lost_source') {
    // A domain of ours is grave, another's is not.
    const own = alert.severity === 'high' ? 'yes' : 'no';
    return intl.formatMessage({ id: 'overview.alert.lost_source' }, { domain: domain ?? '', own });
  }
  return alertText(intl, { ...alert, rule }, refs);
}

/** The answers that are the evidence of an alert; null where it speaks of missing ones. */
export function listedAlertEvidence(alert: Known, window: AlertsWindow): AnswerSelection | null {
  const { rule, brand_id: brand, domain = null } = alert;
  if (rule === 'new_rival') {
    return { ...placeOf(alert), ...(brand === null ? {} : { brand_id: brand, mention: 'named' }) };
  }
  if (rule === 'thin_platform' && alert.value === 0) return null;
  if (rule !== 'lost_source') return alertSelection({ ...alert, rule });
  // Nobody cites it now: what there is to see are the answers that did.
  const before = { start_time: window.previous_start_time, end_time: window.previous_end_time };
  return domain === null ? null : { ...before, domain };
}
