import { observer } from 'mobx-react-lite';
import { lazy } from 'react';
import { useIntl } from 'react-intl';
import { Avatar } from '../../../components/ui/Avatar.tsx';
import { useStores } from '../../../stores/useStores.ts';
import { PopoverButton } from '../PopoverButton.tsx';
import styles from './Navbar.module.scss';

const AccountEntries = lazy(async () => ({ default: (await import('./AccountEntries.tsx')).AccountEntries }));

/** Who is logged in, and what they can do about it. */
export const AccountMenu = observer(function AccountMenu() {
  const intl = useIntl();
  const { user } = useStores();
  return (
    <PopoverButton
      label={
        user.name === ''
          ? intl.formatMessage({ id: 'account.menu' })
          : intl.formatMessage({ id: 'account.menu.named' }, { name: user.name })
      }
      className={styles['account']}
      content={() => <AccountEntries />}
    >
      <Avatar name={user.name} url={user.avatar} />
    </PopoverButton>
  );
});
