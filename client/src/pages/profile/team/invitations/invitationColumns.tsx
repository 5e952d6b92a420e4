import { Button } from '@blueprintjs/core';
import { CrossIcon, DuplicateIcon, RepeatIcon } from '@blueprintjs/icons';
import type { ReactElement } from 'react';
import type { IntlShape } from 'react-intl';
import type { NamedRef } from '#client/api/namedRefSchemas.ts';
import type { Invitation } from '#client/api/teamSchemas.ts';
import type { DataColumn } from '#client/components/table/DataColumn.ts';
import { describeProjects } from '../access/describeProjects.ts';
import { instantOrDash } from '../instantOrDash.ts';
import { invitationName } from './invitationName.ts';
import { InvitationStatusTag } from './InvitationStatusTag.tsx';
import styles from '../TeamPanel.module.scss';

const verbs = ['copy', 'resend', 'cancel'] as const;
type Verb = (typeof verbs)[number];
type InvitationActions = Readonly<Record<Verb, (invitation: Invitation) => void>>;

const ICONS: Readonly<Record<Verb, ReactElement>> = {
  copy: <DuplicateIcon />,
  resend: <RepeatIcon />,
  cancel: <CrossIcon />,
};

/** Actions by status: a pending invitation can be copied or sent again, an expired one only renewed. */
const VERBS_OF: Readonly<Partial<Record<Invitation['status'], readonly Verb[]>>> = {
  pending: verbs,
  expired: ['resend'],
  // A provider that does not give a status may still allow cancelling.
  unknown: verbs,
};

/** Without a link there is nothing to copy, without an address nobody to send to, and without a role nothing to invite as. */
function verbsOf({ status, link, email, role }: Invitation): readonly Verb[] {
  const missing: readonly Verb[] = [
    ...(link === '' ? ['copy' as const] : []),
    ...(email === '' || role === 'unknown' ? ['resend' as const] : []),
  ];
  return (VERBS_OF[status] ?? []).filter((verb) => !missing.includes(verb));
}

interface RowButtonsProps {
  readonly intl: IntlShape;
  readonly invitation: Invitation;
  readonly actions: InvitationActions;
}

function RowButtons({ intl, invitation, actions }: RowButtonsProps) {
  const email = invitationName(invitation);
  return (
    <span className={styles['rowButtons']}>
      {verbsOf(invitation).map((verb) => (
        <Button
          key={verb}
          size="small"
          variant="minimal"
          icon={ICONS[verb]}
          aria-label={intl.formatMessage({ id: `team.invitation.${verb}` }, { email })}
          title={intl.formatMessage({ id: `team.invitation.${verb}.short` })}
          onClick={() => {
            actions[verb](invitation);
          }}
        />
      ))}
    </span>
  );
}

/** The expiry of an invitation; empty for one that was answered or cancelled. */
function endOf(intl: IntlShape, { status, expires_at: at }: Invitation): string {
  return ['pending', 'expired', 'unknown'].includes(status) ? instantOrDash(intl, at) : '';
}

/** The columns of the list of invitations. */
export function invitationColumns(
  intl: IntlShape,
  projects: readonly NamedRef[],
  actions: InvitationActions,
): readonly DataColumn<Invitation>[] {
  return [
    {
      id: 'email',
      header: intl.formatMessage({ id: 'team.column.email' }),
      cell: (invitation) => (
        <span className={styles['cut']} title={invitationName(invitation)}>
          {invitationName(invitation)}
        </span>
      ),
      size: 236,
      grow: 2,
    },
    {
      id: 'status',
      header: intl.formatMessage({ id: 'team.column.status' }),
      cell: ({ status }) => <InvitationStatusTag status={status} />,
      size: 104,
    },
    {
      id: 'role',
      header: intl.formatMessage({ id: 'team.role' }),
      cell: ({ role }) => intl.formatMessage({ id: `team.role.${role}` }),
      size: 92,
    },
    {
      id: 'level',
      header: intl.formatMessage({ id: 'team.level' }),
      cell: ({ level }) => (level === null ? '–' : intl.formatMessage({ id: `team.level.${level}` })),
      size: 100,
    },
    {
      id: 'projects',
      header: intl.formatMessage({ id: 'team.projects' }),
      cell: (invitation) => (
        <span className={styles['cut']} title={describeProjects(intl, invitation, projects)}>
          {describeProjects(intl, invitation, projects)}
        </span>
      ),
      size: 132,
      grow: 2,
    },
    {
      id: 'sent',
      header: intl.formatMessage({ id: 'team.column.sent' }),
      cell: ({ sent_at: at }) => instantOrDash(intl, at),
      size: 164,
      align: 'right',
    },
    {
      id: 'expires',
      header: intl.formatMessage({ id: 'team.column.expires' }),
      cell: (invitation) => endOf(intl, invitation),
      size: 164,
      align: 'right',
    },
    {
      id: 'actions',
      header: intl.formatMessage({ id: 'team.column.actions' }),
      headerHidden: true,
      cell: (invitation) => <RowButtons intl={intl} invitation={invitation} actions={actions} />,
      size: 116,
      align: 'right',
    },
  ];
}
