import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Invitation } from '#client/api/teamSchemas.ts';
import { RowsSkeleton } from '#client/components/skeleton/RowsSkeleton.tsx';
import { DataTable } from '#client/components/table/DataTable.tsx';
import { EmptyState } from '#client/components/ui/EmptyState.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { useLatest } from '#client/hooks/useLatest.ts';
import { createWordMatcher } from '#client/lib/rows/createWordMatcher.ts';
import { useStores } from '#client/stores/useStores.ts';
import { noFilters } from '../teamSearch.ts';
import type { TeamSearch } from '../teamSearch.ts';
import { useHasLevels } from '../useHasLevels.ts';
import type { TeamChanges } from '../useTeamChanges.ts';
import type { TeamMove } from '../useTeamSearchState.ts';
import { CancelInvitationDialog } from './CancelInvitationDialog.tsx';
import { invitationColumns } from './invitationColumns.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { StatusFilter } from './StatusFilter.tsx';
import { useInvitationActions } from './useInvitationActions.ts';
import { useInvitations } from './useInvitations.ts';

interface InvitationsViewProps {
  readonly searchState: TeamSearch;
  readonly updateSearch: TeamMove;
  readonly changes: TeamChanges;
}

function isWanted({ email, status }: Invitation, searchState: TeamSearch): boolean {
  return (searchState.status === null || status === searchState.status) && createWordMatcher(searchState.q)(email);
}

function useColumns(
  invitations: readonly Invitation[],
  actions: ReturnType<typeof useInvitationActions>,
  onCancel: (invitation: Invitation) => void,
) {
  const intl = useIntl();
  const hasLevels = useHasLevels(invitations);
  const { projects } = useStores();
  const copy = useLatest((invitation: Invitation) => {
    void actions.copy(invitation);
  });
  const resend = useLatest((invitation: Invitation) => {
    void actions.resend(invitation);
  });
  const cancel = useLatest(onCancel);
  const { list } = projects;
  return useMemo(
    () => invitationColumns(intl, list, { copy, resend, cancel }).filter(({ id }) => hasLevels || id !== 'level'),
    [intl, list, hasLevels, copy, resend, cancel],
  );
}

/** The invitations and their states. For admins: the links grant access. */
export const InvitationsView = observer(function InvitationsView({
  searchState,
  updateSearch,
  changes,
}: InvitationsViewProps) {
  const intl = useIntl();
  const invitations = useInvitations();
  const actions = useInvitationActions(changes);
  const [cancelled, setCancelled] = useState<Invitation | null>(null);
  const columns = useColumns(invitations.data ?? [], actions, setCancelled);
  const title = intl.formatMessage({ id: 'team.view.invitations' });
  const narrowed = searchState.status !== null || searchState.q.trim() !== '';
  return (
    <LoadPanel query={invitations} what={title} skeleton={<RowsSkeleton count={6} />}>
      {(list) => {
        const found = list.filter((invitation) => isWanted(invitation, searchState));
        return (
          <>
            <StatusFilter
              invitations={list}
              value={searchState.status}
              onChange={(status) => {
                updateSearch({ status });
              }}
            />
            <DataTable
              label={title}
              columns={columns}
              rowCount={found.length}
              rowAt={(index) => found[index]}
              getRowId={({ id }) => id}
              refreshing={invitations.isFetching}
              viewKey={JSON.stringify([searchState.status, searchState.q])}
              empty={
                <EmptyState
                  title={<FormattedMessage id={narrowed ? 'team.invitations.noMatch' : 'team.invitations.none'} />}
                  action={
                    <Button
                      onClick={() => {
                        updateSearch(narrowed ? noFilters : { invite: true });
                      }}
                    >
                      <FormattedMessage id={narrowed ? 'team.search.clear' : 'team.invite'} />
                    </Button>
                  }
                />
              }
            />
            {cancelled !== null && (
              <CancelInvitationDialog
                invitation={cancelled}
                changes={changes}
                onClose={() => {
                  setCancelled(null);
                }}
              />
            )}
            {actions.uncopied !== null && <LinkDialog link={actions.uncopied} onClose={actions.closeUncopied} />}
          </>
        );
      }}
    </LoadPanel>
  );
});
