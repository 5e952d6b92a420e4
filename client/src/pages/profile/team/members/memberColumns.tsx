import { Button, Tag } from '@blueprintjs/core';
import { EditIcon, TrashIcon } from '@blueprintjs/icons';
import type { IntlShape } from 'react-intl';
import type { NamedRef } from '#client/api/namedRefSchemas.ts';
import type { Member, MemberSort } from '#client/api/teamSchemas.ts';
import type { DataColumn } from '#client/components/table/DataColumn.ts';
import { Avatar } from '#client/components/ui/Avatar.tsx';
import { describeProjects } from '../access/describeProjects.ts';
import styles from '../TeamPanel.module.scss';

interface MemberActions {
  readonly onEdit: (member: Member) => void;
  readonly onRemove: (member: Member) => void;
}

type Column = DataColumn<Member, MemberSort>;

const NOT_KNOWN = '–';

/** Why a member cannot be removed; null: they can. */
function keptBecause({ self, last_admin: last }: Member): 'self' | 'lastAdmin' | null {
  if (self) return 'self';
  return last ? 'lastAdmin' : null;
}

function MemberName({ intl, member }: { readonly intl: IntlShape; readonly member: Member }) {
  return (
    <span className={styles['who']}>
      <Avatar small name={member.name} url={member.avatar} />
      <span className={styles['cut']} title={member.name}>
        {member.name}
      </span>
      {member.self && <Tag minimal>{intl.formatMessage({ id: 'team.member.self' })}</Tag>}
      {member.last_admin && (
        <Tag minimal title={intl.formatMessage({ id: 'team.lastAdmin.explained' })}>
          {intl.formatMessage({ id: 'team.lastAdmin' })}
        </Tag>
      )}
    </span>
  );
}

interface RowButtonsProps {
  readonly intl: IntlShape;
  readonly member: Member;
  readonly actions: MemberActions;
}

function RowButtons({ intl, member, actions }: RowButtonsProps) {
  const { name } = member;
  const reason = keptBecause(member);
  const remove =
    reason === null
      ? intl.formatMessage({ id: 'team.member.remove' }, { name })
      : intl.formatMessage({ id: `team.member.kept.${reason}` }, { name });
  return (
    <span className={styles['rowButtons']}>
      <Button
        size="small"
        variant="minimal"
        icon={<EditIcon />}
        aria-label={intl.formatMessage({ id: 'team.member.edit' }, { name })}
        title={intl.formatMessage({ id: 'team.member.editShort' })}
        onClick={() => {
          actions.onEdit(member);
        }}
      />
      <Button
        size="small"
        variant="minimal"
        icon={<TrashIcon />}
        disabled={reason !== null}
        aria-label={remove}
        title={reason === null ? intl.formatMessage({ id: 'common.remove' }) : remove}
        onClick={() => {
          actions.onRemove(member);
        }}
      />
    </span>
  );
}

/** The columns of the member list. @param actions null for readers without edit rights */
export function memberColumns(
  intl: IntlShape,
  projects: readonly NamedRef[],
  actions: MemberActions | null,
): readonly Column[] {
  const columns: readonly Column[] = [
    {
      id: 'name',
      header: intl.formatMessage({ id: 'team.column.name' }),
      cell: (member) => <MemberName intl={intl} member={member} />,
      // Includes the tags "You" and "Only admin" beside the name.
      size: 220,
      grow: 1,
      sortKey: 'name',
    },
    {
      id: 'email',
      header: intl.formatMessage({ id: 'team.column.email' }),
      cell: ({ email }) =>
        email === '' ? (
          NOT_KNOWN
        ) : (
          <span className={styles['cut']} title={email}>
            {email}
          </span>
        ),
      size: 260,
      grow: 1,
      sortKey: 'email',
    },
    {
      id: 'role',
      header: intl.formatMessage({ id: 'team.role' }),
      cell: ({ role }) => intl.formatMessage({ id: `team.role.${role}` }),
      size: 110,
      sortKey: 'role',
    },
    {
      id: 'level',
      header: intl.formatMessage({ id: 'team.level' }),
      cell: ({ level }) => (level === null ? NOT_KNOWN : intl.formatMessage({ id: `team.level.${level}` })),
      size: 110,
    },
    {
      id: 'projects',
      header: intl.formatMessage({ id: 'team.projects' }),
      cell: (member) => (
        <span className={styles['cut']} title={describeProjects(intl, member, projects)}>
          {describeProjects(intl, member, projects)}
        </span>
      ),
      size: 200,
      grow: 2,
    },
    {
      id: 'joined_at',
      header: intl.formatMessage({ id: 'team.column.joined' }),
      cell: ({ joined_at: at }) =>
        at === '' ? NOT_KNOWN : intl.formatDate(at, { year: 'numeric', month: 'short', day: 'numeric' }),
      size: 140,
      align: 'right',
      sortKey: 'joined_at',
    },
  ];
  if (actions === null) return columns;
  return [
    ...columns,
    {
      id: 'actions',
      header: intl.formatMessage({ id: 'team.column.actions' }),
      headerHidden: true,
      cell: (member) => <RowButtons intl={intl} member={member} actions={actions} />,
      size: 88,
      align: 'right',
    },
  ];
}
