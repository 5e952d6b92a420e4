import type { ImportField } from '#client/lib/importFields.ts';
import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { messagePrompt } from '#server/ingest/replies/messagePrompt.ts';
import { nameOf, questionOf } from '../cells/textOf.ts';
import { isPlatformAlone, isPlatformName } from '../platforms/platformNames.ts';
import { fieldOfKey, holdsSeveral, isByPlatform, isByPrompt } from './fieldOfKey.ts';
import type { Values } from './Values.ts';

const DAY = /^\d{4}-\d{2}-\d{2}(?:$|[T ]\d)/u;
const SPACE_OR_HAN = /\s\S+\s|[?？]$|[\u4e00-\u9fff]{5}/u;

export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

export const isScalar = (value: unknown): boolean => value === null || typeof value !== 'object';

/** Whether one of the values holds a field. */
export function hasField(values: Values, field: ImportField): boolean {
  return Object.entries(values).some(([key, value]) => fieldOfKey(key) === field && !isBlank(value));
}

export function withoutField(values: Values, field: ImportField): Values {
  return Object.fromEntries(Object.entries(values).filter(([key]) => fieldOfKey(key) !== field));
}

/** Keys of head objects whose values apply to the whole file. */
const HEAD = /^(?:meta|metadata|run|run_?info|info|header|snapshot|report)$/iu;
const OF_ALL: ReadonlySet<ImportField | null> = new Set(['date', 'country', 'language']);

const headsIn = (node: Values): readonly Values[] =>
  Object.entries(node).flatMap(([key, value]) => (HEAD.test(key) && isPlainObject(value) ? [value] : []));

/** The date, country and language of all answers of an object, from a head in it. */
export function headOf(node: Values): Values {
  const heads = headsIn(node);
  return Object.fromEntries(
    heads.flatMap((head) =>
      Object.entries(head).filter(([key, value]) => isScalar(value) && OF_ALL.has(fieldOfKey(key))),
    ),
  );
}

/** Keys under which tools name the engine, but also other things: the value must be an engine. */
const MAY_BE_ENGINE = /^(?:scraper|source|origin|api|link|url)(?:_?name)?$/iu;

/** The platform under an ambiguous key of an object or of its head; nothing if an unambiguous key states it. */
export function platformIn(node: Values): Values {
  if (hasField(node, 'platform')) return {};
  const entries = [node, ...headsIn(node)].flatMap((each) => Object.entries(each));
  const found = entries.find(([key, value]) => MAY_BE_ENGINE.test(key) && isPlatformAlone(nameOf(value)));
  return found === undefined ? {} : { platform: found[1] };
}

/** Whether a key holds a prompt as an object, or as the messages of a request. */
export function isPromptObject(key: string, value: unknown): boolean {
  if (fieldOfKey(key) !== 'prompt') return false;
  if (Array.isArray(value)) return messagePrompt(value) !== '';
  return isPlainObject(value) && nameOf(questionOf(value)) !== '' && Object.values(value).every(isScalar);
}

/** The field that a key supplies for all values under it. */
export function groupOf(
  key: string,
  parent: string,
  context: Values,
): { readonly field: 'platform' | 'prompt' | 'date' } | null {
  if (fieldOfKey(key) !== null || holdsSeveral(key)) return null;
  if (isPlatformName(key) || isByPlatform(parent)) return { field: 'platform' };
  if (DAY.test(key)) return { field: 'date' };
  const hasPrompt = Object.keys(context).some((name) => fieldOfKey(name) === 'prompt');
  if (hasPrompt) return null;
  return isByPrompt(parent) || SPACE_OR_HAN.test(key) ? { field: 'prompt' } : null;
}

const ADDRESS = /^https?:\/\//u;
const OF_PAGE =
  /^(?:id|title|url|link|href|content|text|raw_content|raw_text|snippet|description|summary|score|rank|position|index|favicon|author|published\w*|domain|source|site\w*|displayed\w*|highlights?)$/iu;

/** A retrieved page with its text: nothing else of it is read, above all not a platform. */
export function isPage(node: Values): boolean {
  const keys = Object.keys(node);
  const hasAddress = ['url', 'link', 'href'].some((key) => ADDRESS.test(nameOf(node[key])));
  return hasAddress && 'title' in node && keys.every((key) => OF_PAGE.test(key));
}
