import { reaction } from 'mobx';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { useLatest } from '../../hooks/useLatest.ts';
import { usePainted } from '../../hooks/usePainted.ts';
import { errorText } from '../../i18n/errorText.ts';
import { paths } from '../../lib/paths.ts';
import { redirectValue } from '../../lib/safeRedirect.ts';
import { useStores } from '../../stores/useStores.ts';

/**
 * Loads what every page behind the login needs: projects once, the profile, and the filter lists of each project. The latter two
 * after the first paint: what is seen first does without them, and asking holds it up.
 */
export function useSessionData(): void {
  const intl = useIntl();
  const { user, projects, filters, notices } = useStores();
  const navigate = useNavigate();
  const location = useLocation();
  const { isLoggedIn } = user;
  const projectId = projects.currentId;
  const painted = usePainted();

  const leaveForLogin = useLatest(() => {
    const here = redirectValue(location);
    notices.show({
      key: 'session',
      intent: 'error',
      messageId: 'session.projectsFailed',
      values: { reason: errorText(intl, projects.failure) },
      // Without it nothing on the login page tells somebody who is logged in why they are there.
      durationMs: 0,
      action: { labelId: 'common.retry', run: () => void navigate(here) },
    });
    void navigate(paths.create.href());
  });

  useEffect(() => {
    if (!isLoggedIn) return undefined;
    // Whoever is here again has retried, or has logged in anew.
    notices.withdraw('session.projectsFailed');
    void projects.load();
    return reaction(
      // A reload that fails leaves the projects there were. An expiry says its own notice, and leads to the login page itself.
      () => user.isLoggedIn && projects.state === 'failed' && projects.current === null,
      (nothingToShow) => {
        if (nothingToShow) leaveForLogin();
      },
    );
  }, [isLoggedIn, leaveForLogin, notices, projects, user]);

  useEffect(() => {
    // The profile kept from last time stays on screen when this fails; an expiry is reported by the http client.
    if (isLoggedIn && painted) user.loadProfile().catch(() => undefined);
  }, [isLoggedIn, painted, user]);

  useEffect(() => {
    if (projectId !== null && painted) void filters.loadLists();
  }, [filters, painted, projectId]);
}
