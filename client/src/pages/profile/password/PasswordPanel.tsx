import { FormattedMessage } from 'react-intl';
import { Panel } from '#client/components/figures/Panel.tsx';
import { KnownProfile } from '../KnownProfile.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import styles from '../ProfileForm.module.scss';

/** A new password. */
export function PasswordPanel() {
  return (
    <KnownProfile>
      {(profile) => (
        <Panel className={styles['card']} title={<FormattedMessage id="profile.password.title" />}>
          <PasswordForm key={profile.accountId} email={profile.email} />
        </Panel>
      )}
    </KnownProfile>
  );
}
