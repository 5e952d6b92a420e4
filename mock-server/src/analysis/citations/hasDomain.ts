import type { ProjectDefinition } from '../ProjectDefinition.ts';

/** Whether a brand (an index) has a domain; without one, its citations are unknown. */
export function hasDomain({ brands }: Pick<ProjectDefinition, 'brands'>, brand: number): boolean {
  return (brands[brand]?.domains.length ?? 0) > 0;
}
