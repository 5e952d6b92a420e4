import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Invitation } from '../../../../api/teamSchemas.ts';
import { DataTable } from '../../../../components/table/DataTable.tsx';
import { EmptyState } from '../../../../components/ui/EmptyState.tsx';
import { LoadPanel } from '../../../../components/ui/LoadPanel.tsx';
import { useLatest } from '../../../../components/ui/useLatest.ts';
import { useStores } from '../../../../stores/useStores.ts';
import type { TeamPlace } from '../teamSearch.ts';
import { RowsSkeleton } from '../../../../components/skeleton/RowsSkeleton.tsx';
import type { TeamChanges } from '../useTeamChanges.ts';
import type { TeamMove } from '../useTeamPlace.ts';
import { CancelInvitationDialog } from './CancelInvitationDialog.tsx';
import { invitationColumns } from './invitationColumns.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { StatusFilter } from './StatusFilter.tsx';
import { useInvitationActions } from './useInvitationActions.ts';
import { useInvitations } from './useInvitations.ts';

interface InvitationsViewProps {
  readonly place: TeamPlace;
  readonly move: TeamMove;
  readonly changes: TeamChanges;
}

function isWanted({ email, status }: Invitation, place: TeamPlace): boolean {
  return (
    (place.status === null || status === place.status) && email.toLowerCase().includes(place.q.trim().toLowerCase())
  );
}

function useColumns(actions: ReturnType<typeof useInvitationActions>, onCancel: (invitation: Invitation) => void) {
  const intl = useIntl();
  const { projects } = useStores();
  const copy = useLatest((invitation: Invitation) => {
    void actions.copy(invitation);
  });
  const resend = useLatest((invitation: Invitation) => {
    void actions.resend(invitation);
  });
  const cancel = useLatest(onCancel);
  const { list } = projects;
  return useMemo(() => invitationColumns(intl, list, { copy, resend, cancel }), [intl, list, copy, resend, cancel]);
}

/** Who was invited, and what came of it. For admins: the links let people in. */
export const InvitationsView = observer(function InvitationsView({ place, move, changes }: InvitationsViewProps) {
  const intl = useIntl();
  const invitations = useInvitations();
  const actions = useInvitationActions(changes);
  const [cancelled, setCancelled] = useState<Invitation | null>(null);
  const columns = useColumns(actions, setCancelled);
  const title = intl.formatMessage({ id: 'team.view.invitations' });
  const narrowed = place.status !== null || place.q.trim() !== '';
  return (
    <LoadPanel query={invitations} what={title} skeleton={<RowsSkeleton count={6} />}>
      {(list) => {
        const found = list.filter((invitation) => isWanted(invitation, place));
        return (
          <>
            <StatusFilter
              invitations={list}
              value={place.status}
              onChange={(status) => {
                move({ status });
              }}
            />
            <DataTable
              label={title}
              columns={columns}
              rowCount={found.length}
              rowAt={(index) => found[index]}
              getRowId={({ id }) => id}
              refreshing={invitations.isFetching}
              viewKey={JSON.stringify([place.status, place.q])}
              empty={
                <EmptyState
                  title={<FormattedMessage id={narrowed ? 'team.invitations.noMatch' : 'team.invitations.none'} />}
                  action={
                    <Button
                      onClick={() => {
                        move(narrowed ? { status: null, q: '' } : { invite: true });
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
