import type { JsonSchema } from '@valibot/to-json-schema';
import { clamp } from '#client/lib/clamp.ts';

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
type Definition = JsonSchema | boolean | undefined;
/** Named schemas, by name. */
export type Components = Readonly<Record<string, JsonSchema>>;

/** Example values by field name. */
const BY_NAME: Readonly<Record<string, string | number>> = {
  ...{ value: 0.42, low: 0.35, high: 0.49, n: 240, k: 24, numerator: 101, denominator: 240, difference: 0.06 },
  ...{
    email: 'li.wei@example.com',
    name: 'AnswerScope',
    brand: 'AnswerScope',
    text: '哪款工具适合小团队？',
    title: 'Pricing',
  },
  ...{ language: 'zh', country: 'CN', avatar: '/api/uploads/b5f1c2.png', source_url: 'https://example.com/report' },
  ...{ personalWebsite: 'https://example.com/', phone: '+86 138 0000 0000', registrationDate: '2026-03-28' },
  ...{ platform: 'ChatGPT', prompt: 'Which lamp?', answer: 'I would take the Northwind Glow.' },
  ...{ url: 'https://example.com/pricing', domain: 'example.com', host: 'example.com', time_zone: 'Asia/Shanghai' },
  ...{
    id: 'p1',
    project_id: 'p1',
    prompt_id: 'q12',
    platform_id: 'kimi',
    topic_id: 't3',
    brand_id: 'own',
    job_id: 'j1',
  },
  ...{ start_time: '2026-03-01', end_time: '2026-03-28', date: '2026-03-28', measure_id: 'visibility', by: 'platform' },
  ...{
    page: 1,
    page_size: 20,
    total: 1,
    token: 'b3BhcXVl',
    secret: 'ask_c2hvd24gb25jZQ',
    hint: 'Y2U',
    password: 'a-long-password',
  },
};
const MOMENT = '2026-03-28T08:30:00.000Z';
const LONGEST_LIST = 1;

/** Builds a small valid value of a schema: required fields, lists of one entry. Null when no value is found in a few steps. */
export function exampleOf(schema: Definition, components: Components, name = '', depth = 0): Json {
  if (schema === undefined || typeof schema === 'boolean') return null;
  if (schema.$ref !== undefined) {
    return exampleOf(components[schema.$ref.split('/').pop() ?? ''], components, name, depth + 1);
  }
  if (schema.const !== undefined) return schema.const;
  const [first] = schema.enum ?? schema.examples ?? [];
  if (first !== undefined) return first;
  const options = schema.anyOf ?? schema.oneOf;
  if (options !== undefined) return exampleOf(bestOf(options, depth), components, name, depth + 1);
  if (schema.allOf !== undefined) return mergedExample(schema.allOf, components, name, depth);
  return exampleOfType(schema, components, name, depth);
}

/** Deep levels become null to keep the example short. */
function bestOf(options: readonly Definition[], depth: number): Definition {
  const isNull = (option: Definition): boolean => typeof option === 'object' && option.type === 'null';
  const wanted = depth > 8 ? options.find(isNull) : options.find((option) => !isNull(option));
  return wanted ?? options[0];
}

function mergedExample(parts: readonly Definition[], components: Components, name: string, depth: number): Json {
  const examples = parts.map((part) => exampleOf(part, components, name, depth + 1));
  return Object.fromEntries(
    examples.flatMap((example) => (typeof example === 'object' && example !== null ? Object.entries(example) : [])),
  );
}

function exampleOfType(schema: JsonSchema, components: Components, name: string, depth: number): Json {
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case 'object':
      return exampleOfObject(schema, components, depth);
    case 'array':
      return exampleOfArray(schema, components, name, depth);
    case 'string':
      return exampleOfString(schema, name);
    case 'number':
    case 'integer':
      return exampleOfNumber(schema, name, type);
    case 'boolean':
      return false;
    case 'null':
    case undefined:
      return null;
  }
}

function exampleOfObject(schema: JsonSchema, components: Components, depth: number): Json {
  const required = new Set(schema.required ?? []);
  // Without required fields, the example shows all of them.
  const entries = Object.entries(schema.properties ?? {}).filter(([key]) => required.size === 0 || required.has(key));
  return Object.fromEntries(entries.map(([key, value]) => [key, exampleOf(value, components, key, depth + 1)]));
}

function exampleOfArray(schema: JsonSchema, components: Components, name: string, depth: number): Json {
  const { items, prefixItems } = schema;
  if (prefixItems !== undefined) return prefixItems.map((item) => exampleOf(item, components, name, depth + 1));
  if (items === undefined || Array.isArray(items) || depth > 12) return [];
  const length = Math.max(LONGEST_LIST, schema.minItems ?? 0);
  return Array.from({ length }, () => exampleOf(items, components, name.replace(/s$/u, ''), depth + 1));
}

function exampleOfString(schema: JsonSchema, name: string): string {
  if (schema.format === 'email') return 'li.wei@example.com';
  if (schema.format === 'date') return '2026-03-28';
  if (schema.format === 'date-time' || name.endsWith('_at')) return MOMENT;
  const known = BY_NAME[name];
  if (schema.pattern !== undefined) return exampleOfPattern(schema.pattern, known);
  return typeof known === 'string' ? known : name.endsWith('_id') || name === '' ? 'x1' : name;
}

/** Values for the few patterns of the contract. */
function exampleOfPattern(pattern: string, known: string | number | undefined): string {
  const tries = [
    String(known ?? ''),
    'example',
    'https://example.com/',
    '2026-03-28',
    '1',
    '/overview/index',
    '+86 138 0000 0000',
  ];
  return tries.find((text) => text !== '' && new RegExp(pattern, 'u').test(text)) ?? '';
}

function exampleOfNumber({ minimum, maximum }: JsonSchema, name: string, type: 'number' | 'integer'): number {
  const known = BY_NAME[name];
  const wanted = typeof known === 'number' ? known : 1;
  const bounded = clamp(wanted, minimum ?? -Infinity, maximum ?? Infinity);
  return type === 'integer' ? Math.round(bounded) : bounded;
}
