import { NonIdealState } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { homePath } from '../lib/paths.ts';
import { useStores } from '../stores/useStores.ts';
import { AppLayout } from './shell/AppLayout.tsx';

function NotFoundMessage() {
  const { pathname } = useLocation();
  return (
    <NonIdealState
      title={
        <h1>
          <FormattedMessage id="notFound.title" />
        </h1>
      }
      description={<FormattedMessage id="notFound.body" values={{ path: pathname }} />}
      action={
        <Link to={homePath.href()}>
          <FormattedMessage id="error.home" />
        </Link>
      }
    />
  );
}

/** Any unknown address: inside the layout when somebody is logged in, on a bare page otherwise. */
export const NotFoundRoute = observer(function NotFoundRoute() {
  const { user } = useStores();
  if (!user.isLoggedIn) {
    return (
      <main>
        <NotFoundMessage />
      </main>
    );
  }
  return (
    <AppLayout>
      <NotFoundMessage />
    </AppLayout>
  );
});
