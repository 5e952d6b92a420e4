import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useStores } from '../../stores/useStores.ts';

/** Loads what every page behind the login needs: projects once, the profile, and the filter lists of each project. */
export function useSessionData(): void {
  const { user, projects, filters, notices } = useStores();
  const navigate = useNavigate();
  const { isLoggedIn } = user;
  const projectId = projects.currentId;

  useEffect(() => {
    if (!isLoggedIn) return undefined;
    let left = false;
    const loadProjects = async (): Promise<void> => {
      await projects.load();
      // An expiry that came in between has said its own notice, and is on its way to the login page already.
      if (left || !user.isLoggedIn || projects.state !== 'failed') return;
      notices.show({ key: 'session', intent: 'error', messageId: 'session.projectsFailed' });
      await navigate(paths.create.href());
    };
    void loadProjects();
    // The profile kept from last time stays on screen when this fails; an expiry is reported by the http client.
    user.loadProfile().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [isLoggedIn, navigate, notices, projects, user]);

  useEffect(() => {
    if (projectId !== null) void filters.loadLists();
  }, [filters, projectId]);
}
