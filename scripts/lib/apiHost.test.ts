import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apiOriginOf, putApiBaseUrl, readApiCredentials } from './apiHost.ts';
import { readPageLine } from './pageLine.ts';

const page = readFileSync('client/index.html', 'utf8');

test('the page of the source names no API: calls go to its own origin', () => {
  expect(apiOriginOf(page)).toBeNull();
});

test('an API can be named, changed and taken out again', () => {
  const first = putApiBaseUrl(page, 'https://api.example.com/console/');
  expect(first).toContain('content="https://api.example.com/console"');
  expect(apiOriginOf(first)).toBe('https://api.example.com');
  const second = putApiBaseUrl(first, 'http://127.0.0.1:5601');
  expect(apiOriginOf(second)).toBe('http://127.0.0.1:5601');
  expect(putApiBaseUrl(second, '')).toBe(page);
});

test('credentials are sent to a host that they were asked for, and no longer when the next one is named', () => {
  const first = putApiBaseUrl(page, 'https://api.example.com', true);
  expect(readPageLine(first, 'api-credentials')).toBe('include');
  expect(readPageLine(putApiBaseUrl(first, 'https://other.example.com'), 'api-credentials')).toBe('');
  expect(() => putApiBaseUrl(page, '', true)).toThrow('--credentials needs an API host');
});

test.each([
  ['', false],
  ['0', false],
  ['1', true],
])('VITE_API_CREDENTIALS=%s', (text, sent) => {
  expect(readApiCredentials(text)).toBe(sent);
});

test('another value of VITE_API_CREDENTIALS is refused', () => {
  expect(() => readApiCredentials('yes')).toThrow('must be 1 or 0, not "yes"');
});

test.each(['api.example.com', 'javascript:alert(1)', 'https://a:b@c.example', 'https://c.example/?q', 'x" onload="y'])(
  '%s is refused',
  (address) => {
    expect(() => putApiBaseUrl(page, address)).toThrow('is not an API address');
  },
);

test('a page without the line is refused', () => {
  expect(() => putApiBaseUrl('<title>x</title>', 'https://a.example')).toThrow('api-base-url');
});
