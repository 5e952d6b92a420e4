import { expect, test } from 'vitest';
import { briefReply, knownReply } from '#server/testing/briefReply.ts';

const A = 'https://lamps.example/a';
const B = 'https://tests.example/b';

const converse = (...content: readonly object[]): object => ({
  output: { message: { role: 'assistant', content } },
  stopReason: 'end_turn',
  usage: { inputTokens: 9, outputTokens: 4 },
});
const cited = (words: string | null, citation: object): object => ({
  citationsContent: { citations: [citation], ...(words !== null && { content: [{ text: words }] }) },
});

test('words that cite something are words of the answer, in their place', () => {
  const content = [
    cited('Lumora wins', { title: 'Lamps', source: A, location: { searchResultLocation: { searchResultIndex: 0 } } }),
    { text: ', and ' },
    cited('Wickett follows', { title: 'own.pdf', location: { documentPage: { documentIndex: 0, start: 1 } } }),
    { text: '.' },
  ];
  expect(briefReply(converse(...content))).toMatchObject({
    ...{ kind: 'bedrock_converse', status: 'ok', text: 'Lumora wins, and Wickett follows.' },
    cited: [A],
  });
  expect(knownReply(converse(...content)).citations?.[0]?.title).toBe('Lamps');
  expect(briefReply(converse(content[2] ?? {})).cited).toBeNull();
});

test('Nova searches as it answers: its query, and the pages it cites', () => {
  const call = { toolUse: { name: 'nova_grounding', type: 'server_tool_use', input: { query: 'best lamp' } } };
  const result = { toolResult: { type: 'nova_grounding_result', content: [{ text: '[HIDDEN]' }] } };
  const page = (url: string): object => cited(null, { location: { web: { url, domain: new URL(url).host } } });
  const content = [call, result, { text: 'Lumora' }, page(B), page(A), page(B), { text: '.' }];
  expect(briefReply(converse(...content))).toMatchObject({ text: 'Lumora.', searches: ['best lamp'], cited: [B, A] });
  expect(briefReply(converse(call, result, { text: 'Lumora.' })).cited).toEqual([]);
  expect(briefReply(converse({ text: '<thinking>Wickett?</thinking>\n\nLumora.' })).text).toBe('Lumora.');
});

test('a stream cites with its words', () => {
  const delta = (value: object): object => ({ contentBlockDelta: { contentBlockIndex: 0, delta: value } });
  const events = [
    { messageStart: { role: 'assistant' } },
    delta({ text: 'Lumora' }),
    delta({ citation: { title: 'Lamps', location: { web: { url: A } } } }),
    delta({ text: '.' }),
    { messageStop: { stopReason: 'end_turn' } },
  ];
  expect(briefReply(events)).toMatchObject({ text: 'Lumora.', cited: [A] });
});

test('a completion of DeepSeek on Bedrock tells that it was cut off as stop_reason, and its thoughts are no answer', () => {
  const text = 'Which lamp? Compare.\n</think>\n\nLumora.';
  expect(briefReply({ choices: [{ text, stop_reason: 'length' }] })).toMatchObject({ status: 'ok', text: 'Lumora.' });
  expect(knownReply({ choices: [{ text, stop_reason: 'length' }] }).truncated).toBe(true);
  expect(knownReply({ choices: [{ text, stop_reason: 'stop' }] }).truncated).toBe(false);
});
