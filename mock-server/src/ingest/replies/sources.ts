import { isPlainObject } from '#client/lib/isPlainObject.ts';
import type { RawCitation } from '#server/analysis/table/RawAnswer.ts';
import { tidyAddress } from './addressesIn.ts';
import { siteOfRedirect } from './siteOfRedirect.ts';

const URL_KEYS = [
  'url',
  'link',
  'uri',
  'href',
  'source_url',
  'sourceUrl',
  'page_url',
  'pageUrl',
  'web_url',
  'webUrl',
  'Url',
  'URL',
  'mobile_url',
] as const;
/** Fields that hold the page as an object; `source` and `link` may also be a plain URL. */
const INNER_KEYS = [
  'web',
  'url_citation',
  'urlCitation',
  'source',
  'document',
  'page',
  'link',
  'text_card',
  'retrievedContext',
  'maps',
  'tool_output',
];
const TITLE_KEYS = ['title', 'name', 'Title', 'label', 'web_anchor', 'source_title', 'page_title'] as const;
const SITE_KEYS = ['domain', 'host', 'hostname', 'site', 'website', 'source', 'publisher'] as const;
const POSITION_KEYS = ['position', 'index', 'rank', 'Index'] as const;
const NOT_CITED = /^(?:false|0|no)$/iu;
/** Marks of a source that the answer cites; Peec counts how often. */
const CITED_KEYS = ['cited', 'is_cited', 'citationCount', 'citation_count'] as const;
const MAX_DEPTH = 3;
const MAX_POSITION = 65_535;
const ADDRESS = /^(?:https?:)?\/\/\S|^www\.\S/iu;
const HOST = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})\.)+\p{L}[\p{L}\p{N}-]{1,62}$/u;
/** An address whose scheme no host follows: `https://`, `http://$`. */
const HOSTLESS = /^(?:https?:)?\/\/[^\p{L}\p{N}[/?#]*(?:[/?#]|$)/iu;
/** Hidden link text that Bright Data copies into titles. */
const NEW_TAB = / ?\.? ?Opens in new tab\.? ?$/iu;

/** A page named by a reply. */
export type Source = {
  readonly url: string;
  readonly title: string;
  /** The recorded position; null if absent. */
  readonly position: number | null;
  /** False: the file states that the answer does not cite it. */
  readonly isCited: boolean;
};

function textOf(object: Readonly<Record<string, unknown>>, keys: readonly string[]): string {
  for (const key of keys) {
    const value = Object.hasOwn(object, key) ? object[key] : undefined;
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
  }
  return '';
}

function positionOf(object: Readonly<Record<string, unknown>>): number | null {
  for (const key of POSITION_KEYS) {
    const value = Object.hasOwn(object, key) ? object[key] : undefined;
    const position = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    if (typeof position !== 'number' || !Number.isInteger(position)) continue;
    return position >= 0 && position < MAX_POSITION ? position : null;
  }
  return null;
}

function isMarkedNotCited(mark: unknown): boolean {
  return mark === false || mark === 0 || (typeof mark === 'string' && NOT_CITED.test(mark));
}

/** A title that only repeats the URL or is a number, as Grok's are, counts as none. */
function titleOf(title: string, url: string): string {
  const tidy = title.replace(/\s+/gu, ' ').replace(NEW_TAB, '').trim();
  return tidy === url || /^\[?\d{1,4}\]?$/u.test(tidy) ? '' : tidy;
}

function innerSource(object: Readonly<Record<string, unknown>>, depth: number): Source | null {
  if (depth >= MAX_DEPTH) return null;
  for (const key of INNER_KEYS) {
    const inner = Object.hasOwn(object, key) ? object[key] : undefined;
    if (isPlainObject(inner)) {
      const found = sourceOf(inner, depth + 1);
      if (found !== null) return found;
    }
    if (typeof inner === 'string' && ADDRESS.test(inner.trim())) {
      return { url: inner.trim(), title: '', position: null, isCited: true };
    }
  }
  return null;
}

/**
 * The page in an entry of a list of sources: a URL, or an object with one under any of the usual keys. A redirect that does not contain its
 * target resolves to the site in its title. Null without a page.
 */
export function sourceOf(value: unknown, depth = 0): Source | null {
  if (typeof value === 'string') {
    const url = siteOfRedirect(tidyAddress(value), []);
    return isHostless(url) ? null : { url, title: '', position: null, isCited: true };
  }
  if (!isPlainObject(value)) return null;
  const written = tidyAddress(textOf(value, URL_KEYS));
  const inner = written === '' ? innerSource(value, depth) : null;
  const site = textOf(value, SITE_KEYS);
  const address = written || (inner?.url ?? '') || (HOST.test(site) ? site : '');
  const named = textOf(value, TITLE_KEYS) || (inner?.title ?? '');
  const url = siteOfRedirect(address, [site, named]);
  if (isHostless(url)) return null;
  const mark = CITED_KEYS.map((key) => value[key]).find((told) => told !== undefined && told !== null);
  const isCited = !isMarkedNotCited(mark) && (inner?.isCited ?? true);
  return { url, title: titleOf(named, address), position: positionOf(value) ?? inner?.position ?? null, isCited };
}

/** The pages in a list of sources; none for any other value. */
export function sourcesOf(list: unknown): readonly Source[] {
  const entries: readonly unknown[] = Array.isArray(list) ? list : [];
  return entries.flatMap((entry) => sourceOf(entry) ?? []);
}

/** A URL without `utm_` parameters, which engines add for attribution: the same page may occur with and without them. */
function pageKey(url: string): string {
  if (!/[?&]utm_/iu.test(url) || !URL.canParse(url)) return url;
  const address = new URL(url);
  for (const name of [...address.searchParams.keys()]) if (/^utm_/iu.test(name)) address.searchParams.delete(name);
  return address.href;
}

/** Nothing, or nothing but a scheme. */
const isHostless = (url: string): boolean => url === '' || HOSTLESS.test(url);

/** Distinct pages in order, numbered from 1. */
export function inOrder(sources: readonly Source[]): readonly RawCitation[] {
  const seen = new Set<string>();
  const kept = sources.filter(({ url }) => !seen.has(pageKey(url)) && seen.add(pageKey(url)));
  return kept.map(({ url, title }, index) => ({ position: index + 1, url, title }));
}

/** The pages of a pool that the answer does not cite. */
export function notCited(pool: readonly Source[], cited: readonly RawCitation[] | null): readonly RawCitation[] {
  const urls = new Set((cited ?? []).map(({ url }) => pageKey(url)));
  return inOrder(pool.filter(({ url }) => !urls.has(pageKey(url))));
}
