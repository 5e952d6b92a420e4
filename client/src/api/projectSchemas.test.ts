import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readReply } from './envelope.ts';
import { projectIndexSchema, projectSchema } from './projectSchemas.ts';

const path = '/api/front/project/index';
const read = (data: unknown) => readReply({ code: 0, msg: '', data }, projectIndexSchema, path);

test('a project has data unless the server says otherwise, and comes from the provider', () => {
  expect(read({ list: [{ id: 'a', name: 'A' }] })).toEqual({
    list: [{ id: 'a', name: 'A', brand: '', has_data: 1, origin: 'provider' }],
  });
  expect(read({ list: [{ id: 'a', name: 'A', has_data: 0 }] }).list[0]?.has_data).toBe(0);
});

test('an origin that this client does not know becomes unknown', () => {
  const { list } = read({ list: ['sample', 'import', 'crawl'].map((origin) => ({ id: 'a', name: 'A', origin })) });
  expect(list.map(({ origin }) => origin)).toEqual(['sample', 'import', 'unknown']);
});

test('a missing field is a protocol error that names its place', () => {
  const fails = (data: unknown, place: string) =>
    expect(() => read(data)).toThrow(expect.objectContaining({ kind: 'protocol', message: place }) as Error);
  fails({ list: [{ id: 'a', name: 'A' }, { id: 'b' }] }, expect.stringContaining(`${path}: data.list.1.name`));
  fails({ list: [{ name: 'A' }] }, expect.stringContaining('data.list.0.id'));
  fails({}, expect.stringContaining('data.list'));
  fails({ list: { 0: { id: 'a' } } }, expect.stringContaining('data.list'));
});

test('an id that is a number is refused, not guessed at', () => {
  expect(v.safeParse(projectSchema, { id: 7, name: 'A' }).success).toBe(false);
});
