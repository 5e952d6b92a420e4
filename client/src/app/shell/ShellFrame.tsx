import { CogIcon, MenuIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { Suspense, lazy, useRef, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ScrollRestoration } from 'react-router';
import { openerNow } from '#client/components/ui/openerNow.ts';
import { useStores } from '#client/stores/useStores.ts';
import { BreadcrumbBar } from './BreadcrumbBar.tsx';
import { Footer } from './Footer.tsx';
import { hasTopMenu, headerHeight, TAB_BAR_PX } from './frameSizes.ts';
import { Hints } from './Hints.tsx';
import { IconButton } from './IconButton.tsx';
import { SideMenu } from './menu/SideMenu.tsx';
import { Navbar } from './navbar/Navbar.tsx';
import { PageOutlet } from './PageOutlet.tsx';
import { PageTitle } from './PageTitle.tsx';
import { usePaletteShortcut } from './palette/usePaletteShortcut.ts';
import { RouteProgress } from './RouteProgress.tsx';
import { ShellEffects } from './ShellEffects.tsx';
import styles from './AppLayout.module.scss';

// Loaded on demand, as not needed for the first view.
const CommandPalette = lazy(async () => ({
  default: (await import('./palette/CommandPalette.tsx')).CommandPalette,
}));
const SettingsDrawer = lazy(async () => ({ default: (await import('./settings/SettingsDrawer.tsx')).SettingsDrawer }));
const LogoutDialog = lazy(async () => ({ default: (await import('./LogoutDialog.tsx')).LogoutDialog }));
const MenuDrawer = lazy(async () => ({ default: (await import('./menu/MenuDrawer.tsx')).MenuDrawer }));
const ShellDialogs = lazy(async () => ({ default: (await import('./dialogs/ShellDialogs.tsx')).ShellDialogs }));
const TopMenu = lazy(async () => ({ default: (await import('./menu/TopMenu.tsx')).TopMenu }));
const TabBar = lazy(async () => ({ default: (await import('./tabs/TabBar.tsx')).TabBar }));

let visits = 0;
/** A new key for every navigation: scroll positions are never restored, so each page starts at the top (specification, section 2). */
const nextVisit = (): string => {
  visits += 1;
  return `visit-${visits}`;
};

/** The frame around the page. */
export const ShellFrame = observer(function ShellFrame({ children }: { readonly children: ReactNode }) {
  const intl = useIntl();
  const { settings, notices, dialogs } = useStores();
  const mainRef = useRef<HTMLElement>(null);
  const [menuOpen, setMenuOpen] = useState(false);
  const [paletteOpen, setPaletteOpen] = useState(false);
  const [settingsOpener, setSettingsOpener] = useState<{ readonly element: Element | null } | null>(null);
  usePaletteShortcut(openPalette);

  function openPalette(): void {
    setPaletteOpen(true);
  }
  const { navbar, footer, tabBar } = settings;
  const roomForMenu = settings.menu && !settings.hideMenu;
  const sideMenu = roomForMenu && !settings.topMenu;
  const topMenu = hasTopMenu(settings);
  const openMenu = roomForMenu
    ? null
    : () => {
        setMenuOpen(true);
      };
  // Stays mounted after the first opening, so that closing can be animated.
  if (settings.globalSettings && settingsOpener === null) setSettingsOpener({ element: openerNow() });
  const sticky: CSSProperties & Record<'--app-shell-top', string> = {
    '--app-shell-top': `${headerHeight(settings)}px`,
  };
  return (
    <div className={styles['shell']} style={sticky}>
      <a
        href="#main"
        className={styles['skip']}
        onClick={(event) => {
          // Otherwise the router would treat the fragment as a navigation.
          event.preventDefault();
          mainRef.current?.focus();
        }}
      >
        <FormattedMessage id="common.skipToContent" />
      </a>
      <ShellEffects />
      <Hints />
      <RouteProgress />
      <PageTitle />
      <ScrollRestoration getKey={nextVisit} />
      <header className={styles['header']}>
        {navbar && <Navbar onOpenMenu={openMenu} onOpenPalette={openPalette} />}
        <Suspense fallback={null}>{topMenu && <TopMenu />}</Suspense>
      </header>
      <div className={styles['columns']}>
        {sideMenu && <SideMenu />}
        <div className={styles['column']}>
          {tabBar && (
            <div className={styles['tabs']} style={{ height: TAB_BAR_PX }}>
              <Suspense fallback={null}>
                <TabBar />
              </Suspense>
            </div>
          )}
          <div className={styles['content']}>
            <BreadcrumbBar />
            <main id="main" ref={mainRef} tabIndex={-1} className={styles['main']}>
              <PageOutlet>{children}</PageOutlet>
            </main>
          </div>
          {footer && <Footer />}
        </div>
      </div>
      {!navbar && (
        <div className={styles['floating']}>
          {openMenu !== null && (
            <IconButton
              label={intl.formatMessage({ id: 'shell.menu.open' })}
              className={styles['floatingButton']}
              tooltipPlacement="left"
              onClick={openMenu}
            >
              <MenuIcon />
            </IconButton>
          )}
          <IconButton
            label={intl.formatMessage({ id: 'shell.settings' })}
            className={styles['floatingButton']}
            tooltipPlacement="left"
            onClick={settings.openDrawer}
          >
            <CogIcon />
          </IconButton>
        </div>
      )}
      <Suspense fallback={null}>
        {menuOpen && (
          <MenuDrawer
            isOpen
            onClose={() => {
              setMenuOpen(false);
            }}
          />
        )}
        {settingsOpener !== null && <SettingsDrawer firstOpener={settingsOpener.element} />}
        {paletteOpen && (
          <CommandPalette
            onClose={() => {
              setPaletteOpen(false);
            }}
          />
        )}
        {dialogs.used && <ShellDialogs />}
        {notices.confirmLogout && <LogoutDialog />}
      </Suspense>
    </div>
  );
});
