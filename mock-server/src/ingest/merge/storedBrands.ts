import { foldName } from '#client/lib/rows/foldText.ts';
import type { BrandDefinition } from '../../analysis/ProjectDefinition.ts';

/** A brand as an import is given it: what is left open is as the project, or the file, has it. */
export interface OrderedBrand {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly match_case?: boolean | undefined;
  readonly domains?: readonly string[] | undefined;
}

/** The brands an import is given, the own one apart. */
export interface OrderedBrands {
  readonly brand: OrderedBrand;
  readonly competitors: readonly OrderedBrand[];
}

const isNamed = ({ name }: { readonly name: string }, other: string): boolean => foldName(name) === foldName(other);

/** The brands of an order with domains added to those the project has: whoever names some does not see the others. */
export function withKnownDomains(
  { brand, competitors }: OrderedBrands,
  known: readonly BrandDefinition[],
): OrderedBrands {
  const fill = (each: OrderedBrand): OrderedBrand => {
    const before = known.find((one) => isNamed(one, each.name));
    if (each.domains === undefined || before === undefined) return each;
    return { ...each, domains: [...new Set([...each.domains, ...before.domains])] };
  };
  return { brand: fill(brand), competitors: competitors.map(fill) };
}

/**
 * The brands of an order with all that the project knows of them already: a file that is added to a project takes no name, no
 * domain and no rival away from it, for that would count its earlier answers anew without a word. Where the own brand is another
 * one, its rivals are not those of the project.
 * @param known brands of the project as it is now, own brand first; none for a new one
 */
export function storedBrands({ brand, competitors }: OrderedBrands, known: readonly BrandDefinition[]): OrderedBrands {
  const ordered = [brand, ...competitors];
  const taken = new Set(ordered.flatMap(({ name, aliases }) => [name, ...aliases]).map(foldName));
  const isFree = (name: string): boolean => !taken.has(foldName(name));
  const fill = (each: OrderedBrand): OrderedBrand => {
    const before = known.find((one) => isNamed(one, each.name));
    if (before === undefined) return each;
    return {
      ...each,
      aliases: [...each.aliases, ...before.aliases.filter(isFree)],
      match_case: each.match_case ?? before.match_case,
      domains: each.domains ?? [...before.domains],
    };
  };
  const [own, ...rivals] = known;
  const isSameOwn = own !== undefined && foldName(own.name) === foldName(brand.name);
  const unnamed = isSameOwn ? rivals.filter(({ name }) => isFree(name)) : [];
  const kept = unnamed.map(({ name, aliases, match_case, domains }): OrderedBrand => {
    return { name, aliases: aliases.filter(isFree), match_case, domains: [...domains] };
  });
  return { brand: fill(brand), competitors: [...competitors.map(fill), ...kept] };
}
