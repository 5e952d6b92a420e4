import { expect, test } from 'vitest';
import { knownReply } from '#server/testing/briefReply.ts';
import { classifyFault } from './classifyFault.ts';
import { adviceOf } from './Fault.ts';

const UNSAFE = '系统检测到输入或生成内容可能包含不安全或敏感内容，请您避免输入易产生敏感内容的提示语。';

test('a filter that only says so in Chinese is a refusal', () => {
  const body = { contentFilter: [{ level: 0, role: 'user' }], error: { code: '1301', message: UNSAFE } };
  expect(knownReply(body)).toMatchObject({ status: 'refused', reason: `1301: ${UNSAFE}` });
  expect(adviceOf(classifyFault(400, {}, body))).toBe('refused');
});

test('a missing model that is only named in Chinese is one', () => {
  expect(adviceOf(classifyFault(400, {}, { error: { message: '模型不存在，请检查模型代码' } }))).toBe('model');
});

test.each([
  ['failed', null, 1008, 'insufficient balance'],
  ['refused', [{ finish_reason: 'stop', message: { role: 'assistant', content: '' } }], 1026, 'input new_sensitive'],
])('the error that MiniMax states beside the choices is told: %s', (status, choices, code, words) => {
  const reply = knownReply({ id: 'x', choices, base_resp: { status_code: code, status_msg: words } });
  expect(reply).toMatchObject({ status, reason: `${String(code)} ${words}` });
});

test('a code of 0 is none', () => {
  const choices = [{ finish_reason: 'stop', message: { role: 'assistant', content: 'Lumora.' } }];
  const base = { status_code: 0, status_msg: '' };
  expect(knownReply({ choices, base_resp: base })).toMatchObject({ status: 'ok', text: 'Lumora.' });
});
