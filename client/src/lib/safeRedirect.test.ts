import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redirectValue, safeRedirect } from './safeRedirect.ts';

describe('the redirect parameter', () => {
  test('keeps the full address with query and hash', () => {
    const address = '/answer/promptsDetails?id=7&q=%E4%B8%AD%20%26#runs';
    expect(safeRedirect(address)).toBe(address);
    expect(redirectValue({ pathname: '/a', search: '?b=1', hash: '#c' })).toBe('/a?b=1#c');
  });
  test.each([
    null,
    '',
    'answer',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/a\u0000b',
    '/\r\n/evil.example',
    '\u00a0//evil.example',
    '/.//evil.example',
    '/answer/..//evil.example/overview/index',
    '/answer/%2e%2e//evil.example',
    '/%2e//evil.example',
    'https:/evil.example',
    'http:evil.example',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://evil.example/1',
    '%2F%2Fevil.example',
    '%252F%252Fevil.example',
    '/answer/../create?redirect=%2Fcreate',
    '/answer/%2e%2e/create',
    '/create',
    '/create?redirect=/create',
    '/create/',
    '/Create//?a=1',
    '/shared/abc',
    '/notifications/answer?code=1',
  ])('%j leads nowhere', (value) => {
    expect(safeRedirect(value)).toBeNull();
  });
  test.each([
    // Encoded slashes and backslashes stay part of the path, even if decoded once or twice.
    ['/%2Fevil.example', '/%2Fevil.example'],
    ['/%5Cevil.example', '/%5Cevil.example'],
    ['/%252F%252Fevil.example', '/%252F%252Fevil.example'],
    ['/brand/index?next=https://evil.example', '/brand/index?next=https://evil.example'],
    ['/brand/index#javascript:alert(1)', '/brand/index#javascript:alert(1)'],
    ['/invite?code=7', '/invite?code=7'],
    ['/brand/index?q=<script>', '/brand/index?q=%3Cscript%3E'],
    ['/\u202egro.live', '/%E2%80%AEgro.live'],
    [`/${'a'.repeat(100_000)}`, `/${'a'.repeat(100_000)}`],
  ])('what stays inside is kept as the browser writes it', (value, address) => {
    expect(safeRedirect(value)).toBe(address);
  });
  test('whatever it is, the browser would stay in the app with it', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '..',
      '.',
      '%2e',
      '%2f',
      '%5c',
      '\t',
      '\n',
      '@',
      ':',
      'evil.example',
      'https:',
      '?',
      '#',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 9 }), (parts) => {
        const address = safeRedirect(`/${parts.join('')}`);
        if (address !== null) expect(new URL(address, 'https://app.example/x/y').origin).toBe('https://app.example');
      }),
      { numRuns: 2000 },
    );
  });
});
