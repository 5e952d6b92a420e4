import { foldName } from '#client/lib/rows/foldText.ts';
import type { BrandDefinition } from '#server/analysis/ProjectDefinition.ts';
import { UsageError } from '#server/refusal/UsageError.ts';
import { aliasesOf, defineBrands, readHost } from '../merge/defineBrands.ts';
import { nameOf } from '../parse/cells/textOf.ts';

/** The limit of the browser's import and of the brand editor. */
export const LONGEST_NAME = 100;
const LONGEST_HOST = 253;

/** @throws UsageError for a name too long to display */
export function requireShort(name: string, argument: string, longest: number): void {
  if (name.length > longest) throw new UsageError(argument, 'too_long', String(longest));
}

/** Splits `Name=one|two` into a name and a list; the list may be missing. */
function splitDefinition(option: string, value: string): { name: string; list: readonly string[] } {
  const equals = value.indexOf('=');
  const name = nameOf(equals === -1 ? value : value.slice(0, equals));
  const argument = `${option} ${JSON.stringify(value)}`;
  if (name === '') throw new UsageError(argument, 'empty_name');
  const rest = equals === -1 ? '' : value.slice(equals + 1);
  const list = aliasesOf(name, rest.split('|'));
  requireShort(name, argument, LONGEST_NAME);
  for (const text of list) requireShort(text, argument, option === '--domain' ? LONGEST_HOST : LONGEST_NAME);
  return { name, list };
}

type BrandArguments = {
  /** Null when only a project is named, whose brands then stay. */
  readonly brand: string | null;
  readonly competitors: readonly string[];
  readonly matchCase: readonly string[];
  readonly domains: readonly string[];
};

/**
 * The brands defined by the arguments, own brand first; null if none are.
 * @throws UsageError for an invalid argument
 */
export function brandsOf(given: BrandArguments): readonly BrandDefinition[] | null {
  const options = [
    ...(given.brand === null ? [] : [['--brand', given.brand] as const]),
    ...given.competitors.map((value) => ['--competitor', value] as const),
  ];
  if (options[0] !== undefined && given.brand === null) throw new UsageError('--brand', 'no_brand');
  const brands = defineBrands(
    options.map(([option, value]) => {
      const { name, list } = splitDefinition(option, value);
      const argument = `${option} ${JSON.stringify(value)}`;
      return { argument, domainsArgument: argument, name, aliases: list, matchCase: false, domains: [] };
    }),
    '--competitor',
  );
  const place = (name: string, option: string): number => {
    const index = brands.findIndex((brand) => foldName(brand.name) === foldName(name));
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
    domains.set(index, [...new Set([...(domains.get(index) ?? []), ...list.map((host) => readHost(host, option))])]);
  }
  if (brands.length === 0) return null;
  return brands.map((brand, index) => ({
    ...brand,
    match_case: caseSensitive.has(index),
    domains: domains.get(index) ?? [],
  }));
}
