import { createPath, parsePath } from 'react-router';
import type { createBrowserRouter, Path } from 'react-router';
import { showsProject } from '../lib/paths.ts';
import { projectOfSearch, withProject } from '../lib/projectSearch.ts';

/** Addresses of the app have no host; a URL needs one. */
const BASE = 'https://app.invalid';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Puts the current project into every address that shows one and does not say which: of links, and of whatever navigates. One
 * place for all, so that no link can forget it, however it is opened or copied.
 * @param readProjectId null while no project is known: such an address gets it once there is one (PageOutlet)
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
    // To where one is: no step of its own, as with every other link.
    const isHere = createPath(target) === createPath(router.state.location);
    return navigate(target, isHere ? { replace: true, ...options } : options);
  };
}
