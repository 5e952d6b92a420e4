import { expect, test } from 'vitest';
import { headerDirectives } from './robotsDirectives.ts';

test.each([
  ['', []],
  ['noindex', ['noindex']],
  ['googlebot: nofollow, noindex', ['googlebot:noindex']],
  ['googlebot: nofollow, otherbot: noindex, nofollow', []],
  ['otherbot: noindex, bingbot: nosnippet', ['bingbot:nosnippet']],
  ['unavailable_after: 25 Jun 2030 15:00:00 PST, nosnippet', ['nosnippet']],
  ['max-snippet:0', ['nosnippet']],
  ['max-snippet: -1, max-image-preview: large', []],
])('X-Robots-Tag %j', (header, expected) => {
  expect(headerDirectives(header)).toEqual(expected);
});

test('a hostile X-Robots-Tag is read at once, and as words alone', { timeout: 2000 }, () => {
  expect(headerDirectives(`googlebot${' '.repeat(3000)}x, noindex`)).toEqual(['noindex']);
  expect(headerDirectives('constructor, __proto__, toString: noindex')).toEqual([]);
});
