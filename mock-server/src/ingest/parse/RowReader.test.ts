import { describe, expect, test } from 'vitest';
import type { ImportOverrides } from '#client/lib/importFields.ts';
import { RowReader } from './RowReader.ts';
import type { ImportedRow } from './RowReader.ts';
import { ZonedClock } from './times/parseTime.ts';

const A = 'https://lamps.example/a';
const readerWith = (overrides: ImportOverrides = {}, given: { platform: string } | null = null): RowReader =>
  new RowReader({
    ...{ overrides, clock: new ZonedClock('UTC'), now: Date.UTC(2026, 5, 1) },
    ...{ defaultPlatform: given?.platform ?? 'unspecified', isPlatformGiven: given !== null },
    ...{ ownBrandId: 'own', brandIdOf: (name) => name },
  });

function read(record: object, overrides: ImportOverrides = {}, given?: { platform: string }): ImportedRow | string {
  return readerWith(overrides, given).read({
    kind: 'record',
    line: 1,
    keys: Object.keys(record),
    values: Object.values(record),
  });
}

const chat = {
  object: 'chat.completion',
  created: 1_777_600_000,
  model: 'gpt-x',
  choices: [{ finish_reason: 'stop', message: { content: 'Lumora.', annotations: [{ url_citation: { url: A } }] } }],
};
const base = { platform: 'ChatGPT', prompt: 'Best lamp?', date: '2026-05-01' };
const page = { position: 1, url: A, title: '' };

describe('raw replies in records', () => {
  test.each([
    ['an object', { ...base, response: chat }],
    ['JSON in a cell', { ...base, response: JSON.stringify(chat) }],
    ['beside no answer', { ...base, raw_response: JSON.stringify(chat) }],
    ['the record itself', { ...base, ...chat }],
    [
      'a request and its response',
      { platform: 'ChatGPT', request: { messages: [{ role: 'user', content: 'Best lamp?' }] }, response: chat },
    ],
  ])('%s', (_, record) => {
    expect(read(record)).toMatchObject({
      prompt: 'Best lamp?',
      text: 'Lumora.',
      citations: [page],
      model: 'gpt-x',
      status: 'ok',
    });
  });

  test('what was looked at and not cited, and whether it was searched, as the reply tells', () => {
    const seen = 'https://lamps.example/seen';
    const searched = { ...chat, search_results: [{ url: A }, { url: seen }] };
    expect(read({ ...base, response: searched })).toMatchObject({
      citations: [page],
      retrieved: [{ url: seen }],
      details: { searched: true },
    });
    const cut = { ...chat, choices: [{ finish_reason: 'length', message: { content: 'Lumo' } }] };
    const row = read({ ...base, response: cut, country: 'DE' });
    expect(row).toMatchObject({ details: { country: 'DE', truncated: true } });
    // Whether it searched, and what it retrieved, is unknown.
    expect(row).not.toHaveProperty('retrieved');
    expect(row).not.toHaveProperty('details.searched');
    expect(read({ ...base, answer: 'Lumora.' })).toHaveProperty('details', undefined);
  });

  test('what the record says itself stands before the reply', () => {
    const own = { ...base, answer: 'Wickett.', citations: ['https://other.example/'], model: 'mine', raw: chat };
    expect(read(own)).toMatchObject({
      text: 'Wickett.',
      citations: [{ url: 'https://other.example/' }],
      model: 'mine',
    });
    expect(read({ ...base, answer: 'Wickett.', raw: chat })).toMatchObject({ text: 'Wickett.', citations: [page] });
    expect(read({ ...base, answer: 'Wickett.', citations: null, raw: chat })).toMatchObject({ citations: [page] });
  });

  test.each([
    ['ChatGPT', 'gpt-x', chat],
    ['Perplexity', 'sonar-pro', { ...chat, model: 'sonar-pro' }],
    [
      'Claude',
      'claude-sonnet-4',
      {
        ...{ type: 'message', role: 'assistant', model: 'claude-sonnet-4', stop_reason: 'end_turn' },
        content: [{ type: 'text', text: 'Lumora.' }],
      },
    ],
    ['Kimi', 'kimi-k2', { role: 'assistant', model: 'kimi-k2', content: 'Lumora.' }],
    [
      'Gemini',
      'gemini-2.5-pro',
      { candidates: [{ content: { parts: [{ text: 'Lumora.' }] } }], modelVersion: 'models/gemini-2.5-pro' },
    ],
    [
      'ChatGPT',
      'gpt-5',
      { object: 'response', model: 'gpt-5', output: [{ type: 'message', content: [{ text: 'Lumora.' }] }] },
    ],
    ['ChatGPT', 'gpt-x', { id: 'batch_1', response: { status_code: 200, body: chat }, error: null }],
  ])('the model of a reply tells the platform that nothing names: %s', (platform, model, response) => {
    const named = { prompt: 'Best lamp?', date: '2026-05-01' };
    for (const record of [
      { ...named, response },
      { ...named, response: JSON.stringify(response) },
    ]) {
      expect(read(record)).toMatchObject({ text: 'Lumora.', platform, model });
    }
    // A platform named in the row, or given, takes precedence.
    expect(read({ ...named, platform: 'Copilot', response })).toMatchObject({ platform: 'Copilot', model });
    expect(read({ ...named, response }, {}, { platform: 'Kimi' })).toMatchObject({ platform: 'Kimi', model });
  });

  test('a model of no platform that is known leaves it open', () => {
    const response = { ...chat, model: 'our-own-model' };
    expect(read({ prompt: 'Best lamp?', response })).toMatchObject({ platform: 'unspecified', model: 'our-own-model' });
  });

  test('the time of the reply serves where the record has none', () => {
    expect(read({ prompt: 'Best lamp?', response: chat })).toMatchObject({ askedAt: 1_777_600_000_000 });
  });

  test('refused, empty and failed replies are no answers', () => {
    const of = (message: object): ImportedRow | string =>
      read({ ...base, response: { ...chat, choices: [{ message, finish_reason: 'stop' }] } });
    expect(of({ refusal: 'No.' })).toMatchObject({ status: 'refused' });
    expect(of({ content: '' })).toMatchObject({ status: 'empty', text: '' });
    expect(read({ ...base, response: { error: { message: 'Busy' } } })).toMatchObject({ status: 'failed', text: '' });
    expect(read({ ...base, response: chat, status: 'failed' })).toMatchObject({ status: 'failed' });
  });

  test('a prompt that is a list of messages is its question', () => {
    const prompt = "[{'role': 'system', 'content': 'x'}, {'role': 'user', 'content': 'Best lamp?'}]";
    expect(read({ ...base, prompt, answer: 'Lumora.' })).toMatchObject({ prompt: 'Best lamp?' });
  });

  test('a mapping reaches into lists, of objects and of JSON in cells', () => {
    const overrides = { answer: 'data.choices.0.message.content', prompt: 'data.asked.-1' };
    const data = { choices: [{ message: { content: 'Wickett.' } }], asked: ['x', 'Best lamp?'] };
    for (const value of [data, JSON.stringify(data)]) {
      expect(read({ date: '2026-05-01', data: value }, overrides)).toMatchObject({
        text: 'Wickett.',
        prompt: 'Best lamp?',
      });
    }
    expect(read({ date: '2026-05-01', data }, { ...overrides, answer: 'data.choices.7.message' })).toBe('no_text');
  });

  test('records are known by the reply they may hold', () => {
    const reader = readerWith();
    expect(reader.isAnswerShape(['prompt', 'raw_response'])).toBe(true);
    expect(reader.isAnswerShape(['messages', 'response'])).toBe(true);
    expect(reader.isAnswerShape(['search_metadata', 'text_blocks'])).toBe(true);
    expect(reader.isAnswerShape(['body', 'response'])).toBe(true);
    expect(reader.isAnswerShape(['question', 'id'])).toBe(false);
    expect(reader.isAnswerShape(['title', 'body'])).toBe(false);
  });
});

test('escapes of a program are undone, but not in what was exported here', () => {
  expect(read({ ...base, answer: 'Two:\\nLumora\\n- Wickett' })).toMatchObject({ text: 'Two:\nLumora\n- Wickett' });
});

test('the sentiment of a row about a brand is of that brand, else of the own one', () => {
  const row = { ...base, answer: 'Lumora and Wickett.', sentiment: 'negative' };
  expect(read({ ...row, brand: 'Wickett' })).toMatchObject({ sentiments: { Wickett: 'negative' } });
  for (const brand of ['', 'yes', 'Lumora, Wickett']) {
    expect(read({ ...row, brand })).toMatchObject({ sentiments: { own: 'negative' } });
  }
});

test('the name of an object that describes an answer is not its text', () => {
  const answer = { name: 'projects/1/answers/2', state: 'SUCCEEDED' };
  expect(read({ ...base, answer: { ...answer, answerText: 'Lumora.' } })).toMatchObject({ text: 'Lumora.' });
  expect(read({ ...base, answer })).toBe('no_text');
});
