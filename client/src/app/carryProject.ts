import { createPath, parsePath } from 'react-router';
import type { createBrowserRouter, Path } from 'react-router';
import { showsProject } from '../lib/paths.ts';
import { projectOfSearch, withProject } from '../lib/projectSearch.ts';

/** App addresses have no host; `URL` needs one. */
const BASE = 'https://app.invalid';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Adds the current project to every address of a page that shows one and does not name it: for links and all navigations. Done in one
 * place, so that no link can miss it, however it is opened or copied.
 * @param readProjectId null while no project is loaded: such an address gets it later (PageOutlet)
 */
export function carryProject(router: Router, readProjectId: () => string | null): void {
  const { navigate, createHref } = router;
  const complete = (path: Partial<Path>): Partial<Path> => {
    const { location } = router.state;
    const projectId = readProjectId();
    const pathname = path.pathname === undefined || path.pathname === '' ? location.pathname : path.pathname;
    const search = path.search ?? '';
    if (projectId === null || !showsProject(pathname) || projectOfSearch(search) !== null) return path;
    return { ...path, search: withProject(search, projectId) };
  };
  router.createHref = (location) => {
    const { pathname, search, hash } = location;
    const path = complete({ pathname, search, hash });
    return createHref(new URL(createPath(path), BASE));
  };
  router.navigate = async (to, options?: Parameters<Router['navigate']>[1]) => {
    if (typeof to === 'number') return navigate(to);
    if (to === null) return navigate(to, options);
    const target = complete(typeof to === 'string' ? parsePath(to) : to);
    // A navigation to the current address replaces the history entry, as any link does.
    const isHere = createPath(target) === createPath(router.state.location);
    return navigate(target, isHere ? { replace: true, ...options } : options);
  };
}
