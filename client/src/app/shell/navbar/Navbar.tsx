import { CogIcon, MenuIcon, SearchIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { landing } from '#client/lib/landing.ts';
import { homePath } from '#client/lib/paths.ts';
import { useStores } from '#client/stores/useStores.ts';
import { IconButton } from '../IconButton.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { FullScreenButton } from './FullScreenButton.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { Logo } from './Logo.tsx';
import { NoticeBell } from './NoticeBell.tsx';
import { ProjectSwitcher } from './ProjectSwitcher.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';
import styles from './Navbar.module.scss';

interface NavbarProps {
  /** Null while the menu is beside the page or at the top. */
  readonly onOpenMenu: (() => void) | null;
  readonly onOpenPalette: () => void;
}

const shortcut = (): string => (/mac|iphone|ipad/iu.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K');

/** The bar at the top: project, search, and the account's controls. */
export const Navbar = observer(function Navbar({ onOpenMenu, onOpenPalette }: NavbarProps) {
  const intl = useIntl();
  const { settings } = useStores();
  const narrow = settings.device === 'mobile';
  return (
    <div className={styles['navbar']} role="group" aria-label={intl.formatMessage({ id: 'shell.navbar' })}>
      {onOpenMenu !== null && (
        <IconButton
          label={intl.formatMessage({ id: 'shell.menu.open' })}
          className={styles['button']}
          onClick={onOpenMenu}
        >
          <MenuIcon />
        </IconButton>
      )}
      <Link
        to={homePath.href()}
        state={landing}
        className={styles['home']}
        aria-label={intl.formatMessage({ id: 'app.name' })}
      >
        <Logo />
      </Link>
      <ProjectSwitcher />
      <span className={styles['space']} />
      {narrow ? (
        <IconButton
          label={intl.formatMessage({ id: 'palette.open' })}
          className={styles['button']}
          onClick={onOpenPalette}
        >
          <SearchIcon />
        </IconButton>
      ) : (
        <button
          type="button"
          className={styles['search']}
          title={intl.formatMessage({ id: 'palette.open' })}
          aria-keyshortcuts="Control+K Meta+K"
          onClick={onOpenPalette}
        >
          <SearchIcon size={14} />
          <span>
            <FormattedMessage id="palette.short" />
          </span>
          <kbd className={styles['key']}>{shortcut()}</kbd>
        </button>
      )}
      {!narrow && (
        <>
          <LanguageMenu />
          <ThemeMenu />
        </>
      )}
      <NoticeBell />
      {!narrow && (
        <>
          <FullScreenButton />
          <IconButton
            label={intl.formatMessage({ id: 'shell.settings' })}
            className={styles['button']}
            onClick={settings.openDrawer}
          >
            <CogIcon />
          </IconButton>
        </>
      )}
      <AccountMenu />
    </div>
  );
});
