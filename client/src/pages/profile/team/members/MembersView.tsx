import { Button, Callout } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Member } from '../../../../api/teamSchemas.ts';
import { usePermission } from '../../../../components/permission/usePermission.ts';
import { DataTable } from '../../../../components/table/DataTable.tsx';
import { EmptyState } from '../../../../components/ui/EmptyState.tsx';
import { LoadPanel } from '../../../../components/ui/LoadPanel.tsx';
import { useLatest } from '../../../../components/ui/useLatest.ts';
import { useStores } from '../../../../stores/useStores.ts';
import styles from '../TeamPanel.module.scss';
import { memberQueryOf } from '../teamSearch.ts';
import type { TeamPlace } from '../teamSearch.ts';
import { RowsSkeleton } from '../../../../components/skeleton/RowsSkeleton.tsx';
import type { TeamChanges } from '../useTeamChanges.ts';
import type { TeamMove } from '../useTeamPlace.ts';
import { EditMemberDialog } from './EditMemberDialog.tsx';
import { memberColumns } from './memberColumns.tsx';
import { RemoveMemberDialog } from './RemoveMemberDialog.tsx';
import { useMembers } from './useMembers.ts';

interface MembersViewProps {
  readonly place: TeamPlace;
  readonly move: TeamMove;
  readonly changes: TeamChanges;
}

/** The dialog of the member the address names, or that there is nobody of that name. */
const EditedMember = observer(function EditedMember({
  members,
  place,
  move,
  changes,
}: MembersViewProps & { readonly members: readonly Member[] }) {
  const { projects } = useStores();
  const close = (): void => {
    move({ member: '' }, { replace: true });
  };
  const member = members.find(({ id }) => id === place.member);
  if (member === undefined) {
    return (
      <Callout intent="warning" icon={null} className={styles['callout'] ?? ''}>
        <p role="status">
          <FormattedMessage id="team.member.unknown" />
        </p>
        <Button
          size="small"
          onClick={() => {
            move({ member: '', q: '' });
          }}
        >
          <FormattedMessage id="team.member.all" />
        </Button>
      </Callout>
    );
  }
  // What is chosen depends on which projects there are.
  if (projects.state !== 'loaded') return null;
  return <EditMemberDialog key={member.id} member={member} changes={changes} onClose={close} />;
});

function useColumns(canChange: boolean, onEdit: (member: Member) => void, onRemove: (member: Member) => void) {
  const intl = useIntl();
  const { projects } = useStores();
  const edit = useLatest(onEdit);
  const remove = useLatest(onRemove);
  const { list } = projects;
  return useMemo(
    () => memberColumns(intl, list, canChange ? { onEdit: edit, onRemove: remove } : null),
    [intl, list, canChange, edit, remove],
  );
}

/** Who is in the team. Everybody may see it; admins change it. */
export const MembersView = observer(function MembersView(props: MembersViewProps) {
  const { place, move, changes } = props;
  const intl = useIntl();
  const canChange = usePermission(['admin']);
  const members = useMembers(memberQueryOf(place));
  const [leaving, setLeaving] = useState<Member | null>(null);
  const columns = useColumns(
    canChange,
    ({ id }) => {
      move({ member: id });
    },
    setLeaving,
  );
  const title = intl.formatMessage({ id: 'team.view.members' });
  return (
    <LoadPanel query={members} what={title} skeleton={<RowsSkeleton count={6} />}>
      {(list) => (
        <>
          {canChange && place.member !== '' && !members.isPlaceholderData && <EditedMember {...props} members={list} />}
          {canChange && leaving !== null && (
            <RemoveMemberDialog
              member={leaving}
              changes={changes}
              onClose={() => {
                setLeaving(null);
              }}
            />
          )}
          <p className={styles['count']} role="status">
            <FormattedMessage id="team.members.count" values={{ count: list.length }} />
          </p>
          <DataTable
            label={title}
            columns={columns}
            rowCount={list.length}
            rowAt={(index) => list[index]}
            getRowId={({ id }) => id}
            sort={place.sort}
            onSort={(key, order) => {
              move({ sort: { key, order } });
            }}
            refreshing={members.isFetching}
            viewKey={place.q}
            empty={
              <EmptyState
                title={<FormattedMessage id="team.members.none" />}
                action={
                  <Button
                    onClick={() => {
                      move({ q: '' });
                    }}
                  >
                    <FormattedMessage id="team.search.clear" />
                  </Button>
                }
              />
            }
          />
        </>
      )}
    </LoadPanel>
  );
});
