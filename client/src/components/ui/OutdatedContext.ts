import { createContext } from 'react';

/** Whether the data shown belong to earlier filters, while those for the current filters load. */
export interface Outdated {
  /** For the look of controls: set after a delay, because disabling them at every change of a filter would delay its figures. */
  readonly shown: boolean;
  /** For the moment of a press. */
  readonly isNow: () => boolean;
}

export const OutdatedContext = createContext<Outdated>({ shown: false, isNow: () => false });
