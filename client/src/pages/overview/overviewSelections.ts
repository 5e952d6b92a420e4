import type { MeasureId } from '../../api/measureSchemas.ts';
import type { Action, Alert, ChangeItem } from '../../api/overviewSchemas.ts';
import type { AnswerSelection } from '../../components/answers/answerSearch.ts';
import { addDays } from '../../lib/dates.ts';

/** The answers a measure of a brand counts. */
export function measureSelection(id: MeasureId, brandId: string): AnswerSelection {
  switch (id) {
    case 'visibility':
    case 'share_of_voice':
    case 'average_position':
    case 'net_sentiment':
      return { brand_id: brandId, mention: 'named' };
    case 'citation_rate':
      return { brand_id: brandId, cites: 'own' };
    case 'stability':
      return { status: 'ok' };
  }
}

const placeOf = (item: Pick<ChangeItem, 'platform_id' | 'topic_id'>): AnswerSelection => ({
  ...(item.platform_id === null ? {} : { platform_id: item.platform_id }),
  ...(item.topic_id === null ? {} : { topic_id: item.topic_id }),
});

export function changeSelection(item: ChangeItem): AnswerSelection {
  return { ...measureSelection(item.measure_id, item.brand_id), ...placeOf(item) };
}

/** One point of the trend: a day, or the days of its week that the window holds. */
export function pointSelection(brandId: string, date: string, unit: 'day' | 'week', lastDate: string): AnswerSelection {
  const weekEnd = addDays(date, 6);
  const end = unit === 'day' ? date : weekEnd < lastDate ? weekEnd : lastDate;
  return { brand_id: brandId, mention: 'named', start_time: date, end_time: end };
}

/** The evidence of a next step. */
export function actionSelection(action: Action, ownId: string): AnswerSelection {
  const missing = { brand_id: ownId, mention: 'not_named' } as const;
  switch (action.rule) {
    case 'create_coverage':
      return { ...missing, ...(action.prompt_id === null ? {} : { prompt_id: action.prompt_id }) };
    case 'earn_inclusion':
      return { ...missing, ...(action.domain === null ? {} : { domain: action.domain }) };
    case 'improve_page':
      return { ...missing, cites: 'own', ...(action.prompt_id === null ? {} : { prompt_id: action.prompt_id }) };
  }
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
