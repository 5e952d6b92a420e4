import type { Root } from 'hast';
import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { attribute, elementsOf, wordsBelow } from './hastNodes.ts';

/** A page's machine-readable metadata in JSON-LD (or microdata, types only). */
export interface StructuredData {
  /** Distinct schema.org types, in order. */
  readonly types: readonly string[];
  readonly published: string | null;
  readonly modified: string | null;
  readonly author: string | null;
  readonly organisation: string | null;
}

type Thing = Readonly<Record<string, unknown>>;

/** Enough for any page; a list of thousands of things is a shop's stock. */
const MOST_THINGS = 500;
const PAGE_TYPES = /(?:Article|Posting|Page|Report|HowTo|Product|Review)$/u;
const ORGANISATIONS =
  /^(?:Organization|Corporation|LocalBusiness|OnlineStore|OnlineBusiness|NewsMediaOrganization|Brand)$/u;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (isList(value) ? value : [value]);

function textOf(value: unknown): string | null {
  for (const one of listOf(value)) {
    if (typeof one === 'string' && one.trim() !== '') return one.trim().slice(0, 200);
    if (isPlainObject(one) && typeof one['name'] === 'string' && one['name'].trim() !== '') {
      return one['name'].trim().slice(0, 200);
    }
  }
  return null;
}

function typesOf(thing: Thing): string[] {
  return listOf(thing['@type']).flatMap((type) =>
    typeof type === 'string' ? [type.replace(/^.*[/#:]/u, '').slice(0, 80)] : [],
  );
}

/** All things of a document, including nested ones, outer ones first. */
function thingsIn(document: unknown): Thing[] {
  const things: Thing[] = [];
  const waiting: unknown[] = [document];
  for (let at = 0; at < waiting.length && things.length < MOST_THINGS; at += 1) {
    const value = waiting[at];
    if (isList(value)) {
      waiting.push(...value.slice(0, MOST_THINGS));
    } else if (isPlainObject(value)) {
      things.push(value);
      waiting.push(...Object.values(value).filter((inner) => typeof inner === 'object'));
    }
  }
  return things;
}

const OPENING = /^(?:\/\/|\/\*)?\s*(?:<!--|<!\[CDATA\[)\s*(?:\*\/)?/u;
const CLOSING = /(?:-->|\]\]>)$/u;
const COMMENT_MARK = /(?:\/\/|\/\*)$/u;

/** Strips the comment or CDATA wrapping that old tools add so that XML or HTML-only parsers skip the script. */
function withoutWrapping(script: string): string {
  const text = script.trim().replace(OPENING, '');
  const inside = (text.endsWith('*/') ? text.slice(0, -2) : text).trimEnd();
  return CLOSING.test(inside) ? inside.replace(CLOSING, '').trimEnd().replace(COMMENT_MARK, '') : text;
}

function jsonDocuments(root: Root): unknown[] {
  const documents: unknown[] = [];
  for (const element of elementsOf(root)) {
    if (element.tagName !== 'script' || !/^application\/ld\+json/iu.test(attribute(element, 'type') ?? '')) continue;
    const text = element.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
    try {
      documents.push(JSON.parse(withoutWrapping(text)));
    } catch {
      // Invalid JSON-LD is ignored: the missing type is reported instead.
    }
  }
  return documents;
}

function microdataTypes(root: Root): string[] {
  return [...elementsOf(root)].flatMap((element) => {
    const type = attribute(element, 'itemType');
    return type === null || type === ''
      ? []
      : type.split(/\s+/u).map((one) => one.replace(/^.*[/#]/u, '').slice(0, 80));
  });
}

/** An organization in JSON-LD. Empty fields are absent. */
interface NamedOrganization {
  readonly name: string;
  /** Alternate and legal names. */
  readonly others: readonly string[];
  readonly description: string;
}

/** The organizations and sites named in a page's JSON-LD, outer ones first. */
export function organizationsIn(root: Root): readonly NamedOrganization[] {
  const things = jsonDocuments(root).flatMap(thingsIn);
  const ofType = (pattern: RegExp): readonly Thing[] =>
    things.filter((thing) => typesOf(thing).some((type) => pattern.test(type)));
  return [...ofType(ORGANISATIONS), ...ofType(/^WebSite$/u)].slice(0, 5).map((thing) => ({
    name: textOf(thing['name']) ?? '',
    others: ['alternateName', 'legalName'].flatMap((key) =>
      listOf(thing[key])
        .slice(0, 10)
        .flatMap((value) => textOf(value) ?? []),
    ),
    description: typeof thing['description'] === 'string' ? thing['description'].replace(/\s+/gu, ' ').trim() : '',
  }));
}

/** Parses a page's JSON-LD; dates and names come from the first thing with a page-like type. */
export function structuredData(root: Root): StructuredData {
  const things = jsonDocuments(root).flatMap(thingsIn);
  const pages = things.filter((thing) => typesOf(thing).some((type) => PAGE_TYPES.test(type)));
  const first = (key: string): string | null => {
    for (const page of pages) {
      const text = textOf(page[key]);
      if (text !== null) return text;
    }
    return null;
  };
  const organisation = things.find((thing) => typesOf(thing).some((type) => ORGANISATIONS.test(type)));
  return {
    types: [...new Set([...things.flatMap(typesOf), ...microdataTypes(root)])].slice(0, 40),
    published: first('datePublished'),
    modified: first('dateModified'),
    author: first('author'),
    organisation: first('publisher') ?? (organisation === undefined ? null : textOf(organisation['name'])),
  };
}

/** The text of the element with a microdata property. */
export function microdata(root: Root, property: string): string | null {
  for (const element of elementsOf(root)) {
    const names = (attribute(element, 'itemProp') ?? '').split(/\s+/u);
    if (!names.includes(property)) continue;
    const text = attribute(element, 'content') ?? attribute(element, 'dateTime') ?? wordsBelow(element);
    if (text !== '') return text.slice(0, 200);
  }
  return null;
}
