import type { RawCitation } from '../analysis/types.ts';
import { isPlainObject } from './isPlainObject.ts';
import { parseJsonCell } from './parseListCell.ts';
import { nameOf, textOf } from './textOf.ts';

const URL_KEYS = ['url', 'link', 'uri', 'href'] as const;
const TITLE_KEYS = ['title', 'name'] as const;
const POSITION_KEYS = ['position', 'index', 'rank'] as const;
const SCHEME = /^[a-z][a-z0-9+.-]*:/iu;
const MARKDOWN_LINK = /\[([^\]\n]{0,500})\]\((https?:[^\s)]+)\)/giu;
/** `;` and `,` may be part of an address, so they end one only where another begins. `|` may not (RFC 3986). */
const BETWEEN_ADDRESSES = /\|+|[;,]+(?=$|https?:|www\.)/iu;
const BETWEEN_HOSTS = /[|;,]+/u;
const MAX_CITATIONS = 2000;

type Entry = { readonly url: string; readonly title: string; readonly position: number | null };

export type ParsedCitations = {
  /** Null: not captured. */
  readonly citations: readonly RawCitation[] | null;
  /** Entries without an address, and those beyond what an answer can have. */
  readonly dropped: number;
};

function first(object: Readonly<Record<string, unknown>>, keys: readonly string[]): unknown {
  const key = keys.find((candidate) => Object.hasOwn(object, candidate) && textOf(object[candidate]) !== '');
  return key === undefined ? undefined : object[key];
}

function entryOf(value: unknown): Entry | null {
  if (typeof value === 'string') return value.trim() === '' ? null : { url: value.trim(), title: '', position: null };
  if (!isPlainObject(value)) return null;
  // Gemini's grounding chunks wrap each source: { web: { uri, title } }.
  if (isPlainObject(value['web'])) return entryOf(value['web']);
  const url = textOf(first(value, URL_KEYS)).trim();
  if (url === '') return null;
  const position = Number(textOf(first(value, POSITION_KEYS)) || Number.NaN);
  return {
    url,
    title: nameOf(first(value, TITLE_KEYS)),
    position: Number.isInteger(position) && position >= 0 && position < 65_535 ? position : null,
  };
}

function splitCell(cell: string): readonly unknown[] {
  const links = [...cell.matchAll(MARKDOWN_LINK)].map(([, title, url]) => ({ title, url }));
  if (links.length > 0) return links;
  return cell
    .split(/\s+/u)
    .flatMap((token) => token.split(SCHEME.test(token) ? BETWEEN_ADDRESSES : BETWEEN_HOSTS))
    .filter((token) => token !== '');
}

function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (isPlainObject(value)) return [value];
  if (typeof value !== 'string') return [];
  const json = parseJsonCell(value);
  return json === null ? splitCell(value) : listOf(json);
}

/** Positions as recorded when every entry has one (counted from 0 or 1), else the order of the list. */
function positioned(entries: readonly Entry[]): readonly RawCitation[] {
  const positions = entries.flatMap((entry) => entry.position ?? []);
  const areRecorded = positions.length === entries.length;
  const shift = positions.includes(0) ? 1 : 0;
  return entries.map(({ url, title, position }, index) => ({
    position: areRecorded && position !== null ? position + shift : index + 1,
    url,
    title,
  }));
}

/**
 * The sources of an answer, from addresses or objects with one, in a list, a JSON list in a cell, or a cell with
 * spaces, line breaks, `|` or `;` between them. `undefined` and `null` mean not captured, which is not "none".
 * Addresses stay as recorded; whether each is a web address is the analysis's to judge.
 */
export function parseCitations(value: unknown): ParsedCitations {
  if (value === undefined || value === null) return { citations: null, dropped: 0 };
  const list = listOf(value);
  const entries = list.slice(0, MAX_CITATIONS).flatMap((item) => entryOf(item) ?? []);
  return { citations: positioned(entries), dropped: list.length - entries.length };
}
