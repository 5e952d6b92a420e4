import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';

interface AppLayoutProps {
  /** Drawn in place of the matched page. */
  readonly children?: ReactNode;
}

/** The default layout of every page behind the login. */
export const AppLayout = observer(function AppLayout({ children }: AppLayoutProps) {
  return <main>{children ?? <Outlet />}</main>;
});
