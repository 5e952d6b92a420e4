import { useContext, useEffectEvent, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { WhereaboutsContext } from '../../hooks/WhereaboutsContext.ts';
import { enterProject } from '../../components/projects/enterProject.ts';
import { isProjectPart, showsProject } from '../../lib/paths.ts';
import { isProjectChosen } from '../../lib/projectChoice.ts';
import { projectOfSearch, withProject } from '../../lib/projectSearch.ts';
import { useStores } from '../../stores/useStores.ts';

/** `ready`: the page may show the current project. `refused`: the address names one that this person does not have. */
type AddressedProject = 'ready' | 'waiting' | 'refused';

/**
 * Holds the current project to the address. An address that names another project of this person switches to it, and says so
 * unless they have just chosen it; until then no page is drawn, so that a link never shows the figures of another project. One that
 * names none gets the current one, in place. Reads stores: call it inside an observer.
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
  // A part of the profile may name a project, as a mail about a channel does; it need not.
  const speaksOfOne = showsProject(pathname) || (wanted !== null && isProjectPart(pathname, search));
  const applies = currentId !== null && speaksOfOne;
  const found = wanted === null ? undefined : projects.list.find(({ id }) => id === wanted);

  const settle = useEffectEvent(() => {
    if (!applies || wanted === currentId) return;
    const live = whereabouts?.();
    // Another address is reached already and not drawn yet: that one will be looked at.
    if (live !== undefined && (live.location.key !== key || live.location.search !== search)) return;
    const state: unknown = location.state;
    const settleAt = (settled: string): void => {
      // On the way to another address, which names its project by itself.
      if (live !== undefined && live.navigation.state !== 'idle') return;
      void navigate({ pathname, search: settled, hash }, { replace: true, preventScrollReset: true, state });
    };
    if (wanted === null) {
      settleAt(withProject(search, currentId));
      return;
    }
    if (found === undefined) return;
    enterProject(stores, wanted);
    // The links around the page were drawn for the project before: the same address, visited again, draws them for this one.
    settleAt(search);
    if (arrival !== NavigationType.Pop && isProjectChosen(state)) return;
    notices.show({ key: 'project', intent: 'info', messageId: 'project.switched', values: { name: found.name } });
  });
  // Before anything is painted: the name above the page and the figures on it change together.
  useLayoutEffect(() => {
    settle();
  }, [applies, currentId, wanted, found, key, pathname, search]);

  if (!applies || wanted === null || wanted === currentId) return 'ready';
  return found === undefined ? 'refused' : 'waiting';
}
