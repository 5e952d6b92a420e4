import { describe, expect, test } from 'vitest';
import type { ImportOverrides } from '#client/lib/importFields.ts';
import { ZonedClock } from './parseTime.ts';
import { RowReader } from './RowReader.ts';
import type { ImportedRow } from './RowReader.ts';

const A = 'https://lamps.example/a';
const readerWith = (overrides: ImportOverrides = {}): RowReader =>
  new RowReader({
    ...{ overrides, defaultPlatform: 'ChatGPT', clock: new ZonedClock('UTC'), now: Date.UTC(2026, 5, 1) },
    ...{ ownBrandId: 'own', brandIdOf: (name) => name },
  });

function read(record: object, overrides: ImportOverrides = {}): ImportedRow | string {
  return readerWith(overrides).read({
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
    // Nobody can tell whether it was searched, or what was looked at.
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
    expect(reader.isAnswerShape(['question', 'id'])).toBe(false);
  });
});

test('escapes of a program are undone, but not in what was exported here', () => {
  expect(read({ ...base, answer: 'Two:\\nLumora\\n- Wickett' })).toMatchObject({ text: 'Two:\nLumora\n- Wickett' });
});
