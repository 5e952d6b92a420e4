import { useContext, useEffectEvent, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { enterProject } from '#client/components/projects/enterProject.ts';
import { WhereaboutsContext } from '#client/hooks/WhereaboutsContext.ts';
import { isProjectPart, showsProject } from '#client/lib/paths.ts';
import { isProjectChosen } from '#client/lib/projectChoice.ts';
import { projectOfSearch, withProject } from '#client/lib/projectSearch.ts';
import { useStores } from '#client/stores/useStores.ts';

/** `ready`: the page may show the current project. `refused`: the address names a project that the user does not have. */
type AddressedProject = 'ready' | 'waiting' | 'refused';

/**
 * Synchronizes the current project with the address. An address that names another project of the user switches to it, with a notice unless
 * the user just chose it; until then no page is rendered, so that a link never shows the figures of another project. An address without a
 * project gets the current one by replacing the history entry. Reads stores: call it inside an observer.
 */
export function useAddressedProject(): AddressedProject {
  const stores = useStores();
  const { projects, notices } = stores;
  const location = useLocation();
  const arrival = useNavigationType();
  const navigate = useNavigate();
  const whereabouts = useContext(WhereaboutsContext);
  const { currentId } = projects;
  const { pathname, search, hash, key } = location;
  const wanted = projectOfSearch(search);
  // A part of the profile may name a project, as in mails about a channel; it need not.
  const speaksOfOne = showsProject(pathname) || (wanted !== null && isProjectPart(pathname, search));
  const applies = currentId !== null && speaksOfOne;
  const found = wanted === null ? undefined : projects.list.find(({ id }) => id === wanted);

  const settle = useEffectEvent(() => {
    if (!applies || wanted === currentId) return;
    const live = whereabouts?.();
    // The router is already at another address that is not rendered yet: that one will be handled then.
    if (live !== undefined && (live.location.key !== key || live.location.search !== search)) return;
    const state: unknown = location.state;
    const settleAt = (settled: string): void => {
      // A navigation to another address, which names its project itself, is in progress.
      if (live !== undefined && live.navigation.state !== 'idle') return;
      void navigate({ pathname, search: settled, hash }, { replace: true, preventScrollReset: true, state });
    };
    if (wanted === null) {
      settleAt(withProject(search, currentId));
      return;
    }
    if (found === undefined) return;
    enterProject(stores, wanted);
    // The frame's links were rendered for the previous project: navigating to the same address renders them again.
    settleAt(search);
    if (arrival !== NavigationType.Pop && isProjectChosen(state)) return;
    notices.show({ key: 'project', intent: 'info', messageId: 'project.switched', values: { name: found.name } });
  });
  // Before paint: the project name above the page and its figures change together.
  useLayoutEffect(() => {
    settle();
  }, [applies, currentId, wanted, found, key, pathname, search]);

  if (!applies || wanted === null || wanted === currentId) return 'ready';
  return found === undefined ? 'refused' : 'waiting';
}
