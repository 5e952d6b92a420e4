import { createContext, use } from 'react';
import type { NamedRef } from '../../api/namedRefSchemas.ts';
import type { ListState } from './listStateOf.ts';

/** Several of a list to choose from, and what is chosen of it. */
export interface OptionFilterProps {
  /** What is chosen here: "Platforms". */
  readonly name: string;
  readonly options: readonly NamedRef[];
  readonly selected: readonly string[];
  readonly state: ListState;
  readonly onRetry: () => unknown;
  readonly onChange: (ids: readonly string[]) => void;
}

/** Hands a filter's choice to its button and its list, past the popover between them, which is not drawn again for it. */
export const OptionFilterContext = createContext<OptionFilterProps | null>(null);

/** The filter around a component. @throws outside of one */
export function useOptionFilter(): OptionFilterProps {
  const filter = use(OptionFilterContext);
  if (filter === null) throw new Error('There is no filter around this.');
  return filter;
}
