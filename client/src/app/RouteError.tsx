import { Button } from '@blueprintjs/core';
import { FormattedMessage } from 'react-intl';
import { useRouteError } from 'react-router';
import { MessagePage } from '../components/ui/MessagePage.tsx';
import { homePath } from '../lib/paths.ts';
import { StartupScreen } from './StartupScreen.tsx';
import { useReloadOnce } from './useReloadOnce.ts';

/** A page chunk of an older deployment is gone: the browser could not load it. */
function isLostChunk(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module|error loading|preload CSS/iu.test(error.message)
  );
}

/** Shown instead of a page that failed to load or render; within the `main` of the frame or of its caller. */
export function RouteError() {
  const error = useRouteError();
  const lost = isLostChunk(error);
  const { outcome, retry } = useReloadOnce(lost);
  if (lost && outcome === 'reloading') return <StartupScreen />;
  if (lost && outcome === 'unreachable') {
    return (
      <MessagePage title={<FormattedMessage id="error.network" />}>
        <Button intent="primary" onClick={retry}>
          <FormattedMessage id="error.reload" />
        </Button>
      </MessagePage>
    );
  }
  return (
    <MessagePage title={<FormattedMessage id={lost ? 'error.chunk' : 'error.unexpected'} />}>
      <p>
        <FormattedMessage id={lost ? 'error.chunk.body' : 'error.unexpected.body'} />
      </p>
      <Button
        intent="primary"
        onClick={() => {
          window.location.reload();
        }}
      >
        <FormattedMessage id="error.reload" />
      </Button>
      <a href={homePath.pattern}>
        <FormattedMessage id="error.home" />
      </a>
    </MessagePage>
  );
}
