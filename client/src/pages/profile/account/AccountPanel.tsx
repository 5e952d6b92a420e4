import { FormattedMessage } from 'react-intl';
import { Panel } from '#client/components/figures/Panel.tsx';
import { KnownProfile } from '../KnownProfile.tsx';
import { AccountForm } from './AccountForm.tsx';
import styles from '../ProfileForm.module.scss';

/** Email and phone. */
export function AccountPanel() {
  return (
    <KnownProfile>
      {(profile) => (
        <Panel className={styles['card']} title={<FormattedMessage id="profile.account.title" />}>
          <AccountForm key={profile.accountId} profile={profile} />
        </Panel>
      )}
    </KnownProfile>
  );
}
