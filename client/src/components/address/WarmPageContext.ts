import { createContext } from 'react';

/** Fetches the files of the page at a path before it is opened. In tests of parts there is nothing to fetch. */
export const WarmPageContext = createContext<(path: string) => void>(() => undefined);
