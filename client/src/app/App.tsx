import type { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { WhereaboutsContext } from '../hooks/WhereaboutsContext.ts';
import type { RootStore } from '../stores/RootStore.ts';
import { StoresContext } from '../stores/useStores.ts';
import { LocaleProvider } from './LocaleProvider.tsx';
import { NoticeToaster } from './NoticeToaster.tsx';

interface AppProps {
  readonly stores: RootStore;
  readonly router: ReturnType<typeof createBrowserRouter>;
}

export function App({ stores, router }: AppProps) {
  return (
    <StoresContext value={stores}>
      <LocaleProvider>
        <WhereaboutsContext value={() => router.state}>
          <RouterProvider router={router} />
        </WhereaboutsContext>
        <NoticeToaster router={router} />
      </LocaleProvider>
    </StoresContext>
  );
}
