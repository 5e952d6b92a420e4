import { Button, Callout } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Member } from '#client/api/teamSchemas.ts';
import { RowsSkeleton } from '#client/components/skeleton/RowsSkeleton.tsx';
import { DataTable } from '#client/components/table/DataTable.tsx';
import { EmptyState } from '#client/components/ui/EmptyState.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { useLatest } from '#client/hooks/useLatest.ts';
import { useStores } from '#client/stores/useStores.ts';
import { memberQueryOf } from '../teamSearch.ts';
import type { TeamSearch } from '../teamSearch.ts';
import { useHasLevels } from '../useHasLevels.ts';
import { useMayChangeTeam } from '../useMayChangeTeam.ts';
import type { TeamChanges } from '../useTeamChanges.ts';
import type { TeamMove } from '../useTeamSearchState.ts';
import { EditMemberDialog } from './EditMemberDialog.tsx';
import { memberColumns } from './memberColumns.tsx';
import { RemoveMemberDialog } from './RemoveMemberDialog.tsx';
import { useMembers } from './useMembers.ts';
import styles from '../TeamPanel.module.scss';

interface MembersViewProps {
  readonly searchState: TeamSearch;
  readonly updateSearch: TeamMove;
  readonly changes: TeamChanges;
}

/** The dialog of the member in the address, or a note that there is no such member. */
const EditedMember = observer(function EditedMember({
  members,
  searchState,
  updateSearch,
  changes,
}: MembersViewProps & { readonly members: readonly Member[] }) {
  const { projects } = useStores();
  const close = (): void => {
    updateSearch({ member: '' }, { replace: true });
  };
  const member = members.find(({ id }) => id === searchState.member);
  if (member === undefined) {
    return (
      <Callout intent="warning" icon={null} className={styles['callout'] ?? ''}>
        <p role="status">
          <FormattedMessage id="team.member.unknown" />
        </p>
        <Button
          size="small"
          onClick={() => {
            updateSearch({ member: '', q: '' });
          }}
        >
          <FormattedMessage id="team.member.all" />
        </Button>
      </Callout>
    );
  }
  // The form needs the project list.
  if (projects.state !== 'loaded') return null;
  return <EditMemberDialog key={member.id} member={member} changes={changes} onClose={close} />;
});

interface MemberVerbs {
  readonly onEdit: (member: Member) => void;
  readonly onRemove: (member: Member) => void;
}

function useColumns(members: readonly Member[], canChange: boolean, { onEdit, onRemove }: MemberVerbs) {
  const intl = useIntl();
  const { projects } = useStores();
  const hasLevels = useHasLevels(members);
  const edit = useLatest(onEdit);
  const remove = useLatest(onRemove);
  const { list } = projects;
  return useMemo(
    () =>
      memberColumns(intl, list, canChange ? { onEdit: edit, onRemove: remove } : null).filter(
        ({ id }) => hasLevels || id !== 'level',
      ),
    [intl, list, canChange, hasLevels, edit, remove],
  );
}

/** The list of members. All members may see it; admins edit it. */
export const MembersView = observer(function MembersView(props: MembersViewProps) {
  const { searchState, updateSearch, changes } = props;
  const intl = useIntl();
  const canChange = useMayChangeTeam();
  const members = useMembers(memberQueryOf(searchState));
  const [leaving, setLeaving] = useState<Member | null>(null);
  const columns = useColumns(members.data ?? [], canChange, {
    onEdit: ({ id }) => {
      updateSearch({ member: id });
    },
    onRemove: setLeaving,
  });
  const title = intl.formatMessage({ id: 'team.view.members' });
  return (
    <LoadPanel query={members} what={title} skeleton={<RowsSkeleton count={6} />}>
      {(list) => (
        <>
          {canChange && (
            <>
              {searchState.member !== '' && !members.isPlaceholderData && <EditedMember {...props} members={list} />}
              {leaving !== null && (
                <RemoveMemberDialog
                  member={leaving}
                  changes={changes}
                  onClose={() => {
                    setLeaving(null);
                  }}
                />
              )}
            </>
          )}
          <p className={styles['count']} role="status">
            {(list.length > 0 || searchState.q !== '') && (
              <FormattedMessage id="team.members.count" values={{ count: list.length }} />
            )}
          </p>
          <DataTable
            label={title}
            columns={columns}
            rowCount={list.length}
            rowAt={(index) => list[index]}
            getRowId={({ id }) => id}
            sort={searchState.sort}
            onSort={(key, order) => {
              updateSearch({ sort: { key, order } });
            }}
            refreshing={members.isFetching}
            viewKey={searchState.q}
            empty={
              searchState.q === '' ? (
                // The reader is a member, so an empty list means that the provider sent none.
                <EmptyState title={<FormattedMessage id="team.members.notSent" />} />
              ) : (
                <EmptyState
                  title={<FormattedMessage id="team.members.none" />}
                  action={
                    <Button
                      onClick={() => {
                        updateSearch({ q: '' });
                      }}
                    >
                      <FormattedMessage id="team.search.clear" />
                    </Button>
                  }
                />
              )
            }
          />
        </>
      )}
    </LoadPanel>
  );
});
