import type { IntlShape } from 'react-intl';
import type { ActionRefs } from '#client/api/actionSchemas.ts';

/** The assignee's name: a member, or a person of a sample. The assignee may have left the team. */
export function assigneeName(
  intl: IntlShape,
  { members, others = [] }: Pick<ActionRefs, 'members' | 'others'>,
  id: string | null,
): string {
  if (id === null) return intl.formatMessage({ id: 'actions.assignee.none' });
  const known = [...members, ...others].find((person) => person.id === id);
  return known?.name ?? intl.formatMessage({ id: 'actions.assignee.left' });
}
