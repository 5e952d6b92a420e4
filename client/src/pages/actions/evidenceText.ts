import type { IntlShape } from 'react-intl';
import type { BoardAction } from '#client/api/actionSchemas.ts';
import { formatDays } from '#client/components/filters/formatDays.ts';

/** On how many answers an action is based; a drop has the days of its alert, not those of the board. */
export function evidenceText(
  intl: IntlShape,
  { rule, answers, selection }: Pick<BoardAction, 'rule' | 'answers' | 'selection'>,
): string {
  const evidence = intl.formatMessage({ id: 'actions.evidence' }, { count: answers });
  if (rule !== 'investigate_drop' || selection === null) return evidence;
  const days = formatDays(intl, selection.start_time, selection.end_time);
  return intl.formatMessage({ id: 'actions.evidence.days' }, { evidence, days });
}
