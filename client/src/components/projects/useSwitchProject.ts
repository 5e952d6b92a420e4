import { useLocation, useNavigate } from 'react-router';
import { projectChosen } from '#client/lib/projectChoice.ts';
import { useStores } from '#client/stores/useStores.ts';
import { addressAfterSwitch } from './addressAfterSwitch.ts';
import { enterProject } from './enterProject.ts';

/**
 * Switches the project. The address is replaced before the project changes, so that no page requests an id of the old project from the new
 * one; tabs of the old project's detail pages are closed.
 */
export function useSwitchProject(): (id: string) => Promise<void> {
  const stores = useStores();
  const location = useLocation();
  const navigate = useNavigate();
  return async (id) => {
    if (id === stores.projects.currentId) return;
    const target = addressAfterSwitch(location.pathname, location.search, id);
    await navigate(target, { replace: true, flushSync: true, state: projectChosen });
    if (stores.projects.currentId === id) return;
    enterProject(stores, id);
    // A page without a project does not react to its address: navigating again renders its links anew.
    await navigate(target, { replace: true, flushSync: true, state: projectChosen });
  };
}
