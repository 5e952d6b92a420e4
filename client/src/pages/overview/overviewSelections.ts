import type { Action, Alert, ChangeItem } from '../../api/overviewSchemas.ts';
import type { AnswerSelection } from '../../components/answers/answerSearch.ts';
import { measureSelection } from '../../components/answers/figureSelections.ts';

const placeOf = (item: Pick<ChangeItem, 'platform_id' | 'topic_id'>): AnswerSelection => ({
  ...(item.platform_id === null ? {} : { platform_id: item.platform_id }),
  ...(item.topic_id === null ? {} : { topic_id: item.topic_id }),
});

export function changeSelection(item: ChangeItem): AnswerSelection {
  return { ...measureSelection(item.measure_id, item.brand_id), ...placeOf(item) };
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
