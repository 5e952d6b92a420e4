import { expect, test } from 'vitest';
import { readApiBaseUrl } from './readApiBaseUrl.ts';

const pageWith = (head: string): Document => new DOMParser().parseFromString(`<head>${head}</head>`, 'text/html');

test.each([
  ['<meta name="api-base-url" content="https://api.example.com/v1">', 'https://api.example.com/v1'],
  ['<meta name="api-base-url" content="">', ''],
  ['<meta name="api-base-url" content="javascript:alert(1)">', ''],
  ['', ''],
])('%s leads calls to "%s"', (head, address) => {
  expect(readApiBaseUrl(pageWith(head))).toBe(address);
});
