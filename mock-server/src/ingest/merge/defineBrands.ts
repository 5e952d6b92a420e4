import { typedHost } from '#client/lib/hosts.ts';
import { foldName } from '#client/lib/rows/foldText.ts';
import type { BrandDefinition } from '../../analysis/ProjectDefinition.ts';
import { brandId } from '../../store/ids/brandId.ts';
import { nameOf } from '../parse/textOf.ts';
import { UsageError } from '../../refusal/UsageError.ts';

const MAX_BRANDS = 32;
const HOST = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*\p{L}$/u;

/** A brand as somebody typed it. The arguments are where, for the error that names them. */
type TypedBrand = {
  readonly argument: string;
  readonly domainsArgument: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly matchCase: boolean;
  readonly domains: readonly string[];
};

/** The host of a typed domain or address. @throws UsageError naming `argument` */
export function readHost(text: string, argument: string): string {
  const host = typedHost(text);
  if (!HOST.test(host)) throw new UsageError(argument, 'not_a_domain', text);
  return host;
}

/** Names without repetition and without the brand's own. */
export function aliasesOf(name: string, list: readonly string[]): readonly string[] {
  return [...new Set(list.map(nameOf))].filter((alias) => alias !== '' && alias !== name);
}

/** Two brands under one name could not be told apart in a text. */
function checkNames(brands: readonly BrandDefinition[], argumentOf: (index: number) => string): void {
  const owners = new Map<string, string>();
  for (const [index, { name, aliases }] of brands.entries()) {
    for (const each of new Set([name, ...aliases].map(foldName))) {
      const owner = owners.get(each);
      if (owner !== undefined) throw new UsageError(argumentOf(index), 'same_name', `${each} (${owner})`);
      owners.set(each, name);
    }
  }
}

/**
 * Brands to be tracked, the first one own. Throws UsageError naming the argument that cannot be used.
 * @param rivals names the argument of all rivals, for when they are too many
 */
export function defineBrands(typed: readonly TypedBrand[], rivals: string): readonly BrandDefinition[] {
  if (typed.length > MAX_BRANDS) throw new UsageError(rivals, 'too_many_brands', String(MAX_BRANDS));
  const brands = typed.map(({ argument, domainsArgument, aliases, matchCase, domains, ...one }, index) => {
    const name = nameOf(one.name);
    if (name === '') throw new UsageError(argument, 'empty_name');
    return {
      id: brandId(name),
      name,
      own: index === 0,
      aliases: aliasesOf(name, aliases),
      match_case: matchCase,
      domains: [...new Set(domains.map((domain) => readHost(domain, domainsArgument)))],
    };
  });
  checkNames(brands, (index) => typed[index]?.argument ?? '');
  return brands;
}
