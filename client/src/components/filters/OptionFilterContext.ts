import { createContext, use } from 'react';
import type { OptionFilterProps } from './OptionFilter.tsx';

/** Hands a filter's choice to its button and its list, past the popover between them, which is not drawn again for it. */
export const OptionFilterContext = createContext<OptionFilterProps | null>(null);

/** The filter around a component. @throws outside of one */
export function useOptionFilter(): OptionFilterProps {
  const filter = use(OptionFilterContext);
  if (filter === null) throw new Error('There is no filter around this.');
  return filter;
}
