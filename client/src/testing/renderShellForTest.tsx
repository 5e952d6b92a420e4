import { OverlaysProvider } from '@blueprintjs/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { IntlProvider } from 'react-intl';
import { RouterProvider, createMemoryRouter } from 'react-router';
import type { Api } from '../api/createApi.ts';
import type { Http } from '../api/http.ts';
import { messages as common } from '../i18n/zh-CN/common.ts';
import { messages as shell } from '../i18n/zh-CN/shell.ts';
import { messages as ui } from '../i18n/zh-CN/ui.ts';
import { createBrowserStorage } from '../lib/storage.ts';
import { createQueryClient } from '../queries/queryClient.ts';
import { NoticesStore } from '../stores/NoticesStore.ts';
import { RootStore } from '../stores/RootStore.ts';
import { StoresContext } from '../stores/useStores.ts';

/** Renders a part of the shell with real stores, a real router at `address`, and Chinese messages. */
export function renderShellForTest(element: ReactElement, address = '/dashboard/workplace') {
  localStorage.clear();
  sessionStorage.clear();
  const stores = new RootStore({} as Api, {} as Http, createBrowserStorage(), new NoticesStore());
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  const view = render(
    <StoresContext value={stores}>
      <IntlProvider locale="zh-CN" messages={{ ...common, ...shell, ...ui } as never}>
        <QueryClientProvider client={createQueryClient()}>
          <OverlaysProvider>
            <RouterProvider router={router} />
          </OverlaysProvider>
        </QueryClientProvider>
      </IntlProvider>
    </StoresContext>,
  );
  return { ...view, stores, router };
}
