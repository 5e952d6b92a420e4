import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { XMLParser } from 'fast-xml-parser';
import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { hasMagic } from '#client/lib/magicBytes.ts';
import { siteDomain } from '#server/analysis/citations/siteDomain.ts';
import { readAddress } from './checkTarget.ts';
import { decodeHtml } from './decodeHtml.ts';
import { FetchRefusal } from './FetchRefusal.ts';

/** The content of a sitemap: pages, or further sitemaps. */
export interface Sitemap {
  readonly pages: readonly string[];
  readonly sitemaps: readonly string[];
}

/** Sitemaps may have 50 megabytes; no inventory needs more than a part of that. */
export const MOST_SITEMAP_BYTES = 10 * 1024 * 1024;

/** Characters shown of an entry that is no URL: enough to find it again. */
const LONGEST_SHOWN = 200;

const unpack = promisify(gunzip);
// Entities defined by the document are never expanded: nested ones grow without bound.
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

/** Decodes the five predefined XML entities and numeric character references. */
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
    // An image's `loc` has the same local name in another namespace, and follows the page's.
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

/**
 * Parses a sitemap: XML, a sitemap index, or one URL per line; optionally gzipped.
 * @throws FetchRefusal
 */
export async function readSitemap(bytes: Buffer, contentType: string): Promise<Sitemap> {
  const plainBytes = hasMagic(bytes, 'gzip')
    ? await unpack(bytes, { maxOutputLength: MOST_SITEMAP_BYTES }).catch(() => {
        throw new FetchRefusal('too_large');
      })
    : bytes;
  const text = decodeHtml(plainBytes, contentType).trim();
  if (!text.startsWith('<')) {
    const lines = text.split(/[\r\n]+/u).flatMap((line) => line.trim() || []);
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

/** The site of a URL: its registrable domain, or the host if it has none. */
export function siteOf(url: URL): string {
  return siteDomain(url.hostname, url.host);
}

/** Parses a URL in a sitemap; null: invalid. Only unambiguous relative paths are resolved: `b.example/c` may be a host. */
function addressIn(text: string, sitemap: string): URL | null {
  try {
    return /^\.{0,2}\//u.test(text) ? readAddress(text, sitemap) : readAddress(text);
  } catch {
    return null;
  }
}

/** A sitemap's content, with the pages of other sites separate. */
export interface SitemapOfSite extends Sitemap {
  /** Distinct pages of other sites. */
  readonly elsewhere: readonly string[];
}

/**
 * The distinct pages of the site in a sitemap: a sitemap is authoritative only for its own site. Entries that are no URL stay as written.
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
