import { FormattedMessage } from 'react-intl';
import { Panel } from '#client/components/figures/Panel.tsx';
import { KnownProfile } from '../KnownProfile.tsx';
import { AvatarField } from './AvatarField.tsx';
import { BasicForm } from './BasicForm.tsx';
import { FactsPanel } from './FactsPanel.tsx';
import styles from './BasicPanel.module.scss';

/** Name, picture, job and location. */
export function BasicPanel() {
  return (
    <KnownProfile>
      {(profile) => (
        <div className={styles['columns']}>
          <Panel title={<FormattedMessage id="profile.tab.basic" />}>
            <AvatarField />
            <BasicForm key={profile.accountId} profile={profile} />
          </Panel>
          <FactsPanel profile={profile} />
        </div>
      )}
    </KnownProfile>
  );
}
