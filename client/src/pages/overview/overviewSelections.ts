import { measureSelection } from '#client/api/measureSchemas.ts';
import type { Action } from '#client/api/overviewSchemas.ts';
import type { ChangeItem } from '#client/api/reportSchemas.ts';
import { placeOf } from '#client/components/alerts/alertSelection.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';

export function changeSelection(item: ChangeItem): AnswerSelection {
  return { ...measureSelection(item.measure_id, item.brand_id), ...placeOf(item) };
}

/** The evidence of a proposed action. */
export function actionSelection(action: Action, ownId: string): AnswerSelection {
  const missing = { brand_id: ownId, mention: 'not_named' } as const;
  switch (action.rule) {
    case 'create_coverage':
      return { ...missing, ...(action.prompt_id === null ? {} : { prompt_id: action.prompt_id }) };
    case 'earn_inclusion':
      return { brand_id: ownId, gap: '1', ...(action.domain === null ? {} : { domain: action.domain }) };
    case 'improve_page':
      return { ...missing, cites: 'own', ...(action.prompt_id === null ? {} : { prompt_id: action.prompt_id }) };
  }
}
