import { expect, test } from 'vitest';
import { briefReply, knownReply } from '#server/testing/briefReply.ts';

const A = 'https://lamps.example/a';
const B = 'https://tests.example/b';
const C = 'https://shop.example/c';

const message = (text: string, annotations?: readonly object[]): object => ({
  type: 'message',
  role: 'assistant',
  content: [{ type: 'output_text', text, ...(annotations !== undefined && { annotations }) }],
});

test('DeepSeek: marks of its calls are no queries and no part of addresses, and its empty lists tell nothing', () => {
  const call = (action: object): object => ({ type: 'web_search_call', status: 'completed', action });
  const output = [
    call({ type: 'search', queries: ['best lamp', 'ws_call_id=call_00_x'] }),
    call({ type: 'open_page', url: `${A}#ws_call_id=call_01_y` }),
    call({ type: 'open_page', url: `${B}#reviews` }),
    message(`Lumora, says ${A}`, []),
  ];
  expect(briefReply({ object: 'response', model: 'deepseek-v4-flash', output })).toMatchObject({
    ...{ searches: ['best lamp'], found: [A, `${B}#reviews`], cited: null },
  });
});

test('Perplexity: its results by the ids in the text', () => {
  const results = {
    type: 'search_results',
    queries: ['best lamp'],
    results: [
      { id: 4, url: A, title: 'Lamps' },
      { id: 5, url: B, title: 'Tests' },
    ],
  };
  const raw = {
    object: 'response',
    model: 'perplexity/sonar',
    output: [results, message('Lumora[5].', [])],
    usage: { cost: { total_cost: 0.01 } },
  };
  expect(briefReply(raw)).toMatchObject({ cited: [B], found: [A], searches: ['best lamp'] });
  expect(knownReply(raw).usage).toMatchObject({ costUsd: 0.01 });
});

test('Perplexity: results of several searches, numbered through or each from 1', () => {
  const results = (...found: readonly (readonly [number, string])[]): object => ({
    type: 'search_results',
    queries: ['best lamp'],
    results: found.map(([id, url]) => ({ id, url })),
  });
  const said = (first: object, second: object, text: string): object => ({
    object: 'response',
    output: [first, second, message(text, [])],
  });
  const anew = said(results([1, A], [2, B]), results([1, C]), 'Lumora [web:3].');
  expect(briefReply(anew)).toMatchObject({ cited: [C], found: [A, B] });
  const through = said(results([1, A], [2, B]), results([2, B], [3, C]), 'Lumora [web:3].');
  expect(briefReply(through)).toMatchObject({ cited: [C], found: [A, B] });
});

test('xAI: a search may tell its query among the arguments of its call', () => {
  const call = (type: string, query: string): object => ({ type, status: 'completed', arguments: query });
  const calls = [
    call('web_search_call', '{"query":"best \\u706f \\"lamp\\"","num_results":5}'),
    call('x_search_call', '{"limit":20,"query":"lamps"}'),
    call('x_search_call', '{"username":"lumora"}'),
    { type: 'custom_tool_call', name: 'x_keyword_search', status: 'completed', input: '{"query":"from:lumora"}' },
    { type: 'custom_tool_call', name: 'view_x_video', status: 'completed', input: '{"query":"none"}' },
  ];
  const raw = { object: 'response', model: 'grok-4', output: [...calls, message('Lumora.', [])] };
  expect(briefReply(raw).searches).toEqual(['best 灯 "lamp"', 'lamps', 'from:lumora']);
});
