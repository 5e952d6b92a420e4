import { useLocation, useNavigate } from 'react-router';
import { projectChosen } from '../../lib/projectChoice.ts';
import { useStores } from '../../stores/useStores.ts';
import { addressAfterSwitch } from './addressAfterSwitch.ts';
import { enterProject } from './enterProject.ts';

/**
 * Switches the project. The address is put right before the project changes, so that no page ever asks the new project
 * for a thing of the old one; tabs about one thing of the old project are closed.
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
    // A page that shows no project does not follow its address: its links are drawn again here.
    await navigate(target, { replace: true, flushSync: true, state: projectChosen });
  };
}
