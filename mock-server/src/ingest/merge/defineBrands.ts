import { typedHost } from '#client/lib/hosts.ts';
import { foldName } from '#client/lib/rows/foldText.ts';
import type { BrandDefinition } from '#server/analysis/ProjectDefinition.ts';
import { UsageError } from '#server/refusal/UsageError.ts';
import { brandId } from '#server/store/ids/brandId.ts';
import { nameOf } from '../parse/cells/textOf.ts';

const MAX_BRANDS = 32;
const HOST = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*\p{L}$/u;

/** A brand as typed. The arguments are the inputs that an error refers to. */
type TypedBrand = {
  readonly argument: string;
  /** Omitted: same as the brand's argument. */
  readonly aliasArgument?: string;
  readonly domainsArgument: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly matchCase: boolean;
  readonly domains: readonly string[];
};

/** The host of a typed domain or URL. @throws UsageError naming `argument` */
export function readHost(text: string, argument: string): string {
  const host = typedHost(text);
  if (!HOST.test(host)) throw new UsageError(argument, 'not_a_domain', text);
  return host;
}

/** Distinct names other than the brand's own. */
export function aliasesOf(name: string, list: readonly string[]): readonly string[] {
  return [...new Set(list.map(nameOf))].filter((alias) => alias !== '' && alias !== name);
}

/** Conflicts between brands that share a name: they would be indistinguishable in a text. */
function nameConflicts(brands: readonly BrandDefinition[], typed: readonly TypedBrand[]): readonly UsageError[] {
  const owners = new Map<string, string>();
  return brands.flatMap(({ name, aliases }, index) => {
    const { argument = '', aliasArgument = argument } = typed[index] ?? {};
    const names = [name, ...aliases].map((shown) => ({ shown, key: foldName(shown) }));
    const conflicts = names.flatMap(({ shown, key }) => {
      const owner = owners.get(key);
      if (owner === undefined) return [];
      return [new UsageError(shown === name ? argument : aliasArgument, 'same_name', shown, owner)];
    });
    // Added only after all its names were checked: spellings of one name do not conflict.
    for (const { key } of names) owners.set(key, owners.get(key) ?? name);
    return conflicts;
  });
}

/**
 * Validates brands to be tracked, own brand first.
 * @throws UsageError naming the invalid argument.
 * @param rivals the argument reported when there are too many competitors
 */
export function defineBrands(typed: readonly TypedBrand[], rivals: string): readonly BrandDefinition[] {
  const { brands, conflicts } = brandsWithConflicts(typed, rivals);
  const [first] = conflicts;
  if (first !== undefined) throw first;
  return brands;
}

/**
 * Like `defineBrands`, but returns all conflicts of names and domains, for a form that shows all of them.
 * @throws UsageError for other errors
 */
export function brandsWithConflicts(
  typed: readonly TypedBrand[],
  rivals: string,
): { readonly brands: readonly BrandDefinition[]; readonly conflicts: readonly UsageError[] } {
  const conflicts: UsageError[] = [];
  const readHosts = (domains: readonly string[], argument: string): string[] =>
    domains.flatMap((domain) => {
      try {
        return [readHost(domain, argument)];
      } catch (error) {
        if (!(error instanceof UsageError)) throw error;
        conflicts.push(error);
        return [];
      }
    });
  if (typed.length > MAX_BRANDS) throw new UsageError(rivals, 'too_many_brands', String(MAX_BRANDS));
  const brands = typed.map(({ argument, domainsArgument, aliases, matchCase, domains, name: given }, index) => {
    const name = nameOf(given);
    if (name === '') throw new UsageError(argument, 'empty_name');
    return {
      id: brandId(name),
      name,
      own: index === 0,
      aliases: aliasesOf(name, aliases),
      match_case: matchCase,
      domains: [...new Set(readHosts(domains, domainsArgument))],
    };
  });
  return { brands, conflicts: [...conflicts, ...nameConflicts(brands, typed)] };
}
