import { expect, test } from 'vitest';
import { messagePrompt } from './messagePrompt.ts';

const MESSAGES = [
  { role: 'system', content: 'Be brief.' },
  { role: 'user', content: 'Best mug?' },
  { role: 'assistant', content: 'Wickett.' },
  { role: 'user', content: 'Best lamp?' },
];

test.each([
  ['a list', MESSAGES],
  ['JSON', JSON.stringify(MESSAGES)],
  ['Python’s list', "[{'role': 'user', 'content': 'Best lamp?'}]"],
  ['a request', { model: 'm', messages: MESSAGES }],
  ['a request in JSON', JSON.stringify({ body: { messages: MESSAGES } })],
  ['a request of the Responses API', { model: 'm', input: 'Best lamp?' }],
  ['parts of the Responses API', { input: [{ role: 'user', content: [{ type: 'input_text', text: 'Best lamp?' }] }] }],
  ['Gemini’s contents', { contents: [{ role: 'user', parts: [{ text: 'Best lamp?' }] }] }],
  ['Gemini’s contents without a role', { contents: [{ parts: [{ text: 'Best lamp?' }] }] }],
  ['Hunyuan’s messages', { Model: 'h', Messages: [{ Role: 'user', Content: 'Best lamp?' }] }],
  ['Cohere’s older request', { model: 'c', message: 'Best lamp?', connectors: [{ id: 'web-search' }] }],
  [
    'LangChain’s pairs',
    [
      ['system', 'Be brief.'],
      ['human', 'Best lamp?'],
    ],
  ],
  ['LangChain’s messages', [{ type: 'human', data: { content: 'Best lamp?' } }]],
  [
    'a conversation of ShareGPT',
    [
      { from: 'human', value: 'Best lamp?' },
      { from: 'gpt', value: 'Lumora.' },
    ],
  ],
  ['one message', { role: 'user', content: 'Best lamp?' }],
])('the last question of the user in %s', (_, value) => {
  expect(messagePrompt(value)).toBe('Best lamp?');
});

test.each([
  'Best lamp?',
  '[Lumora] or [Wickett]?',
  ['Best lamp?'],
  { text: 'Best lamp?' },
  { model: 'c', code: 'rate_limit', message: 'Slow down' },
  5,
  null,
  undefined,
  [
    { role: 'system', content: 'x' },
    { role: 'assistant', content: 'y' },
  ],
])('%j is no list of messages', (value) => {
  expect(messagePrompt(value)).toBe('');
});
