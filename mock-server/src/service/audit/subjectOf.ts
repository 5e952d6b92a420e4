import { isPlainObject } from '#client/lib/isPlainObject.ts';

/** What a call was made of, as far as its body tells. */
export interface Subject {
  readonly id: string;
  readonly name: string;
  readonly count: number | null;
}

export const NO_SUBJECT: Subject = { id: '', name: '', count: null };

/** Lists of what a call is about. Other lists, such as the spellings of a brand, are parts of one thing. */
const LISTS = ['ids', 'prompts', 'keywords', 'emails', 'urls', 'answers'];
const NAMES = ['name', 'title', 'text', 'keyword', 'url', 'domain', 'theme', 'email', 'project_name'];
const LONGEST = 200;

/**
 * The thing, or the things, that a body speaks of: the list in it gives the count, and what has a name gives the name. A name
 * that is known by id only is looked up, before the call.
 */
export function subjectOf(body: unknown, nameById: (id: string) => string): Subject {
  if (!isPlainObject(body)) return NO_SUBJECT;
  const given = LISTS.map((key) => body[key]).find((value): value is unknown[] => Array.isArray(value));
  // A thing that is named twice is one.
  const list = given && [...new Set(given)];
  const one = list?.length === 1 ? list[0] : list === undefined ? body : undefined;
  const id = typeof one === 'string' ? one : isPlainObject(one) ? textOf(one['id']) : '';
  return {
    id: id.slice(0, LONGEST),
    name: (nameOf(body) || nameOf(one) || nameById(id)).slice(0, LONGEST),
    count: list === undefined ? null : list.length,
  };
}

/** The name of a thing, or of one inside it, such as `{ fact: { name } }`; no deeper. */
function nameOf(value: unknown): string {
  if (!isPlainObject(value)) return '';
  return [value, ...Object.values(value)].map(ownName).find((text) => text !== '') ?? '';
}

function ownName(value: unknown): string {
  if (!isPlainObject(value)) return '';
  return NAMES.map((key) => textOf(value[key])).find((text) => text !== '') ?? '';
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
