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
    '/create',
    '/create?redirect=/create',
    '/create/',
    '/Create//?a=1',
    '/invite?code=1',
  ])('%j leads nowhere', (value) => {
    expect(safeRedirect(value)).toBeNull();
  });
});
