import type { RootStore } from '../../stores/RootStore.ts';
import { addressAfterSwitch, belongsToOneProject } from './addressAfterSwitch.ts';

/**
 * Makes a project the current one. The other open tabs lead to the same pages of it, and those about one thing of the project
 * before are closed; so are its filters forgotten.
 */
export function enterProject({ projects, tabs, filters }: RootStore, id: string): void {
  if (id === projects.currentId) return;
  tabs.readdress((fullPath) => {
    const { pathname, search } = new URL(fullPath, 'https://app.invalid');
    return belongsToOneProject(pathname) ? null : addressAfterSwitch(pathname, search, id);
  });
  filters.clearForProject();
  projects.select(id);
}
