import { Button, SegmentedControl } from '@blueprintjs/core';
import { PlusIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { SearchBox } from '../../../components/filters/SearchBox.tsx';
import { Panel } from '../../../components/figures/Panel.tsx';
import { usePermission } from '../../../components/permission/usePermission.ts';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { useStores } from '../../../stores/useStores.ts';
import { InvitationsView } from './invitations/InvitationsView.tsx';
import { InviteDialog } from './invitations/InviteDialog.tsx';
import { MembersView } from './members/MembersView.tsx';
import styles from './TeamPanel.module.scss';
import { teamViews } from './teamSearch.ts';
import type { TeamPlace } from './teamSearch.ts';
import { useTeamChanges } from './useTeamChanges.ts';
import { useTeamPlace } from './useTeamPlace.ts';
import type { TeamMove } from './useTeamPlace.ts';

interface ToolbarProps {
  readonly place: TeamPlace;
  readonly move: TeamMove;
  readonly canChange: boolean;
}

/** Which list is shown, and the search in it. */
function Toolbar({ place, move, canChange }: ToolbarProps) {
  const intl = useIntl();
  const search = intl.formatMessage({ id: `team.search.${place.view}` });
  return (
    <div className={styles['toolbar']}>
      {canChange && (
        <SegmentedControl
          inline
          aria-label={intl.formatMessage({ id: 'team.view' })}
          options={teamViews.map((value) => ({ value, label: intl.formatMessage({ id: `team.view.${value}` }) }))}
          value={place.view}
          onValueChange={(value) => {
            const view = teamViews.find((candidate) => candidate === value);
            if (view !== undefined) move({ view, q: '', status: null });
          }}
        />
      )}
      <SearchBox
        label={search}
        value={place.q}
        onChange={(q) => {
          move({ q }, { replace: true });
        }}
      />
    </div>
  );
}

/** The team: its members, and, for admins, who is invited. */
export const TeamPanel = observer(function TeamPanel() {
  const { projects } = useStores();
  const { place, move } = useTeamPlace();
  const changes = useTeamChanges();
  const canChange = usePermission(['admin']);
  const reserved = place.view === 'invitations' && !canChange;
  return (
    <Panel
      title={<FormattedMessage id="team.title" />}
      subtitle={<FormattedMessage id={canChange ? 'team.about.admin' : 'team.about.user'} />}
      actions={
        canChange && (
          <Button
            intent="primary"
            icon={<PlusIcon />}
            onClick={() => {
              move({ invite: true });
            }}
          >
            <FormattedMessage id="team.invite" />
          </Button>
        )
      }
    >
      {reserved ? (
        <EmptyState
          title={<FormattedMessage id="team.invitations.reserved" />}
          action={
            <Button
              onClick={() => {
                move({ view: 'members' });
              }}
            >
              <FormattedMessage id="team.member.all" />
            </Button>
          }
        />
      ) : (
        <div className={styles['content']}>
          <Toolbar place={place} move={move} canChange={canChange} />
          {place.view === 'members' ? (
            <MembersView place={place} move={move} changes={changes} />
          ) : (
            <InvitationsView place={place} move={move} changes={changes} />
          )}
        </div>
      )}
      {canChange && place.invite && projects.state === 'loaded' && (
        <InviteDialog
          changes={changes}
          onDone={() => {
            move({ view: 'invitations', q: '', status: null, invite: false });
          }}
          onClose={() => {
            move({ invite: false }, { replace: true });
          }}
        />
      )}
    </Panel>
  );
});
