import { XMLParser } from 'fast-xml-parser';
import { getDomain } from 'tldts';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { hasMagic } from '#client/lib/magicBytes.ts';
import { readAddress } from './checkTarget.ts';
import { decodeHtml } from './decodeHtml.ts';
import { FetchRefusal } from './FetchRefusal.ts';

/** What a sitemap lists: pages, or further sitemaps. */
export interface Sitemap {
  readonly pages: readonly string[];
  readonly sitemaps: readonly string[];
}

/** 50 megabytes are allowed to sitemaps; nobody's inventory needs more than a part of that. */
export const MOST_SITEMAP_BYTES = 10 * 1024 * 1024;

/** Of what is no address: enough to find it again. */
const LONGEST_SHOWN = 200;

const unpack = promisify(gunzip);
// Entities that a document defines for itself are never expanded: nested ones grow without bound.
const parser = new XMLParser({
  processEntities: false,
  ignoreAttributes: true,
  ignoreDeclaration: true,
  parseTagValue: false,
  removeNSPrefix: true,
});
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const ENTITY = /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-f]{1,6}));/giu;
const HIGHEST_CODE = 0x10ffff;

/** The five entities that XML itself knows, and characters by their numbers. */
function plain(text: string): string {
  const plainText = text.replaceAll(ENTITY, (whole, name?: string, decimal?: string, hex?: string) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code > 0 && code <= HIGHEST_CODE ? String.fromCodePoint(code) : whole;
  });
  return plainText.trim();
}

function locations(list: unknown, item: string): string[] {
  if (!isPlainObject(list)) return [];
  const items = list[item];
  return (isList(items) ? items : [items]).flatMap((one) => {
    const given = isPlainObject(one) ? one['loc'] : undefined;
    // That of a picture has the same name in a namespace of its own, and stands behind it.
    const loc = isList(given) ? given[0] : given;
    return typeof loc === 'string' && loc !== '' ? [plain(loc)] : [];
  });
}

function parseXml(text: string): unknown {
  try {
    return parser.parse(text);
  } catch {
    throw new FetchRefusal('not_sitemap');
  }
}

/** Reads a sitemap: XML, an index of sitemaps, or one address per line; packed with gzip or not. @throws FetchRefusal */
export async function readSitemap(bytes: Buffer, contentType: string): Promise<Sitemap> {
  const plainBytes = hasMagic(bytes, 'gzip')
    ? await unpack(bytes, { maxOutputLength: MOST_SITEMAP_BYTES }).catch(() => {
        throw new FetchRefusal('too_large');
      })
    : bytes;
  const text = decodeHtml(plainBytes, contentType).trim();
  if (!text.startsWith('<')) {
    const lines = text.split(/\s*[\r\n]\s*/u).filter((line) => line !== '');
    if (lines.length === 0 || !lines.every((line) => /^https?:\/\//iu.test(line))) {
      throw new FetchRefusal('not_sitemap');
    }
    return { pages: lines, sitemaps: [] };
  }
  const document = parseXml(text);
  if (!isPlainObject(document) || !('urlset' in document || 'sitemapindex' in document)) {
    throw new FetchRefusal('not_sitemap');
  }
  return {
    pages: locations(document['urlset'], 'url'),
    sitemaps: locations(document['sitemapindex'], 'sitemap'),
  };
}

/** One site: the same registrable domain, or the same machine where there is none. */
export function siteOf(url: URL): string {
  return getDomain(url.hostname) ?? url.host;
}

/** An address in a sitemap; null: it is none. Only what is plainly meant so is taken as relative: `b.example/c` may be a host. */
function addressIn(text: string, sitemap: string): URL | null {
  try {
    return /^\.{0,2}\//u.test(text) ? readAddress(text, sitemap) : readAddress(text);
  } catch {
    return null;
  }
}

/** What a sitemap lists, the pages of other sites apart. */
export interface SitemapOfSite extends Sitemap {
  /** Pages of other sites, each once. */
  readonly elsewhere: readonly string[];
}

/**
 * Of what a sitemap lists, the pages of the site, each once: a sitemap speaks for its own site. What is no address stands as it was
 * written.
 */
export function pagesOfSite({ pages, sitemaps }: Sitemap, address: string, site: string): SitemapOfSite {
  const own = new Set<string>();
  const elsewhere = new Set<string>();
  for (const page of pages) {
    const url = addressIn(page, address);
    (url === null || siteOf(url) === site ? own : elsewhere).add(url?.href ?? page.slice(0, LONGEST_SHOWN));
  }
  return {
    pages: [...own],
    sitemaps: sitemaps.map((sitemap) => addressIn(sitemap, address)?.href ?? sitemap.slice(0, LONGEST_SHOWN)),
    elsewhere: [...elsewhere],
  };
}
