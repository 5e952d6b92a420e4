import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import { joinTexts } from '#client/lib/stripBidi.ts';
import { useStores } from '#client/stores/useStores.ts';
import { ProfileTabs } from './ProfileTabs.tsx';
import styles from './ProfilePage.module.scss';

/** The profile page: personal data, login, devices, and team. */
export const ProfilePage = observer(function ProfilePage() {
  const { user } = useStores();
  const who = joinTexts(
    [user.name, user.email].filter((part) => part !== ''),
    ' · ',
  );
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <h1>
          <FormattedMessage id="menu.profile" />
        </h1>
        <p className={styles['who']}>{who}</p>
      </div>
      <ProfileTabs />
    </div>
  );
});
