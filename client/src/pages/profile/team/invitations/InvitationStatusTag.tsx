import { Tag } from '@blueprintjs/core';
import { FormattedMessage } from 'react-intl';
import type { Invitation } from '#client/api/teamSchemas.ts';

const INTENTS = {
  pending: 'primary',
  accepted: 'success',
  refused: 'none',
  expired: 'warning',
  cancelled: 'none',
  unknown: 'none',
} as const;

/** The state of an invitation as a word. */
export function InvitationStatusTag({ status }: Pick<Invitation, 'status'>) {
  return (
    <Tag minimal intent={INTENTS[status]}>
      <FormattedMessage id={`team.status.${status}`} />
    </Tag>
  );
}
