import { createContext, use } from 'react';
import type { NamedRef } from '#client/api/namedRefSchemas.ts';
import type { ListState } from './listStateOf.ts';

/** A filter's options and selection. */
export interface OptionFilterProps {
  /** Translated name of the filter: "Platforms". */
  readonly name: string;
  readonly options: readonly NamedRef[];
  readonly selected: readonly string[];
  readonly state: ListState;
  readonly onRetry: () => unknown;
  readonly onChange: (ids: readonly string[]) => void;
}

/** Passes a filter's selection to its button and its list through the popover, without rendering the popover again. */
export const OptionFilterContext = createContext<OptionFilterProps | null>(null);

/** The enclosing filter. @throws outside of one */
export function useOptionFilter(): OptionFilterProps {
  const filter = use(OptionFilterContext);
  if (filter === null) throw new Error('There is no filter around this.');
  return filter;
}
