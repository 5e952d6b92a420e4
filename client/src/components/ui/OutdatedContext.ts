import { createContext } from 'react';

/** Whether what stands here was asked for with other filters than those in force, until what was asked for now comes. */
export const OutdatedContext = createContext(false);
