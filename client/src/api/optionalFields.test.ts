import * as v from 'valibot';
import { expect, test } from 'vitest';
import { isPlainObject } from '../lib/isPlainObject.ts';
import { namesSchema } from './namedRefSchemas.ts';

const modules = import.meta.glob<Record<string, unknown>>('./**/*Schemas.ts', { eager: true });

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/** A field of `exactOptional` may be left out too, although it refuses undefined. */
const mayBeLeftOut = (field: v.GenericSchema): boolean =>
  field.type === 'exact_optional' || v.safeParse(field, undefined).success;

/** The optional fields of a schema, recursively. */
function optionalFieldsOf(schema: unknown, path: string, seen: Set<unknown>): [string, v.GenericSchema][] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  const parts = Object.entries(schema).flatMap(([key, part]: [string, unknown]): [string, unknown][] => {
    if (key === 'entries' && isPlainObject(part)) {
      return Object.entries(part).map(([name, field]) => [`.${name}`, field]);
    }
    if (Array.isArray(part) && ['pipe', 'options', 'items'].includes(key)) return part.map((one: unknown) => ['', one]);
    return ['item', 'wrapped', 'value', 'key'].includes(key) ? [['', part]] : [];
  });
  return parts.flatMap(([name, part]) => [
    ...(name !== '' && isSchema(part) && mayBeLeftOut(part)
      ? [[path + name, part] satisfies [string, v.GenericSchema]]
      : []),
    ...optionalFieldsOf(part, path + name, seen),
  ]);
}

test('a field of a reply that may be left out may be null as well', () => {
  const seen = new Set<unknown>();
  const fields = Object.entries(modules).flatMap(([file, module]) =>
    Object.entries(module).flatMap(([name, schema]) => optionalFieldsOf(schema, `${file} ${name}`, seen)),
  );
  expect(fields.length).toBeGreaterThan(60);
  expect(fields.filter(([, field]) => !v.safeParse(field, null).success).map(([path]) => path)).toEqual([]);
});

test('a name that is null leaves no trace in a file', () => {
  expect(v.parse(namesSchema, { zh: null, en: 'Name' })).toStrictEqual({ en: 'Name' });
});
