import { domainToUnicode } from 'node:url';
import { normalisedHost } from '#client/lib/hosts.ts';
import { normaliseUrl } from '#server/analysis/citations/normaliseUrl.ts';
import { NAME_LANGUAGES } from '#server/analysis/naming/names.ts';
import type { Names } from '#server/analysis/naming/names.ts';
import type { BrandDefinition } from '#server/analysis/ProjectDefinition.ts';
import { foldString } from '#server/analysis/text/charTables.ts';
import { badInput } from '#server/refusal/MockError.ts';
import { brandId } from '#server/store/ids/brandId.ts';

/** A typed brand; an empty `id` creates one. */
interface TypedBrand {
  readonly id: string;
  readonly name: string;
  readonly own: boolean;
  readonly aliases: readonly string[];
  readonly match_case: boolean;
  /** Hosts or URLs. */
  readonly domains: readonly string[];
  /** Display name per language, one of its names. */
  readonly names?: Names;
}
type TypedBrands = readonly TypedBrand[];

/** Limit of characters of all names: more than any real brand list, and cheap to search for. */
const MOST_CHARACTERS = 20_000;
const HOST = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*[\p{L}\p{N}]$/u;

/**
 * Validates typed brands for counting.
 * @param known brands whose ids may be used: the current and the recorded ones.
 * @throws MockError (422) naming the field for ambiguous or unsearchable names.
 */
export function readBrands(typed: TypedBrands, known: readonly BrandDefinition[]): readonly BrandDefinition[] {
  checkOwn(typed);
  const taken = idsOf(typed, known);
  const names = new Owners();
  const hosts = new Owners();
  const brands = typed.map((brand, index): BrandDefinition => {
    const field = `brands[${String(index)}]`;
    names.claim(`${field}.name`, nameKey(brand.name, `${field}.name`), brand);
    const aliases = aliasesOf(brand, field);
    for (const [place, alias] of aliases) names.claim(place, nameKey(alias, place), brand);
    const domains = domainsOf(brand, field);
    for (const [place, host] of domains) hosts.claim(place, host, brand);
    const shown = namesOf(brand, field);
    return {
      id: brand.id || newId(brand.name, known, taken),
      name: brand.name,
      own: brand.own,
      aliases: aliases.map(([, alias]) => alias),
      match_case: brand.match_case,
      domains: domains.map(([, host]) => host),
      ...(shown && { names: shown }),
    };
  });
  checkSize(brands);
  return brands;
}

/** Owner of each name or host: one claimed by two brands could be counted for neither. */
class Owners {
  readonly #owners = new Map<string, TypedBrand>();

  claim(field: string, key: string, brand: TypedBrand): void {
    const owner = this.#owners.get(key);
    if (owner && owner !== brand) {
      throw badInput(field, { zh: `与“${owner.name}”重复`, en: `is already a name or domain of ${owner.name}` });
    }
    this.#owners.set(key, brand);
  }
}

function checkOwn(typed: TypedBrands): void {
  typed.forEach(({ own }, index) => {
    if (own === (index === 0)) return;
    const text = own
      ? { zh: '本品牌只能有一个，且排在第一位', en: 'only the first brand can be your own' }
      : { zh: '第一个应为本品牌', en: 'the first brand must be your own' };
    throw badInput(`brands[${String(index)}].own`, text);
  });
}

/** The given ids. @throws MockError for an unknown or repeated id. */
function idsOf(typed: TypedBrands, known: readonly BrandDefinition[]): Set<string> {
  const knownIds = new Set(known.map(({ id }) => id));
  const ids = new Set<string>();
  typed.forEach(({ id }, index) => {
    if (id === '') return;
    const field = `brands[${String(index)}].id`;
    if (!knownIds.has(id)) throw badInput(field, { zh: '项目中没有这个品牌', en: 'is not a brand in this project' });
    if (ids.has(id)) throw badInput(field, { zh: '品牌重复', en: 'appears twice' });
    ids.add(id);
  });
  return ids;
}

/** The normalised form of names for search. */
function nameKey(name: string, field: string): string {
  if (!/[\p{L}\p{N}]/u.test(name)) {
    throw badInput(field, { zh: '至少应有一个字母、汉字或数字', en: 'must contain a letter or a digit' });
  }
  return foldString(name);
}

/** Distinct aliases without the name itself, each with its input field. */
function aliasesOf({ name, aliases }: TypedBrand, field: string): readonly (readonly [string, string])[] {
  return aliases
    .map((alias, index) => [`${field}.aliases[${String(index)}]`, alias] as const)
    .filter(([, alias], index) => alias !== name && aliases.indexOf(alias) === index);
}

const LANGUAGES = { zh: { zh: '中文', en: 'Chinese' }, en: { zh: '英文', en: 'English' } } as const;

/** Display names other than the name itself: each must be an alias, because only aliases are counted. */
function namesOf({ name, aliases, names = {} }: TypedBrand, field: string): Names | null {
  const told = NAME_LANGUAGES.flatMap((language) => {
    const shown = names[language];
    if (shown === undefined || shown === name) return [];
    if (!aliases.includes(shown)) {
      const { zh, en } = LANGUAGES[language];
      throw badInput(`${field}.names.${language}`, {
        zh: `${zh}读者看到的名称“${shown}”应为品牌名称或其别名之一，请先把它加入别名`,
        en: `“${shown}”, shown to readers of ${en}, must be the name or one of the aliases. Add it to the aliases first.`,
      });
    }
    return [[language, shown] as const];
  });
  return told.length === 0 ? null : Object.fromEntries(told);
}

/** Hosts of typed hosts or URLs, each with its input field. */
function domainsOf({ domains }: TypedBrand, field: string): readonly (readonly [string, string])[] {
  const hosts = domains.map((domain, index) => {
    const place = `${field}.domains[${String(index)}]`;
    const host = readableHost(domain);
    if (host === null) {
      throw badInput(place, {
        zh: '不是域名，应如 example.com',
        en: 'is not a domain; it should look like example.com',
      });
    }
    return [place, host] as const;
  });
  return hosts.filter(([, host], index) => hosts.findIndex(([, other]) => other === host) === index);
}

function readableHost(text: string): string | null {
  const url = normaliseUrl(text);
  // In Unicode: 例子.中国, not xn--fsqu00a.xn--fiqs8s.
  const host = url === null ? '' : domainToUnicode(normalisedHost(url));
  return HOST.test(host) && host.length <= 253 ? host : null;
}

/** The id of a brand that had the name before, else the id an import would give, which imported labels use. */
function newId(name: string, known: readonly BrandDefinition[], taken: Set<string>): string {
  const key = foldString(name);
  const before = known.find((brand) => foldString(brand.name) === key && !taken.has(brand.id));
  let id = before?.id ?? brandId(name);
  for (let copy = 2; taken.has(id); copy += 1) id = brandId(`${name} ${String(copy)}`);
  taken.add(id);
  return id;
}

function checkSize(brands: readonly BrandDefinition[]): void {
  const size = brands.reduce((sum, { name, aliases }) => sum + [name, ...aliases].join('').length, 0);
  if (size <= MOST_CHARACTERS) return;
  const most = String(MOST_CHARACTERS);
  throw badInput('brands', {
    zh: `所有名称合计不能超过 ${most} 个字符`,
    en: `all names together can have at most ${most} characters`,
  });
}
