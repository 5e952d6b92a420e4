import * as v from 'valibot';
import { addToGroup } from '#client/lib/groupByKey.ts';
import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { oneLine } from '#client/lib/oneLine.ts';
import { badInput } from '../refusal/MockError.ts';
import type { MockError } from '../refusal/MockError.ts';
import type { Text } from '../refusal/text.ts';
import { INPUT_WORDS, NOT_VALID } from './inputWords.ts';

/** Schema of a request: any synchronous Valibot schema. */
export type RequestSchema = v.GenericSchema;

/**
 * Parses a request body; ignores unknown fields.
 * @param isOfProgram refuses unknown fields beside those of the call: with `"dry_run": true` ignored, a program would change data unawares
 * @throws MockError (422) naming the first field at fault, or the first unknown field with the known ones.
 */
export function readBody<S extends RequestSchema>(body: unknown, schema: S, isOfProgram = false): v.InferOutput<S> {
  // Valibot accepts an array as an object.
  if (Array.isArray(body) && !isList(schema)) throw badInput('body', noList(Object.keys(entriesOf(schema))));
  if (isOfProgram && isPlainObject(body)) requireKnownNames(Object.keys(body), schema);
  return read(body ?? {}, schema, 'body');
}

const noList = (known: readonly string[]): Text => ({
  zh: `应为对象，而不是列表${known.length === 0 ? '' : `，可用的字段有：${known.join('、')}`}`,
  en: `must be an object, not a list${known.length === 0 ? '' : `; it takes ${known.join(', ')}`}`,
});

/**
 * Parses the query of a request. List entries of the schema may be repeated and may end in `[]`; others may not.
 * @param isOfProgram refuses unknown parameters: a misspelt filter would silently give a program unfiltered figures
 * @throws MockError (422) naming the first field at fault, or the first unknown parameter with the known ones.
 */
export function readQuery<S extends RequestSchema>(url: string, schema: S, isOfProgram = false): v.InferOutput<S> {
  const query = queryRecord(url, listNames(schema));
  if (isOfProgram) requireKnownNames(Object.keys(query), schema, true);
  return read(query, schema, 'query');
}

/** Refuses parameters in the address of a program's POST, which reads none: `?project=` or `?dry_run=1` would do nothing. @throws MockError (422) */
export function requireNoQuery(url: string): void {
  const [name] = Object.keys(queryRecord(url, []));
  if (name === undefined) return;
  throw badInput(name.slice(0, LONGEST_NAME), {
    zh: '此接口的地址不带参数，请将数据放在请求体中，将项目 ID 放在请求头 project-id 中',
    en: 'is not read: this call takes no parameters in its address. Send data in the body, and the project’s ID in the header project-id',
  });
}

function requireKnownNames(names: readonly string[], schema: RequestSchema, isQuery = false): void {
  const known = Object.keys(entriesOf(schema));
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  if (PROJECT_NAME.test(unknown)) {
    // A body's `project` is not the one that the call is about.
    if (isQuery && known.includes('project')) {
      throw badInput(unknown, { zh: '此接口将该参数称作 project', en: 'is called project in this call' });
    }
    throw badInput(unknown, {
      zh: '不在此处读取，请将项目 ID 放在请求头 project-id 中',
      en: 'is not read here: send the project’s ID in the header project-id',
    });
  }
  throw badInput(unknown.slice(0, LONGEST_NAME), {
    zh: `此接口没有这个参数${known.length === 0 ? '' : `，可用的有：${known.join('、')}`}`,
    en: `is not a parameter of this call${known.length === 0 ? '' : `; it takes ${known.join(', ')}`}`,
  });
}

/** Names under which programs send the project. */
const PROJECT_NAME = /^project(?:[-_]?id)?$/iu;
/** Longest part of an unknown parameter name in a message, in characters. */
const LONGEST_NAME = 80;

function read<S extends RequestSchema>(input: unknown, schema: S, whole: string): v.InferOutput<S> {
  const result = v.safeParse(schema, input, { abortEarly: true });
  if (result.success) return result.output;
  throw refusal(result.issues[0], whole);
}

/** The list entries of an object schema. */
function listNames(schema: object): readonly string[] {
  return Object.entries(entriesOf(schema)).flatMap(([name, entry]) => (isList(entry) ? [name] : []));
}

function entriesOf(schema: object): Readonly<Record<string, unknown>> {
  if (!('entries' in schema) || typeof schema.entries !== 'object' || schema.entries === null) return {};
  return { ...schema.entries };
}

function isList(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  return ('type' in schema && schema.type === 'array') || ('wrapped' in schema && isList(schema.wrapped));
}

function queryRecord(url: string, lists: readonly string[]): Record<string, string | string[]> {
  const mark = url.indexOf('?');
  const found = new Map<string, string[]>();
  for (const [key, value] of new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1))) {
    const name = key.endsWith('[]') ? key.slice(0, -2) : key;
    addToGroup(found, name, value);
  }
  const entries = [...found].map(([name, values]): [string, string | string[]] => {
    const [first] = values;
    return [name, lists.includes(name) || values.length > 1 || first === undefined ? values : first];
  });
  return Object.fromEntries(entries);
}

function refusal(issue: v.BaseIssue<unknown>, whole: string): MockError {
  // `prompts.3.text` in the usual notation: prompts[3].text
  const field = v.getDotPath(issue)?.replace(/\.(\d+)(?=\.|$)/gu, '[$1]');
  return badInput(field ?? whole, explain(issue));
}

/** More choices than these are not listed. */
const MOST_CHOICES = 15;

function explain(issue: v.BaseIssue<unknown>): Text {
  if (issue.kind === 'schema' && issue.received === 'undefined') return { zh: '缺少该字段', en: 'is missing' };
  const limit = typeof issue.requirement === 'number' ? String(issue.requirement) : '';
  switch (issue.type) {
    case 'min_length':
      if (typeof issue.input === 'string') {
        return {
          zh: `至少 ${limit} 个字符`,
          en: `must have at least ${limit} ${limit === '1' ? 'character' : 'characters'}`,
        };
      }
      return { zh: `至少 ${limit} 项`, en: `must have at least ${limit} ${limit === '1' ? 'item' : 'items'}` };
    case 'max_length':
      return tooLong(issue.input, limit);
    case 'min_value':
      return withNumber({ zh: `不能小于 ${limit}`, en: `must be at least ${limit}` }, issue.input);
    case 'max_value':
      return withNumber({ zh: `不能大于 ${limit}`, en: `must be at most ${limit}` }, issue.input);
    case 'picklist':
      return notOneOf(issue);
    default: {
      // A field may name a more precise text than its type's.
      const rule = [issue.message, issue.type].find((name) => Object.hasOwn(INPUT_WORDS, name)) ?? '';
      const text = INPUT_WORDS[rule] ?? NOT_VALID;
      return SHOWN.has(rule) ? withValue(text, issue.input) : text;
    }
  }
}

/** Rules whose texts show the sent value. None of them is about a secret. */
const SHOWN: ReadonlySet<string> = new Set([
  'integer',
  'date',
  'date_range',
  'instant',
  'time_zone',
  'email',
  'language',
  'country',
]);

/** Longest part of a sent value in a message, in characters. */
const LONGEST_VALUE = 60;

function withValue(text: Text, input: unknown): Text {
  const value = typeof input === 'string' ? oneLine(input, LONGEST_VALUE) : '';
  if (value === '') return text;
  return { zh: `${text.zh}（收到的是“${value}”）`, en: `${text.en} (received “${value}”)` };
}

function tooLong(input: unknown, limit: string): Text {
  if (typeof input === 'string') {
    const found = String(input.length);
    return {
      zh: `最多 ${limit} 个字符，当前 ${found} 个`,
      en: `must have at most ${limit} characters; it has ${found}`,
    };
  }
  const found = Array.isArray(input) ? String(input.length) : '?';
  return { zh: `最多 ${limit} 项，当前 ${found} 项`, en: `must have at most ${limit} items; it has ${found}` };
}

function withNumber(text: Text, input: unknown): Text {
  if (typeof input !== 'number') return text;
  return { zh: `${text.zh}，当前为 ${String(input)}`, en: `${text.en}, not ${String(input)}` };
}

/** The choices as Valibot lists them: `("asc" | "desc")`. An empty one stands for a field that is left out. */
function notOneOf({ expected, input }: v.BaseIssue<unknown>): Text {
  const choices = (expected ?? '')
    .replace(/^\(|\)$/gu, '')
    .replaceAll(/"([^"]*)"/gu, '$1')
    .split(' | ')
    .filter((choice) => choice !== '');
  const text =
    choices.length > MOST_CHOICES
      ? (INPUT_WORDS['picklist'] ?? NOT_VALID)
      : { zh: `应为其中之一：${choices.join('、')}`, en: `must be one of ${choices.join(', ')}` };
  return withValue(text, input);
}
