import type { AlertsWindow, ListedAlert } from '#client/api/alertSchemas.ts';
import { paths } from '#client/lib/paths.ts';
import type { AnswerSelection } from '../answers/answerSearch.ts';
import { placeOf } from './alertSelection.ts';

/** A rule that this client has a text for. */
export type KnownRule = Exclude<ListedAlert['rule'], 'unknown'>;

type Known = ListedAlert & { readonly rule: KnownRule };

/** What the sentence of each rule names: without it, a 0 or a gap would stand for what the server did not say. */
const NAMED: Readonly<Record<KnownRule, readonly (keyof ListedAlert)[]>> = {
  own_drop: ['brand_id', 'value'],
  own_rise: ['brand_id', 'value'],
  measure_drop: ['brand_id', 'measure_id', 'value'],
  measure_rise: ['brand_id', 'measure_id', 'value'],
  rival_rise: ['brand_id', 'value'],
  rival_overtook: ['brand_id', 'value'],
  new_rival: ['brand_id'],
  lost_source: ['domain'],
  refusals_up: ['platform_id', 'value'],
  thin_platform: ['platform_id', 'value'],
  no_recent_answers: ['date', 'value'],
  engine_update: ['date'],
  contradicted_fact: ['value', 'subject', 'from', 'to'],
  model_changed: ['platform_id', 'date', 'from', 'to'],
  collection_failed: ['date', 'value'],
  collection_stopped: ['date', 'value'],
};

/** Whether this client has a text for an alert, and the server sent all that the text names. */
export function isKnownAlert<A extends ListedAlert>(alert: A): alert is A & { readonly rule: KnownRule } {
  const { rule } = alert;
  return rule !== 'unknown' && NAMED[rule].every((part) => (alert[part] ?? null) !== null);
}

/** The mark of an alert: its severity, or good news. */
export function markOf({ rule, severity }: Pick<ListedAlert, 'rule' | 'severity'>): ListedAlert['severity'] | 'good' {
  return rule === 'own_rise' || rule === 'measure_rise' ? 'good' : severity;
}

/** The answers that are the evidence of an alert; null if it is about missing answers, or about some that no filter can list. */
export function listedAlertEvidence(alert: Known, window: AlertsWindow): AnswerSelection | null {
  const { brand_id: brand, domain = null, date } = alert;
  const place = placeOf(alert);
  const named: AnswerSelection = { ...place, ...(brand === null ? {} : { brand_id: brand, mention: 'named' }) };
  switch (alert.rule) {
    case 'own_drop':
    case 'own_rise':
    case 'measure_drop':
    case 'measure_rise':
    case 'rival_rise':
    case 'rival_overtook':
    case 'new_rival':
      return named;
    case 'refusals_up':
      return { ...place, status: 'refused' };
    case 'thin_platform':
      return alert.value === 0 ? null : place;
    case 'engine_update':
    case 'model_changed':
      return date === null ? null : { ...place, start_time: date, end_time: date };
    case 'lost_source': {
      // The domain is no longer cited, so the evidence are the answers of the period before.
      const before = { start_time: window.previous_start_time, end_time: window.previous_end_time };
      return domain === null ? null : { ...before, domain };
    }
    case 'contradicted_fact':
    case 'no_recent_answers':
    case 'collection_failed':
    case 'collection_stopped':
      return null;
  }
}

/** The page to investigate an alert that has no answers as evidence; null if there is none. */
export function listedAlertPage({ rule }: Known, { start_time, end_time }: AlertsWindow): string | null {
  if (rule === 'contradicted_fact') return paths.brandIndex.href({ tab: 'facts', start_time, end_time });
  return rule === 'collection_failed' || rule === 'collection_stopped' ? paths.answerRuns.href() : null;
}
