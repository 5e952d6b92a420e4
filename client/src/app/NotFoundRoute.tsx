import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { MessagePage } from '../components/ui/MessagePage.tsx';
import { landing } from '../lib/landing.ts';
import { homePath } from '../lib/paths.ts';
import { useStores } from '../stores/useStores.ts';
import { AppLayout } from './shell/AppLayout.tsx';

function NotFoundMessage() {
  const { pathname } = useLocation();
  return (
    <MessagePage title={<FormattedMessage id="notFound.title" />}>
      <p>
        <FormattedMessage id="notFound.body" values={{ path: pathname }} />
      </p>
      <Link to={homePath.href()} state={landing}>
        <FormattedMessage id="error.home" />
      </Link>
    </MessagePage>
  );
}

/** Any unknown address: inside the layout for logged-in users, on a bare page otherwise. */
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
