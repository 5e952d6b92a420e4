import { expect, test } from 'vitest';
import { readLlmSettings } from './LlmSettings.ts';

test('without an address there is no model', () => {
  expect(readLlmSettings({})).toBeNull();
  expect(readLlmSettings({ LLM_API_KEY: 'k', LLM_MODEL: 'm' })).toBeNull();
});

test('a key is not needed, and a slash at the end does no harm', () => {
  expect(readLlmSettings({ LLM_BASE_URL: 'http://127.0.0.1:8000/v1/', LLM_MODEL: 'm' })).toEqual({
    baseUrl: 'http://127.0.0.1:8000/v1',
    apiKey: null,
    model: 'm',
  });
});

test.each([
  ['LLM_BASE_URL', { LLM_BASE_URL: 'api.example.com', LLM_MODEL: 'm' }],
  ['LLM_BASE_URL', { LLM_BASE_URL: 'file:///etc/passwd', LLM_MODEL: 'm' }],
  ['LLM_MODEL', { LLM_BASE_URL: 'https://api.example.com/v1' }],
  ['LLM_API_KEY', { LLM_BASE_URL: 'https://api.example.com/v1', LLM_MODEL: 'm', LLM_API_KEY: '密钥' }],
])('%s that makes no sense is refused by name, and no key is in the message', (name, variables) => {
  expect(() => readLlmSettings(variables)).toThrow(name);
  expect(() => readLlmSettings(variables)).not.toThrow('密钥');
});
