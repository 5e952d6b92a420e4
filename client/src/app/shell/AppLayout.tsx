import { OverlaysProvider } from '@blueprintjs/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { forgetQueries, queriesOf } from '#client/queries/queryClient.ts';
import { useStores } from '#client/stores/useStores.ts';
import { StartupScreen } from '../StartupScreen.tsx';
import { followOtherTabs } from './followOtherTabs.ts';
import { refetchByLocale } from './refetchByLocale.ts';
import { ShellFrame } from './ShellFrame.tsx';

interface AppLayoutProps {
  /** Rendered instead of the matched page. */
  readonly children?: ReactNode;
}

/**
 * The default layout of every page behind the login. When the session ends, it renders an empty canvas until the login page is loaded: no
 * data stays on screen, and no page sends requests without a login.
 */
export const AppLayout = observer(function AppLayout({ children }: AppLayoutProps) {
  const stores = useStores();
  const { preferences, user } = stores;
  const [queryClient] = useState(() => queriesOf(stores));
  useEffect(
    () => () => {
      forgetQueries(stores);
    },
    [stores],
  );
  useEffect(() => refetchByLocale(queryClient, preferences), [queryClient, preferences]);
  useEffect(() => followOtherTabs(queryClient, stores), [queryClient, stores]);
  if (!user.isLoggedIn) return <StartupScreen />;
  return (
    <QueryClientProvider client={queryClient}>
      <OverlaysProvider>
        <ShellFrame>{children ?? <Outlet />}</ShellFrame>
      </OverlaysProvider>
    </QueryClientProvider>
  );
});
