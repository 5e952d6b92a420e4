import { useLocation, useNavigate } from 'react-router';
import { useStores } from '../../stores/useStores.ts';
import { addressAfterSwitch, belongsToOneProject } from './addressAfterSwitch.ts';

/**
 * Switches the project. The address is put right before the project changes, so that no page ever asks the new project
 * for a thing of the old one; tabs about one thing of the old project are closed.
 */
export function useSwitchProject(): (id: string) => Promise<void> {
  const { projects, tabs, filters } = useStores();
  const location = useLocation();
  const navigate = useNavigate();
  return async (id) => {
    if (id === projects.currentId) return;
    const target = addressAfterSwitch(location.pathname, location.search);
    if (target !== `${location.pathname}${location.search}`) await navigate(target, { replace: true });
    for (const { fullPath } of tabs.list) {
      if (belongsToOneProject(fullPath.split('?')[0] ?? '')) tabs.close(fullPath, target);
    }
    filters.clearForProject();
    projects.select(id);
  };
}
