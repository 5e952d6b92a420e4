import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { useIsHere } from '#client/hooks/useIsHere.ts';
import { breadcrumbValue } from '#client/lib/paths.ts';

/** The parameter whose value the frame shows as the page's name (specification, section 2). */
const NAME = 'breadcrumb';

/**
 * Gives a detail page its name in the breadcrumb bar, the tab and the title, once the name is loaded. Links from other pages already carry
 * it; in a typed or shared address it is added by replacing the history entry.
 * @param name undefined until it is known
 */
export function useBreadcrumb(name: string | undefined): void {
  const location = useLocation();
  const { pathname, search } = location;
  const arrival = useNavigationType();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const arrived = useRef(false);

  const nameAddress = useEffectEvent(() => {
    const first = !arrived.current;
    arrived.current = true;
    const params = new URLSearchParams(search);
    if (name === undefined || name === '' || (params.get(NAME) ?? '') !== '') return;
    // After a navigation from another page, the filters chosen there are being written to the address at the same time.
    if (first && arrival !== NavigationType.Pop) return;
    if (!isHere()) return;
    params.set(NAME, breadcrumbValue(name));
    // The drawer stores its number of history steps in the state.
    const state: unknown = location.state;
    void navigate({ pathname, search: `?${params.toString()}` }, { replace: true, preventScrollReset: true, state });
  });
  useEffect(() => {
    nameAddress();
  }, [name, search]);
}
