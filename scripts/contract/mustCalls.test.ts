import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mustCalls } from './mustCalls.ts';

test('docs/provider.md lists the calls that a provider must answer, and no other', () => {
  const [, section = ''] = /^## The 22 calls$([^]*?)^## /mu.exec(readFileSync('docs/provider.md', 'utf8')) ?? [];
  const listed = [...section.matchAll(/^\| `((?:GET|POST) [^`]+)`/gmu)].map(([, call]) => call);
  expect(listed).toEqual(Object.values(mustCalls));
});
