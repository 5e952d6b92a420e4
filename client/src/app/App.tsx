import { useEffect } from 'react';
import { RouterProvider } from 'react-router/dom';
import type { createBrowserRouter } from 'react-router';
import { WarmPageContext } from '../components/address/WarmPageContext.ts';
import { WhereaboutsContext } from '../components/address/WhereaboutsContext.ts';
import type { RootStore } from '../stores/RootStore.ts';
import { StoresContext } from '../stores/useStores.ts';
import { LocaleProvider } from './LocaleProvider.tsx';
import { NoticeToaster } from './NoticeToaster.tsx';
import { warmPage } from './warmPage.ts';

interface AppProps {
  readonly stores: RootStore;
  readonly router: ReturnType<typeof createBrowserRouter>;
  /** Told once, when what is on the page is the app's and answers. */
  readonly onStarted?: () => void;
}

export function App({ stores, router, onStarted }: AppProps) {
  useEffect(() => {
    onStarted?.();
  }, [onStarted]);
  return (
    <StoresContext value={stores}>
      <LocaleProvider>
        <WhereaboutsContext value={() => router.state}>
          <WarmPageContext
            value={(path) => {
              warmPage(stores, path);
            }}
          >
            <RouterProvider router={router} />
          </WarmPageContext>
        </WhereaboutsContext>
        <NoticeToaster router={router} />
      </LocaleProvider>
    </StoresContext>
  );
}
