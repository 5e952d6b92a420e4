import { createContext } from 'react';
import type { Location } from 'react-router';

/** Where the reader is, and whether they are on the way to another place. */
interface Whereabouts {
  readonly location: Pick<Location, 'pathname' | 'search' | 'key'>;
  readonly navigation: { readonly state: 'idle' | 'loading' | 'submitting' };
}

/** Asks the router, which knows before anything is drawn anew. Null in tests of parts: what is drawn is where the reader is. */
export const WhereaboutsContext = createContext<(() => Whereabouts) | null>(null);
