import { observer } from 'mobx-react-lite';
import { lazy } from 'react';
import { useIntl } from 'react-intl';
import { Avatar } from '#client/components/ui/Avatar.tsx';
import { useStores } from '#client/stores/useStores.ts';
import { PopoverButton } from '../PopoverButton.tsx';
import styles from './Navbar.module.scss';

const AccountEntries = lazy(async () => ({ default: (await import('./AccountEntries.tsx')).AccountEntries }));

/** The account menu. */
export const AccountMenu = observer(function AccountMenu() {
  const intl = useIntl();
  const { user } = useStores();
  return (
    <PopoverButton
      label={
        user.displayName === ''
          ? intl.formatMessage({ id: 'account.menu' })
          : intl.formatMessage({ id: 'account.menu.named' }, { name: user.displayName })
      }
      className={styles['account']}
      content={() => <AccountEntries />}
    >
      <Avatar name={user.displayName} url={user.avatar} />
    </PopoverButton>
  );
});
