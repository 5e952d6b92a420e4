import type { RootStore } from '#client/stores/RootStore.ts';
import { addressAfterSwitch, belongsToOneProject } from './addressAfterSwitch.ts';

/** Makes a project the current one. Open tabs lead to the same pages of it; tabs of detail pages are closed, and the filters are reset. */
export function enterProject({ projects, tabs, filters }: RootStore, id: string): void {
  if (id === projects.currentId) return;
  tabs.readdress((fullPath) => {
    const { pathname, search } = new URL(fullPath, 'https://app.invalid');
    return belongsToOneProject(pathname) ? null : addressAfterSwitch(pathname, search, id);
  });
  filters.clearForProject();
  projects.select(id);
}
