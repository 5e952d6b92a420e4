import type { BrandDefinition } from '../analysis/types.ts';
import type { ImportOrder } from '../http/requests/importRequests.ts';
import { comparableName } from './defineBrands.ts';

type OrderedBrand = ImportOrder['brand'];

/**
 * The brands of an order with all that the project knows of them already: a file that is added to a project takes no name, no
 * domain and no rival away from it, for that would count its earlier answers anew without a word. Where the own brand is another
 * one, its rivals are not those of the project.
 * @param known brands of the project as it is now, own brand first; none for a new one
 */
export function keptBrands(
  { brand, competitors }: Pick<ImportOrder, 'brand' | 'competitors'>,
  known: readonly BrandDefinition[],
): Pick<ImportOrder, 'brand' | 'competitors'> {
  const ordered = [brand, ...competitors];
  const taken = new Set(ordered.flatMap(({ name, aliases }) => [name, ...aliases]).map(comparableName));
  const isFree = (name: string): boolean => !taken.has(comparableName(name));
  const fill = (each: OrderedBrand): OrderedBrand => {
    const before = known.find(({ name }) => comparableName(name) === comparableName(each.name));
    if (before === undefined) return each;
    return {
      ...each,
      aliases: [...each.aliases, ...before.aliases.filter(isFree)],
      match_case: each.match_case ?? before.match_case,
      domains: each.domains ?? [...before.domains],
    };
  };
  const [own, ...rivals] = known;
  const isSameOwn = own !== undefined && comparableName(own.name) === comparableName(brand.name);
  const unnamed = isSameOwn ? rivals.filter(({ name }) => isFree(name)) : [];
  const kept = unnamed.map(({ name, aliases, match_case, domains }): OrderedBrand => {
    return { name, aliases: aliases.filter(isFree), match_case, domains: [...domains] };
  });
  return { brand: fill(brand), competitors: [...competitors.map(fill), ...kept] };
}
