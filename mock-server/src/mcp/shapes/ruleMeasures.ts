import type { ActionFigure } from '#client/api/actionSchemas.ts';
import type { ListedAlert } from '#client/api/alertSchemas.ts';
import type { MeasureName } from './figures.ts';

/** The measure of an alert rule's figures. Null: the rule uses none. */
export function measureOfAlert({ rule, measure_id: id }: ListedAlert): MeasureName | null {
  switch (rule) {
    case 'own_drop':
    case 'own_rise':
    case 'rival_rise':
    case 'rival_overtook':
    case 'new_rival':
    case 'thin_platform':
      return 'visibility';
    case 'measure_drop':
    case 'measure_rise':
      return id ?? 'rate';
    case 'refusals_up':
      return 'refusal_rate';
    case 'lost_source':
      return 'answer_rate';
    case 'contradicted_fact':
      return 'reach';
    case 'no_recent_answers':
    case 'engine_update':
    case 'model_changed':
    case 'collection_failed':
    case 'collection_stopped':
      return null;
    case 'unknown':
      return 'rate';
  }
}

/** The measure of an action's figure. */
export function measureOfAction({ id, measure_id: moved }: ActionFigure): MeasureName {
  if (id === 'moved') return moved ?? 'rate';
  return id === 'unknown' ? 'rate' : id;
}
