import { foldName } from '#client/lib/rows/foldText.ts';
import type { BrandDefinition } from '#server/analysis/ProjectDefinition.ts';

/** A brand in an import request: omitted fields are taken from the project or the file. */
export interface OrderedBrand {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly match_case?: boolean | undefined;
  readonly domains?: readonly string[] | undefined;
}

/** The brands in an import request, the own brand separate. */
export interface OrderedBrands {
  readonly brand: OrderedBrand;
  readonly competitors: readonly OrderedBrand[];
}

const isNamed = ({ name }: { readonly name: string }, other: string): boolean => foldName(name) === foldName(other);

/** Adds the request's domains to those of the project, because whoever names some does not see the others. */
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
 * Merges the request's brands with those of the project: adding a file removes no name, domain or competitor, which would silently recount
 * earlier answers. If the own brand differs, the project's competitors are not kept.
 * @param known the project's current brands, own brand first; none for a new project
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
