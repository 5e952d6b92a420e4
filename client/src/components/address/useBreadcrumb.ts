import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { breadcrumbValue } from '../../lib/paths.ts';
import { useIsHere } from '../../hooks/useIsHere.ts';

/** The parameter that the frame shows as the name of the page (specification, section 2). */
const NAME = 'breadcrumb';

/**
 * Gives a page about one thing its name in the breadcrumb bar, the tab and the title, once the name is known. Links from other
 * pages bring it along; an address that was typed or shared without it gets it in place.
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
    // Coming from another page, the filters chosen there are being written into the address at this very moment.
    if (first && arrival !== NavigationType.Pop) return;
    if (!isHere()) return;
    params.set(NAME, breadcrumbValue(name));
    // The drawer keeps there how many steps of the history are its own.
    const state: unknown = location.state;
    void navigate({ pathname, search: `?${params.toString()}` }, { replace: true, preventScrollReset: true, state });
  });
  useEffect(() => {
    nameAddress();
  }, [name, search]);
}
