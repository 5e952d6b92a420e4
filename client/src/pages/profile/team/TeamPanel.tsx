import { FormattedMessage } from 'react-intl';
import { Panel } from '../../../components/figures/Panel.tsx';
import { PanelSkeleton } from '../PanelSkeleton.tsx';

/** Members and invitations of the team. */
export function TeamPanel() {
  return (
    <Panel title={<FormattedMessage id="team.title" />}>
      <PanelSkeleton />
    </Panel>
  );
}
