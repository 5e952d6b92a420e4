import type { Alert } from '../../api/alertSchemas.ts';
import type { AnswerSelection } from '../answers/answerSearch.ts';

/** Where an alert, or a change, takes place. */
export function placeOf({
  platform_id: platform,
  topic_id: topic,
}: Pick<Alert, 'platform_id' | 'topic_id'>): AnswerSelection {
  return { ...(platform === null ? {} : { platform_id: platform }), ...(topic === null ? {} : { topic_id: topic }) };
}

/** The answers an alert speaks of; null where it speaks of none. */
export function alertSelection(alert: Alert): AnswerSelection | null {
  const place = placeOf(alert);
  switch (alert.rule) {
    case 'own_drop':
    case 'rival_rise':
      return { ...place, ...(alert.brand_id === null ? {} : { brand_id: alert.brand_id, mention: 'named' }) };
    case 'refusals_up':
      return { ...place, status: 'refused' };
    case 'thin_platform':
      return place;
    case 'engine_update':
      return alert.date === null ? null : { ...place, start_time: alert.date, end_time: alert.date };
    case 'no_recent_answers':
      return null;
  }
}
