import { reaction } from 'mobx';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { useLatest } from '#client/hooks/useLatest.ts';
import { usePainted } from '#client/hooks/usePainted.ts';
import { errorText } from '#client/i18n/errorText.ts';
import { paths } from '#client/lib/paths.ts';
import { redirectValue } from '#client/lib/safeRedirect.ts';
import { useStores } from '#client/stores/useStores.ts';

/**
 * Loads the data of every page behind the login: projects once, the profile, and the filter lists of each project. Profile and lists load
 * after the first paint, which does not need them and would be delayed.
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
      // Without this notice, a logged-in user would not know why they are on the login page.
      durationMs: 0,
      action: { labelId: 'common.retry', run: () => void navigate(here) },
    });
    void navigate(paths.create.href({ redirect: here }));
  });

  useEffect(() => {
    if (!isLoggedIn) return undefined;
    // The user has retried, or has logged in again.
    notices.withdraw('session.projectsFailed');
    notices.withdraw('session.expired');
    void projects.load();
    return reaction(
      // A failed reload keeps the old projects. An expired session shows its own notice and redirects to the login page.
      () => user.isLoggedIn && projects.state === 'failed' && projects.current === null,
      (nothingToShow) => {
        if (nothingToShow) leaveForLogin();
      },
    );
  }, [isLoggedIn, leaveForLogin, notices, projects, user]);

  useEffect(() => {
    // The stored profile stays on screen when this fails; the HTTP client reports an expired session.
    if (isLoggedIn && painted) user.loadProfile().catch(() => undefined);
  }, [isLoggedIn, painted, user]);

  useEffect(() => {
    if (projectId !== null && painted) void filters.loadLists();
  }, [filters, painted, projectId]);
}
