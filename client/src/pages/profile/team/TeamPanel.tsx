import { Button, SegmentedControl } from '@blueprintjs/core';
import { PlusIcon } from '@blueprintjs/icons';
import { useQueryClient } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Access } from '#client/api/schemas/accessSchemas.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { ListSearch } from '#client/components/filters/ListSearch.tsx';
import { usePermission } from '#client/components/permission/usePermission.ts';
import { EmptyState } from '#client/components/ui/EmptyState.tsx';
import { ListPageLayout } from '#client/components/ui/ListPageLayout.tsx';
import { teamKeys } from '#client/queries/teamKeys.ts';
import { useStores } from '#client/stores/useStores.ts';
import { ActivityView } from './activity/ActivityView.tsx';
import { InvitationsView } from './invitations/InvitationsView.tsx';
import { InviteDialog } from './invitations/InviteDialog.tsx';
import { MembersView } from './members/MembersView.tsx';
import { TEAM_MANAGERS } from './teamManagers.ts';
import { noFilters, teamViews } from './teamSearch.ts';
import type { TeamSearch, TeamView } from './teamSearch.ts';
import { useMayChangeTeam } from './useMayChangeTeam.ts';
import { useTeamChanges } from './useTeamChanges.ts';
import { useTeamSearchState } from './useTeamSearchState.ts';
import type { TeamMove } from './useTeamSearchState.ts';

interface TeamSearchProps {
  readonly searchState: TeamSearch;
  readonly updateSearch: TeamMove;
}

/** Switches between the lists. */
function ViewSwitch({ views, searchState, updateSearch }: TeamSearchProps & { readonly views: readonly TeamView[] }) {
  const intl = useIntl();
  return (
    <SegmentedControl
      inline
      aria-label={intl.formatMessage({ id: 'team.view' })}
      options={views.map((value) => ({ value, label: intl.formatMessage({ id: `team.view.${value}` }) }))}
      value={searchState.view}
      onValueChange={(value) => {
        const view = views.find((candidate) => candidate === value);
        if (view !== undefined) updateSearch({ view, ...noFilters });
      }}
    />
  );
}

/** The filters of each list. */
function TeamListSearch({
  searchState,
  view,
  updateSearch,
}: TeamSearchProps & { readonly view: 'members' | 'invitations' }) {
  const intl = useIntl();
  const queries = useQueryClient();
  return (
    <ListSearch
      label={intl.formatMessage({ id: `team.search.${view}` })}
      value={searchState.q}
      onSearch={(q) => {
        updateSearch({ q }, { replace: true });
      }}
      onRefresh={() => {
        void queries.invalidateQueries({ queryKey: teamKeys.all });
      }}
      onReset={() => {
        updateSearch(noFilters);
      }}
    />
  );
}

/** Explains what decides the rights of members. A provider without permission levels has its own rules. */
function TeamAbout({ canChange, level }: { readonly canChange: boolean; readonly level: Access | undefined }) {
  const reader = canChange ? 'admin' : 'user';
  return <FormattedMessage id={level === undefined ? `team.about.${reader}.noLevels` : `team.about.${reader}`} />;
}

/** The team: its members, and for admins the invitations. */
export const TeamPanel = observer(function TeamPanel() {
  const { projects, user } = useStores();
  const { searchState, updateSearch } = useTeamSearchState();
  const changes = useTeamChanges();
  const isAdmin = usePermission(TEAM_MANAGERS);
  const canChange = useMayChangeTeam();
  const views = teamViews.filter((view) => view === 'members' || (view === 'activity' ? isAdmin : canChange));
  const reserved = !views.includes(searchState.view);
  return (
    <Panel
      title={<FormattedMessage id="team.title" />}
      subtitle={<TeamAbout canChange={canChange} level={user.userInfo?.level} />}
    >
      {reserved ? (
        <EmptyState
          title={
            <FormattedMessage
              id={searchState.view === 'activity' ? 'activity.reserved' : 'team.invitations.reserved'}
            />
          }
          action={
            <Button
              onClick={() => {
                updateSearch({ view: 'members' });
              }}
            >
              <FormattedMessage id="team.member.all" />
            </Button>
          }
        />
      ) : (
        <ListPageLayout
          header={
            views.length > 1 ? (
              <ViewSwitch views={views} searchState={searchState} updateSearch={updateSearch} />
            ) : undefined
          }
          search={
            searchState.view === 'activity' ? undefined : (
              <TeamListSearch searchState={searchState} view={searchState.view} updateSearch={updateSearch} />
            )
          }
          topButtons={
            canChange ? (
              <Button
                intent="primary"
                icon={<PlusIcon />}
                onClick={() => {
                  updateSearch({ invite: true });
                }}
              >
                <FormattedMessage id="team.invite" />
              </Button>
            ) : undefined
          }
        >
          {searchState.view === 'members' ? (
            <MembersView searchState={searchState} updateSearch={updateSearch} changes={changes} />
          ) : searchState.view === 'invitations' ? (
            <InvitationsView searchState={searchState} updateSearch={updateSearch} changes={changes} />
          ) : (
            <ActivityView searchState={searchState} updateSearch={updateSearch} />
          )}
        </ListPageLayout>
      )}
      {canChange && searchState.invite && projects.state === 'loaded' && (
        <InviteDialog
          changes={changes}
          onDone={() => {
            updateSearch({ view: 'invitations', ...noFilters, invite: false });
          }}
          onClose={() => {
            updateSearch({ invite: false }, { replace: true });
          }}
        />
      )}
    </Panel>
  );
});
