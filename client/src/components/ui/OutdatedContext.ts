import { createContext } from 'react';

/** Whether the data shown belong to earlier filters, while those for the current filters load. */
export const OutdatedContext = createContext(false);
