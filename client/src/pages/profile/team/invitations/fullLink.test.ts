import { expect, test } from 'vitest';
import { fullLink } from './fullLink.ts';

test('a link is made whole; what is no web address is not handed on', () => {
  expect(fullLink('/invite?code=a%20b', 'https://app.example')).toBe('https://app.example/invite?code=a%20b');
  expect(fullLink('https://other.example/invite?code=c', 'https://app.example')).toBe(
    'https://other.example/invite?code=c',
  );
  expect(fullLink('javascript:alert(1)', 'https://app.example')).toBeNull();
  expect(fullLink('https://', 'https://app.example')).toBeNull();
});
