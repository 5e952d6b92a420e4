import { expect, test, vi } from 'vitest';
import { readReply } from './envelope.ts';
import { projectIndexSchema } from './projectSchemas.ts';

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

test('a project needs an id and nothing else; a number is one as well', () => {
  const rest = { brand: '', has_data: 1, origin: 'provider' };
  expect(
    read({
      list: [
        { id: 1, has_data: 1 },
        { id: '2', name: null, has_data: null, brand: null, origin: null },
      ],
    }),
  ).toEqual({
    list: [
      { id: '1', name: '1', ...rest },
      { id: '2', name: '2', ...rest },
    ],
  });
});

test.each([
  [[{ id: 1 }], ['1']],
  [{ list: null }, []],
  [{}, []],
  [null, []],
])('%j is a list of projects', (data, ids) => {
  expect(read(data).list.map(({ id }) => id)).toEqual(ids);
});

test('a broken project does not take the others with it, and is counted in the console', () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const { list } = read({ list: [{ id: 1 }, { name: 'no id' }, null, { id: '' }, { id: 2 }] });
  expect(list.map(({ id }) => id)).toEqual(['1', '2']);
  expect(info).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/left out 3 of 5 projects.*1\.id: .*2\.: /u));
  info.mockRestore();
});

test.each(['none', 7, { list: { 0: { id: 1 } } }, { rows: [{ id: 1 }] }])('%j is no list of projects', (data) => {
  expect(() => read(data)).toThrow(expect.objectContaining({ kind: 'protocol' }) as Error);
});
