import { useLocation, useNavigate } from 'react-router';
import { assertNever } from '#client/lib/assertNever.ts';
import type { TabEntry } from '#client/stores/TabsStore.ts';
import { useStores } from '#client/stores/useStores.ts';
import { useReloadPage } from '../useReloadPage.ts';
import type { TabAction } from './tabMenuItems.ts';

/** The actions of a tab; navigates only when the current tab is closed. */
export function useTabActions(): (action: TabAction, tab: TabEntry) => Promise<void> {
  const { tabs } = useStores();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const reloadPage = useReloadPage();

  const change = (action: Exclude<TabAction, 'reload'>, { fullPath }: TabEntry): TabEntry | null => {
    switch (action) {
      case 'closeThis':
        return tabs.close(fullPath, pathname);
      case 'closeLeft':
        return tabs.closeLeft(fullPath, pathname);
      case 'closeRight':
        return tabs.closeRight(fullPath, pathname);
      case 'closeOthers':
        return tabs.closeOthers(fullPath, pathname);
      case 'closeAll':
        return tabs.closeAll(pathname);
      default:
        return assertNever(action);
    }
  };
  return async (action, tab) => {
    if (action === 'reload') {
      if (tabs.indexOf(pathname) !== tabs.indexOf(tab.fullPath)) await navigate(tab.fullPath);
      reloadPage();
      return;
    }
    const target = change(action, tab);
    if (target !== null) await navigate(target.fullPath);
  };
}
