import { Button, ButtonGroup } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { inviteStatusSchema } from '#client/api/teamSchemas.ts';
import type { Invitation, InviteStatus } from '#client/api/teamSchemas.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import styles from '../TeamPanel.module.scss';

interface StatusFilterProps {
  readonly invitations: readonly Invitation[];
  /** Null: all. */
  readonly value: InviteStatus | null;
  readonly onChange: (status: InviteStatus | null) => void;
}

const choices = [null, ...inviteStatusSchema.options] as const;

/** Filters invitations by status; each status shows its count. */
export function StatusFilter({ invitations, value, onChange }: StatusFilterProps) {
  const intl = useIntl();
  return (
    <ButtonGroup
      className={styles['statuses'] ?? ''}
      role="group"
      aria-label={intl.formatMessage({ id: 'team.column.status' })}
    >
      {choices.map((choice) => {
        const count = invitations.filter(({ status }) => choice === null || status === choice).length;
        return (
          <Button
            key={choice ?? 'all'}
            size="small"
            active={value === choice}
            aria-pressed={value === choice}
            onClick={() => {
              onChange(choice);
            }}
          >
            <FormattedMessage id={`team.status.${choice ?? 'all'}`} />{' '}
            <span className={styles['figure']}>{formatCount(intl, count)}</span>
          </Button>
        );
      })}
    </ButtonGroup>
  );
}
