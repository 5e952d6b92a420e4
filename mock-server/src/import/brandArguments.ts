import type { BrandDefinition } from '../analysis/types.ts';
import { brandId } from './brandId.ts';
import { nameOf } from './textOf.ts';
import { UsageError } from './UsageError.ts';

const MAX_BRANDS = 32;
const HOST = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*\p{L}$/u;
const AROUND_HOST = /^(?:https?:)?(?:\/\/)?(?:www\.)?|[/:?#].*$/giu;

const comparable = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

/** `Name=one|two` as a name and a list; the list may be missing. */
function splitDefinition(option: string, value: string): { name: string; list: readonly string[] } {
  const equals = value.indexOf('=');
  const name = nameOf(equals === -1 ? value : value.slice(0, equals));
  if (name === '') throw new UsageError(`${option} ${JSON.stringify(value)}`, 'empty_name');
  const rest = equals === -1 ? '' : value.slice(equals + 1);
  return { name, list: [...new Set(rest.split('|').map(nameOf))].filter((item) => item !== '' && item !== name) };
}

export type BrandArguments = {
  /** Null when only a project is named, whose brands then stay. */
  readonly brand: string | null;
  readonly competitors: readonly string[];
  readonly matchCase: readonly string[];
  readonly domains: readonly string[];
};

/** Two brands under one name could not be told apart in a text. */
function checkNames(brands: readonly (BrandDefinition & { readonly option: string })[]): void {
  const owners = new Map<string, string>();
  for (const { name, aliases, option } of brands) {
    for (const each of new Set([name, ...aliases].map(comparable))) {
      const owner = owners.get(each);
      if (owner !== undefined) throw new UsageError(option, 'same_name', `${each} (${owner})`);
      owners.set(each, name);
    }
  }
}

function hostOf(text: string, option: string): string {
  const host = text.trim().toLowerCase().replace(AROUND_HOST, '');
  if (!HOST.test(host)) throw new UsageError(option, 'not_a_domain', text);
  return host;
}

/** The brands the arguments define, own brand first; null when they define none. Throws UsageError. */
export function brandsOf(given: BrandArguments): readonly BrandDefinition[] | null {
  const options = [
    ...(given.brand === null ? [] : [['--brand', given.brand] as const]),
    ...given.competitors.map((value) => ['--competitor', value] as const),
  ];
  if (options[0] !== undefined && given.brand === null) throw new UsageError('--brand', 'no_brand');
  if (options.length > MAX_BRANDS) throw new UsageError('--competitor', 'too_many_brands', String(MAX_BRANDS));
  const brands = options.map(([option, value], index) => {
    const { name, list: aliases } = splitDefinition(option, value);
    const argument = `${option} ${JSON.stringify(value)}`;
    return { id: brandId(name), name, own: index === 0, aliases, match_case: false, domains: [], option: argument };
  });
  checkNames(brands);
  const place = (name: string, option: string): number => {
    const index = brands.findIndex((brand) => comparable(brand.name) === comparable(name));
    if (index === -1) throw new UsageError(option, 'not_a_brand', brands.map((brand) => brand.name).join(', '));
    return index;
  };
  const caseSensitive = new Set(given.matchCase.map((name) => place(name, `--match-case ${JSON.stringify(name)}`)));
  const domains = new Map<number, readonly string[]>();
  for (const value of given.domains) {
    const option = `--domain ${JSON.stringify(value)}`;
    const { name, list } = splitDefinition('--domain', value);
    if (list.length === 0) throw new UsageError(option, 'not_a_pair', 'Name=example.com');
    const index = place(name, option);
    domains.set(index, [...new Set([...(domains.get(index) ?? []), ...list.map((host) => hostOf(host, option))])]);
  }
  if (brands.length === 0) return null;
  return brands.map(({ option: _, ...brand }, index) => ({
    ...brand,
    match_case: caseSensitive.has(index),
    domains: domains.get(index) ?? [],
  }));
}
