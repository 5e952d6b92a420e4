import type { BrandDefinition } from '../../analysis/ProjectDefinition.ts';
import { defineBrands } from '../merge/defineBrands.ts';
import { storedBrands } from '../merge/storedBrands.ts';

/**
 * The brands that a command names, with all that the project knows of them already: the same command run every week takes away
 * nothing that people added in between.
 * @param known brands of the project as it is now; none for a new one
 * @throws UsageError when they are too many together
 */
export function argumentBrands(
  named: readonly BrandDefinition[],
  known: readonly BrandDefinition[],
): readonly BrandDefinition[] {
  const [brand, ...competitors] = named.map(({ name, aliases, match_case, domains }) => ({
    name,
    aliases: [...aliases],
    // What a command does not say is as the project has it.
    ...(match_case && { match_case }),
    ...(domains.length > 0 && { domains: [...domains] }),
  }));
  if (brand === undefined) return named;
  const kept = storedBrands({ brand, competitors }, known);
  const typed = [kept.brand, ...kept.competitors].map(({ name, aliases, match_case, domains = [] }) => {
    return {
      argument: '--competitor',
      domainsArgument: '--domain',
      name,
      aliases,
      matchCase: match_case ?? false,
      domains,
    };
  });
  return defineBrands(typed, '--competitor');
}
