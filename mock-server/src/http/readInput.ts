import * as v from 'valibot';
import { badInput } from '../refusal/MockError.ts';
import type { MockError } from '../refusal/MockError.ts';
import type { Text } from '../refusal/text.ts';

/** What a request may ask: any Valibot schema that works at once. */
export type RequestSchema = v.GenericSchema;

/**
 * Reads a request body, ignoring fields it does not know.
 * @throws MockError (422) naming the first field at fault.
 */
export function readBody<S extends RequestSchema>(body: unknown, schema: S): v.InferOutput<S> {
  // Valibot takes a list for an object.
  if (Array.isArray(body) && !isList(schema)) throw badInput('body', WORDS['object'] ?? NOT_VALID);
  return read(body ?? {}, schema, 'body');
}

/**
 * Reads the query of a request. An entry of the schema that is a list may be repeated and may carry `[]`; any other may not.
 * @throws MockError (422) naming the first field at fault.
 */
export function readQuery<S extends RequestSchema>(url: string, schema: S): v.InferOutput<S> {
  return read(queryRecord(url, listNames(schema)), schema, 'query');
}

function read<S extends RequestSchema>(input: unknown, schema: S, whole: string): v.InferOutput<S> {
  const result = v.safeParse(schema, input, { abortEarly: true });
  if (result.success) return result.output;
  throw refusal(result.issues[0], whole);
}

/** The entries of an object schema that take a list. */
function listNames(schema: object): readonly string[] {
  if (!('entries' in schema) || typeof schema.entries !== 'object' || schema.entries === null) return [];
  return Object.entries(schema.entries).flatMap(([name, entry]) => (isList(entry) ? [name] : []));
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
    const values = found.get(name);
    if (values) values.push(value);
    else found.set(name, [value]);
  }
  const entries = [...found].map(([name, values]): [string, string | string[]] => {
    const [first] = values;
    return [name, lists.includes(name) || values.length > 1 || first === undefined ? values : first];
  });
  return Object.fromEntries(entries);
}

function refusal(issue: v.BaseIssue<unknown>, whole: string): MockError {
  // `prompts.3.text` as people and forms write it: prompts[3].text
  const field = v.getDotPath(issue)?.replace(/\.(\d+)(?=\.|$)/gu, '[$1]');
  return badInput(field ?? whole, explain(issue));
}

const WORDS: Readonly<Record<string, Text>> = {
  email: { zh: '不是有效的邮箱地址', en: 'is not a valid email address' },
  non_empty: { zh: '不能为空', en: 'must not be empty' },
  integer: { zh: '应为整数', en: 'must be a whole number' },
  picklist: { zh: '不是可选的值', en: 'is not one of the allowed values' },
  string: { zh: '应为一个文本', en: 'must be one text' },
  array: { zh: '应为列表', en: 'must be a list' },
  object: { zh: '应为对象', en: 'must be an object' },
};

const NOT_VALID: Text = { zh: '格式不正确', en: 'is not valid' };

function explain(issue: v.BaseIssue<unknown>): Text {
  if (issue.kind === 'schema' && issue.received === 'undefined') return { zh: '缺少该字段', en: 'is missing' };
  const limit = typeof issue.requirement === 'number' ? String(issue.requirement) : '';
  switch (issue.type) {
    case 'min_length':
      return { zh: `至少 ${limit} 个`, en: `must have at least ${limit}` };
    case 'max_length':
      if (typeof issue.input === 'string') {
        return { zh: `最多 ${limit} 个字符`, en: `must have at most ${limit} characters` };
      }
      return { zh: `最多 ${limit} 个`, en: `must have at most ${limit}` };
    case 'min_value':
      return { zh: `不能小于 ${limit}`, en: `must be at least ${limit}` };
    case 'max_value':
      return { zh: `不能大于 ${limit}`, en: `must be at most ${limit}` };
    default:
      return WORDS[issue.type] ?? NOT_VALID;
  }
}
