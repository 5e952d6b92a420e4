import type { IntlShape } from 'react-intl';
import type { ActionRefs } from '../../api/actionSchemas.ts';

/** Who has an action; somebody may have left the team since. */
export function assigneeName(intl: IntlShape, { members }: Pick<ActionRefs, 'members'>, id: string | null): string {
  if (id === null) return intl.formatMessage({ id: 'actions.assignee.none' });
  return members.find((member) => member.id === id)?.name ?? intl.formatMessage({ id: 'actions.assignee.left' });
}
