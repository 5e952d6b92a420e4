import type { RawCitation } from '../../analysis/table/RawAnswer.ts';
import { addressesIn, isAddress } from '../replies/addressesIn.ts';
import { parseLoosely } from '../replies/parseLoosely.ts';
import { readGrounding } from '../replies/readers/readGemini.ts';
import { sourceOf } from '../replies/sources.ts';
import type { Source } from '../replies/sources.ts';
import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { isNullWord } from './nullWords.ts';
import { nameOf } from './textOf.ts';

const MAX_CITATIONS = 2000;
const MAX_DEPTH = 4;
/** What else is written for "nothing is known". */
const NOT_CAPTURED = /^(?:na|not (?:captured|available|recorded)|未采集|未知)$/iu;
/** What people write for "there was none". */
const NONE = /^(?:0|no (?:citations?|sources?|references?|links?)|无|没有|无引用|无来源|没有引用|没有来源)$/iu;
/** Where an object around the list keeps it; what was only looked at stands elsewhere and is not taken. */
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

/** Whether a cell, or an entry of a list, is an address of a page and nothing else. */
export function isWholeAddress(text: string): boolean {
  return /^(?:https?:)?\/\/\S+$/iu.test(text);
}

type ParsedCitations = {
  /** Null: not captured. */
  readonly citations: readonly RawCitation[] | null;
  /** Entries without an address, and those beyond what an answer can have. */
  readonly dropped: number;
};

const UNTOLD: ParsedCitations = { citations: null, dropped: 0 };

/** A list of addresses and titles in pairs, or of lists. */
function fromInnerList(list: readonly unknown[], depth: number): readonly unknown[] {
  const addresses = list.filter((item) => typeof item === 'string' && isWholeAddress(item.trim()));
  const [url] = addresses;
  const title = list.find((item) => typeof item === 'string' && item !== url);
  return addresses.length === 1 && list.length <= 3 ? [{ url, title }] : entriesOf(list, depth + 1);
}

/** `{"1": "https://…"}`, `{"https://…": "title"}`, `{"example.com": ["https://…"]}`: a map with the addresses in it. */
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
  // An object without any page in it counts as one entry that is none.
  return entries.some((entry) => sourceOf(entry) !== null) || Object.keys(object).length === 0 ? entries : [object];
}

function entriesOf(list: readonly unknown[], depth: number): readonly unknown[] {
  if (depth > MAX_DEPTH) return [];
  return list.flatMap((item) => {
    if (Array.isArray(item)) return fromInnerList(item, depth);
    return typeof item === 'string' && /\s|\]\(/u.test(item.trim()) ? fromWords(item) : [item];
  });
}

/** The addresses among the words of an entry; without one it is the name of a source, and one entry that has no address. */
function fromWords(item: string): readonly unknown[] {
  const found = addressesIn(item).filter(({ url }) => isAddress(url));
  return found.length > 0 ? found : [item];
}

/** The addresses of a text; one that has none is the name of a source, and one entry. */
function fromText(text: string): readonly unknown[] {
  const found = addressesIn(text);
  return found.length < 2 || found.some(({ url }) => isAddress(url)) ? found : [text];
}

/** The entries of a recorded list of sources; null where the value says that nothing was recorded. */
function listOf(value: unknown, depth = 0): readonly unknown[] | null {
  if (value === undefined || value === null || typeof value === 'number' || typeof value === 'boolean') {
    // A number is how many there were, not which: none at all is the only one that says enough.
    return value === 0 ? [] : null;
  }
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) return entriesOf(value, depth);
  if (isPlainObject(value)) return fromObject(value, depth);
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (isNullWord(text) || NOT_CAPTURED.test(text) || /^[1-9]\d{0,4}(?:\.0)?$/u.test(text)) return null;
  if (NONE.test(text)) return [];
  const parsed = parseLoosely(text);
  return parsed === undefined ? fromText(text) : listOf(parsed, depth + 1);
}

/** Positions as recorded when every entry has one (counted from 0 or 1), else the order of the list. */
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
 * The sources of an answer: addresses, objects with one at any of the usual places, maps, pairs, and groundings, as a list, as JSON or
 * Python's spelling of it in a cell, or as a cell with blanks, line breaks, `|` or `;` between them. Absent values and the words for
 * them (null, nan, N/A), and a mere count, mean not captured, which is not "none". Entries that the file itself marks as not cited
 * are left out. Addresses stay as recorded; whether each is a web address is the analysis's to judge.
 */
export function parseCitations(value: unknown): ParsedCitations {
  const list = listOf(value);
  if (list === null) return UNTOLD;
  const taken = list.slice(0, MAX_CITATIONS);
  const sources = taken.map((item) => sourceOf(item)).filter((source) => source !== null);
  const cited = sources.filter(({ isCited }) => isCited);
  return { citations: positioned(cited), dropped: list.length - sources.length };
}
