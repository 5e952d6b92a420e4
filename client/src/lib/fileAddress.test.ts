import { expect, test } from 'vitest';
import { fileAddress } from './fileAddress.ts';

const BASE = 'https://api.example.com';

test.each([
  ['/api/uploads/abc.png', 'https://api.example.com/api/uploads/abc.png'],
  ['https://cdn.example.com/a.pdf?v=2', 'https://cdn.example.com/a.pdf?v=2'],
  ['http://localhost:5601/a.png', 'http://localhost:5601/a.png'],
])('%s is linked as %s', (url, href) => {
  expect(fileAddress(url, BASE)).toBe(href);
});

test.each([
  ['/api/uploads/abc.png', 'https://example.com', 'https://example.com/api/uploads/abc.png'],
  ['/api/uploads/abc.png', 'https://example.com/geo', 'https://example.com/geo/api/uploads/abc.png'],
  ['/api/uploads/abc.png', 'https://example.com/api', 'https://example.com/api/api/uploads/abc.png'],
  ['/geo/api/uploads/abc.png', 'https://example.com/geo', 'https://example.com/geo/api/uploads/abc.png'],
  ['/storage/abc.png', 'https://example.com/geo', 'https://example.com/storage/abc.png'],
])('%s of an API at %s is linked as %s', (url, base, href) => {
  expect(fileAddress(url, base)).toBe(href);
});

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>1</script>',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'https://user:secret@example.com/a.png',
  'https://',
  '',
])('%s is no link', (url) => {
  expect(fileAddress(url, BASE)).toBeNull();
});
