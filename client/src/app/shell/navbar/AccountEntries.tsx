import { Menu, MenuDivider, MenuItem } from '@blueprintjs/core';
import {
  BlankIcon,
  CogIcon,
  CreditCardIcon,
  LogOutIcon,
  SwapHorizontalIcon,
  TickIcon,
  UserIcon,
} from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { moveFocus } from '#client/components/ui/moveFocus.ts';
import { paths } from '#client/lib/paths.ts';
import { useStores } from '#client/stores/useStores.ts';
import { useAppearance } from '../useAppearance.ts';
import { useRole } from '../useRole.ts';
import styles from './Navbar.module.scss';

/** Entries that do not fit into the navbar of a narrow window. */
function NarrowEntries() {
  const intl = useIntl();
  const { settings } = useStores();
  const { theme, themes, chooseTheme, locale, languages, chooseLanguage } = useAppearance();
  const entry = (text: string, checked: boolean, onClick: () => void) => (
    <MenuItem
      key={text}
      role="menuitemradio"
      aria-checked={checked}
      icon={checked ? <TickIcon /> : <BlankIcon />}
      text={text}
      onClick={onClick}
    />
  );
  return (
    <>
      <MenuDivider title={intl.formatMessage({ id: 'common.theme' })} />
      {themes.map(({ value, text }) =>
        entry(text, value === theme, () => {
          chooseTheme(value);
        }),
      )}
      <MenuDivider title={intl.formatMessage({ id: 'common.language' })} />
      {languages.map(({ value, text }) =>
        entry(text, value === locale, () => {
          chooseLanguage(value);
        }),
      )}
      <MenuDivider />
      <MenuItem
        icon={<CogIcon />}
        text={intl.formatMessage({ id: 'shell.settings' })}
        onClick={() => {
          settings.openDrawer();
        }}
      />
    </>
  );
}

/** The entries of the account menu; loaded when it is opened. */
export const AccountEntries = observer(function AccountEntries() {
  const intl = useIntl();
  const { user, session, settings } = useStores();
  const navigate = useNavigate();
  const { roleName, otherName, switchRole } = useRole();
  return (
    <>
      <div className={styles['person']}>
        <strong>{user.displayName}</strong>
        {user.email !== user.displayName && <span>{user.email}</span>}
        {roleName !== null && (
          <span>
            <FormattedMessage id="account.role" values={{ role: roleName }} />
          </span>
        )}
      </div>
      <Menu aria-label={intl.formatMessage({ id: 'account.menu' })} onKeyDown={moveFocus}>
        <MenuItem
          icon={<UserIcon />}
          text={intl.formatMessage({ id: 'account.profile' })}
          onClick={() => void navigate(paths.profile.href())}
        />
        <MenuItem
          icon={<CreditCardIcon />}
          text={intl.formatMessage({ id: 'account.membership' })}
          onClick={() => void navigate(paths.membership.href())}
        />
        <MenuItem
          icon={<SwapHorizontalIcon />}
          text={intl.formatMessage({ id: 'account.switchRole' }, { role: otherName })}
          onClick={switchRole}
        />
        {settings.device === 'mobile' && <NarrowEntries />}
        <MenuDivider />
        <MenuItem
          icon={<LogOutIcon />}
          text={intl.formatMessage({ id: 'account.logout' })}
          onClick={() => void session.logout()}
        />
      </Menu>
    </>
  );
});
