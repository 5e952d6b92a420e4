import { isPlainObject } from '#client/lib/isPlainObject.ts';

/** Subject of a call, as far as its body names it. */
export interface Subject {
  readonly id: string;
  readonly name: string;
  readonly count: number | null;
}

export const NO_SUBJECT: Subject = { id: '', name: '', count: null };

/** Body fields that list subjects. Other lists, such as the spellings of a brand, are parts of one thing. */
const LISTS = ['ids', 'prompts', 'keywords', 'emails', 'urls', 'answers'];
const NAMES = ['name', 'title', 'text', 'keyword', 'url', 'domain', 'theme', 'email', 'project_name'];
const LONGEST = 200;

/**
 * The subjects in a body: the length of a list gives the count, a named field the name. Names known only by id are looked up before
 * the call.
 */
export function subjectOf(body: unknown, nameById: (id: string) => string): Subject {
  if (!isPlainObject(body)) return NO_SUBJECT;
  const given = LISTS.map((key) => body[key]).find((value): value is unknown[] => Array.isArray(value));
  // Duplicates count once.
  const list = given && [...new Set(given)];
  const one = list?.length === 1 ? list[0] : list === undefined ? body : undefined;
  const id = typeof one === 'string' ? one : isPlainObject(one) ? textOf(one['id']) : '';
  return {
    id: id.slice(0, LONGEST),
    name: (nameOf(body) || nameOf(one) || nameById(id)).slice(0, LONGEST),
    count: list === undefined ? null : list.length,
  };
}

/** The name of an object, or of one nested one level, such as `{ fact: { name } }`. */
function nameOf(value: unknown): string {
  if (!isPlainObject(value)) return '';
  return [value, ...Object.values(value)].map(ownName).find((text) => text !== '') ?? '';
}

function ownName(value: unknown): string {
  if (!isPlainObject(value)) return '';
  return NAMES.map((key) => textOf(value[key])).find((text) => text !== '') ?? '';
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
