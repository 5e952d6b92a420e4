import { expect, test } from 'vitest';
import { readCompetitors, readPrompts } from './readSuggestions.ts';
import type { SuggestionOrder } from './SuggestionOrder.ts';

const ORDER: SuggestionOrder = {
  kind: 'competitors',
  brand: { name: 'Northwind', aliases: ['北风'], domains: [] },
  ...{ description: '', market: '', languages: [], topics: [] },
  competitors: ['Contoso'],
};
const names = (reply: string) => readCompetitors(reply, ORDER).map(({ name }) => name);

test.each([
  ['plain', '{"competitors":[{"name":"Lumora"}]}'],
  ['between fences', 'Here you are:\n```json\n{"competitors": [{"name": "Lumora"}]}\n```\nAnything else?'],
  ['without the object around it', '[{"name":"Lumora"}]'],
])('a list is read %s', (_how, reply) => {
  expect(names(reply)).toEqual(['Lumora']);
});

test('own and known names are left out, each other once, however they are written', () => {
  const reply = ['NORTHWIND', '北风', 'contoso', 'Lumora', 'ＬＵＭＯＲＡ', ' Fabrikam\n'].map((name) => ({ name }));
  expect(names(JSON.stringify({ competitors: reply }))).toEqual(['Lumora', 'Fabrikam']);
});

test('an address becomes a host, and what is none becomes nothing', () => {
  const reply = [
    { name: 'A', aliases: ['a', 'Ay', 'Ay', 7, null, ''], domain: 'https://www.a.example/path' },
    { name: 'B', aliases: ['Ay'], domain: 'not sure' },
    { name: 'C', domain: null },
  ];
  expect(readCompetitors(JSON.stringify(reply), ORDER)).toEqual([
    { name: 'A', aliases: ['Ay', '7'], domain: 'a.example' },
    { name: 'B', aliases: [], domain: '' },
    { name: 'C', aliases: [], domain: '' },
  ]);
});

test('entries without a name, too long or that turn the text around do no harm', () => {
  const reply = [{ name: '' }, 'Lumora', null, { name: 'x'.repeat(101) }, { name: '\u202Eevil\u202C' }];
  expect(names(JSON.stringify(reply))).toEqual(['evil']);
});

test('prompts are read each once; a topic that is none is empty', () => {
  const prompts = [
    { text: 'Which lamp is best?', topic: 'Lamps' },
    { text: 'which lamp is best', topic: 'Other' },
    { text: '哪款台灯好？', topic: 5 },
    { topic: 'Lamps' },
  ];
  expect(readPrompts(JSON.stringify({ prompts }))).toEqual([
    { text: 'Which lamp is best?', topic: 'Lamps' },
    { text: '哪款台灯好？', topic: '' },
  ]);
});

test.each(['', 'I cannot help with that.', '{"competitors":"none"}', '{"prompts":{}}', '{"competitors":[{"name":"Lu'])(
  'a reply without a list is told of: %s',
  (reply) => {
    expect(() => names(reply)).toThrow(expect.objectContaining({ fault: 'malformed' }));
  },
);
