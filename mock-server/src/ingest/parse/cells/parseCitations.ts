import { isPlainObject } from '#client/lib/isPlainObject.ts';
import type { RawCitation } from '#server/analysis/table/RawAnswer.ts';
import { addressesIn, isAddress } from '#server/ingest/replies/addressesIn.ts';
import { parseLoosely } from '#server/ingest/replies/parseLoosely.ts';
import { readGrounding } from '#server/ingest/replies/readers/readGemini.ts';
import { sourceOf } from '#server/ingest/replies/sources.ts';
import type { Source } from '#server/ingest/replies/sources.ts';
import { isNullWord } from './nullWords.ts';
import { nameOf } from './textOf.ts';

const MAX_CITATIONS = 2000;
const MAX_DEPTH = 4;
/** Other words for "unknown". */
const NOT_CAPTURED = /^(?:na|not (?:captured|available|recorded)|未采集|未知)$/iu;
/** Words for "there was none". */
const NONE = /^(?:0|no (?:citations?|sources?|references?|links?)|无|没有|无引用|无来源|没有引用|没有来源)$/iu;
/** What stands around the numbers of references: `1, 3`, `[1][3]`, `[^1]`. */
const AROUND_NUMBERS = /[\s,;|、，；[\]^]+/u;
const LONGEST_NUMBERS = 500;
/** Keys of entries that name a source, even one without an address. */
const OF_SOURCE = /url|link|uri|href|title|name|domain|host|site|source|publisher|page|web|doc|cit|ref/iu;
/** Keys under which an object holds the list; pages that were only retrieved have other keys and are not taken. */
const LIST_KEYS = [
  'citations',
  'cited',
  'sources',
  'urls',
  'references',
  'links',
  'items',
  'results',
  'list',
  'data',
] as const;

/** Whether a cell or a list entry is exactly one URL. */
export function isWholeAddress(text: string): boolean {
  return /^(?:https?:)?\/\/\S+$/iu.test(text);
}

type ParsedCitations = {
  /** Null: not captured. */
  readonly citations: readonly RawCitation[] | null;
  /** Number of entries without a URL, and of those beyond the limit per answer. */
  readonly dropped: number;
};

const UNTOLD: ParsedCitations = { citations: null, dropped: 0 };

/** Numbers of references in the answer's text, whose pages are not recorded. */
function areNumbers(text: string): boolean {
  if (text.length > LONGEST_NUMBERS) return false;
  const numbers = text.split(AROUND_NUMBERS).filter((part) => part !== '');
  return numbers.length > 0 && numbers.every((part) => /^\d{1,4}$/u.test(part));
}

/** Entries that cannot be sources: numbers of references, or objects of other things, such as facts that a person marked. */
function isOfOtherThings(item: unknown): boolean {
  if (typeof item === 'number') return true;
  if (typeof item === 'string') return areNumbers(item);
  return isPlainObject(item) && !Object.keys(item).some((key) => OF_SOURCE.test(key));
}

/** A list of pairs of URL and title, or a list of lists. */
function fromInnerList(list: readonly unknown[], depth: number): readonly unknown[] {
  const addresses = list.filter((item) => typeof item === 'string' && isWholeAddress(item.trim()));
  const [url] = addresses;
  const title = list.find((item) => typeof item === 'string' && item !== url);
  return addresses.length === 1 && list.length <= 3 ? [{ url, title }] : entriesOf(list, depth + 1);
}

/** Entries of a map that contains URLs: `{"1": "https://…"}`, `{"https://…": "title"}`, `{"example.com": ["https://…"]}`. */
function fromMap(map: Readonly<Record<string, unknown>>, depth: number): readonly unknown[] {
  const keys = Object.keys(map);
  if (keys.some(isWholeAddress)) {
    return keys.map((key) => {
      const value = map[key];
      return isPlainObject(value)
        ? { url: key, ...value }
        : { url: key, title: typeof value === 'string' ? value : '' };
    });
  }
  return keys.flatMap((key) => {
    const value = map[key];
    const isCount = typeof value === 'number' || typeof value === 'boolean' || value === null;
    if (isCount) return [];
    return Array.isArray(value) ? entriesOf(value, depth + 1) : [value];
  });
}

function fromObject(object: Readonly<Record<string, unknown>>, depth: number): readonly unknown[] | null {
  const grounded = readGrounding(object);
  if (grounded !== null) return grounded;
  if (sourceOf(object) !== null) return [object];
  const key = LIST_KEYS.find((name) => Array.isArray(object[name]) || isPlainObject(object[name]));
  if (key !== undefined) return listOf(object[key], depth + 1);
  const entries = fromMap(object, depth);
  // A non-empty object without any page counts as one invalid entry.
  return entries.some((entry) => sourceOf(entry) !== null) || Object.keys(object).length === 0 ? entries : [object];
}

function entriesOf(list: readonly unknown[], depth: number): readonly unknown[] {
  if (depth > MAX_DEPTH) return [];
  return list.flatMap((item) => {
    if (Array.isArray(item)) return fromInnerList(item, depth);
    return typeof item === 'string' && /\s|\]\(/u.test(item.trim()) ? fromWords(item) : [item];
  });
}

/** The URLs within the words of an entry; without one it is a source's name: one entry without a URL. */
function fromWords(item: string): readonly unknown[] {
  const found = addressesIn(item).filter(({ url }) => isAddress(url));
  return found.length > 0 ? found : [item];
}

/** The URLs in a text; without one the text is a source's name: one entry. */
function fromText(text: string): readonly unknown[] {
  const found = addressesIn(text);
  return found.length < 2 || found.some(({ url }) => isAddress(url)) ? found : [text];
}

/** The entries of a recorded list of sources; null if the value means "not captured". */
function listOf(value: unknown, depth = 0): readonly unknown[] | null {
  if (value === undefined || value === null || typeof value === 'number' || typeof value === 'boolean') {
    // A number is a count, not a list; only zero is conclusive.
    return value === 0 ? [] : null;
  }
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) return entriesOf(value, depth);
  if (isPlainObject(value)) return fromObject(value, depth);
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (isNullWord(text) || NOT_CAPTURED.test(text) || /^[1-9]\d{0,4}(?:\.0)?$/u.test(text)) return null;
  if (NONE.test(text)) return [];
  if (areNumbers(text)) return null;
  const parsed = parseLoosely(text);
  return parsed === undefined ? fromText(text) : listOf(parsed, depth + 1);
}

/** Recorded positions if every entry has one (counted from 0 or 1), else the list order. */
function positioned(entries: readonly Source[]): readonly RawCitation[] {
  const positions = entries.flatMap((entry) => entry.position ?? []);
  const areRecorded = positions.length === entries.length;
  const shift = positions.includes(0) ? 1 : 0;
  return entries.map(({ url, title, position }, index) => ({
    position: areRecorded && position !== null ? position + shift : index + 1,
    url,
    title: nameOf(title),
  }));
}

/**
 * Parses an answer's sources: URLs, objects with a URL under a usual key, maps, pairs and groundings. The value may be a list, JSON or a
 * Python literal in a cell, or a cell separated by blanks, line breaks, `|` or `;`. Absent values, the words for them (null, nan, N/A) and
 * a mere count mean not captured, which differs from "none"; so do numbers of references and lists of other things. Entries that the file marks as not cited are left out. URLs stay as recorded;
 * the analysis decides whether each is a web address.
 */
export function parseCitations(value: unknown): ParsedCitations {
  const list = listOf(value);
  if (list === null || (list.length > 0 && list.every(isOfOtherThings))) return UNTOLD;
  const taken = list.slice(0, MAX_CITATIONS);
  const sources = taken.map((item) => sourceOf(item)).filter((source) => source !== null);
  const cited = sources.filter(({ isCited }) => isCited);
  return { citations: positioned(cited), dropped: list.length - sources.length };
}
