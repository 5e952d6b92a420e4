import { describe, expect, test } from 'vitest';
import { readApiBaseUrl, readApiCredentials, readHelpUrl } from './pageSettings.ts';

const pageWith = (head: string): Document => new DOMParser().parseFromString(`<head>${head}</head>`, 'text/html');

test.each([
  ['<meta name="api-base-url" content="https://api.example.com/v1">', 'https://api.example.com/v1'],
  ['<meta name="api-base-url" content="">', ''],
  ['<meta name="api-base-url" content="javascript:alert(1)">', ''],
  ['', ''],
])('%s leads calls to "%s"', (head, address) => {
  expect(readApiBaseUrl(pageWith(head))).toBe(address);
});

test.each([
  ['<meta name="api-credentials" content="include">', true],
  ['<meta name="api-credentials" content="">', false],
  ['', false],
])('%s: credentials are %s', (head, sent) => {
  expect(readApiCredentials(pageWith(head))).toBe(sent);
});

describe('the help address', () => {
  test.each([
    ['<meta name="help-url" content="https://help.example.com/">', 'https://help.example.com/'],
    ['<meta name="help-url" content="http://help.example.com/">', ''],
    ['<meta name="help-url" content="javascript:alert(1)">', ''],
    ['', ''],
  ])('%s is "%s"', (head, address) => {
    expect(readHelpUrl(pageWith(head))).toBe(address);
  });
});
