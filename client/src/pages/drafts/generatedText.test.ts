import { expect, test } from 'vitest';
import { generatedText } from './generatedText.ts';

const HEAD = '{"code":0,"msg":"ok","data":{"by":"model","model":"m","events":[\n';

test('the text so far is read at any moment, half a line is left for later', () => {
  const reply = `${HEAD}{"text":"你好，\\n"},\n{"text":"世界"},\n{"end":{"fault":null}}\n]}}`;
  expect(generatedText('')).toBe('');
  expect(generatedText(HEAD)).toBe('');
  expect(generatedText(reply.slice(0, HEAD.length + 8))).toBe('');
  expect(generatedText(reply.slice(0, reply.indexOf('世')))).toBe('你好，\n');
  expect(generatedText(reply)).toBe('你好，\n世界');
});

test('a refusal, or something else altogether, is no text', () => {
  expect(generatedText('{"code":500,"msg":"未登录","data":null}\n')).toBe('');
});
