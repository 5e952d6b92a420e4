import { createContext } from 'react';
import type { Location } from 'react-router';

/** The router's current location, and whether a navigation is in progress. */
interface Whereabouts {
  readonly location: Pick<Location, 'pathname' | 'search' | 'key'>;
  readonly navigation: { readonly state: 'idle' | 'loading' | 'submitting' };
}

/** Reads the router, which is ahead of what is rendered. Null in component tests: the rendered location is then the current one. */
export const WhereaboutsContext = createContext<(() => Whereabouts) | null>(null);
