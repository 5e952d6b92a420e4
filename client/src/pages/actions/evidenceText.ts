import type { IntlShape } from 'react-intl';
import { ofOtherDays } from '#client/api/actionSchemas.ts';
import type { BoardAction } from '#client/api/actionSchemas.ts';
import { formatDays } from '#client/components/filters/formatDays.ts';

/** On how many answers an action is based, with their days where these are not those of the board. */
export function evidenceText(intl: IntlShape, action: Pick<BoardAction, 'rule' | 'answers' | 'selection'>): string {
  const evidence = intl.formatMessage({ id: 'actions.evidence' }, { count: action.answers });
  const other = ofOtherDays(action);
  if (other === null) return evidence;
  const days = formatDays(intl, other.start_time, other.end_time);
  return intl.formatMessage({ id: 'actions.evidence.days' }, { evidence, days });
}
