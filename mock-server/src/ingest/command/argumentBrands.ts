import type { BrandDefinition } from '#server/analysis/ProjectDefinition.ts';
import { defineBrands } from '../merge/defineBrands.ts';
import { storedBrands } from '../merge/storedBrands.ts';

/**
 * Merges the brands of a command with those of the project: repeating the same command every week removes nothing that people added.
 * @param known the project's current brands; none for a new one
 * @throws UsageError when they are too many together
 */
export function argumentBrands(
  named: readonly BrandDefinition[],
  known: readonly BrandDefinition[],
): readonly BrandDefinition[] {
  const [brand, ...competitors] = named.map(({ name, aliases, match_case, domains }) => ({
    name,
    aliases: [...aliases],
    // Omitted options keep the project's values.
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
