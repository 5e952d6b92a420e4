import { expect, it } from 'vitest';
import type { SourceUrl } from '#server/analysis/citations/SourceUrl.ts';
import { sourceTree } from './sourceTree.ts';

const page = (address: string): SourceUrl => {
  const host = /^[^/:?]+/u.exec(address)?.[0] ?? '';
  return { url: `https://${address}`, host, domain: host.split('.').slice(-2).join('.'), type: 'other', brand: -1 };
};

/** The tree as lines: indented label, with its kind in brackets unless it is a page. */
function drawn(name: string, addresses: readonly string[]): string[] {
  const { nodes } = sourceTree(name, addresses.map(page), addresses.keys());
  const depth = (place: number): number => (place < 0 ? -1 : depth(nodes[place]?.parent ?? -1) + 1);
  return nodes.map(
    ({ label, kind }, place) => `${'  '.repeat(depth(place))}${label}${kind === 'url' ? '' : ` (${kind})`}`,
  );
}

it('goes from the domain over hosts and folders to pages', () => {
  expect(drawn('a.com', ['a.com/x', 'm.a.com/blog/1', 'm.a.com/blog/2?p=3', 'm.a.com/one/alone'])).toEqual([
    'a.com (domain)',
    '  a.com (host)',
    '    x',
    '  m.a.com (host)',
    '    blog/ (folder)',
    '      1',
    '      2?p=3',
    '    one/alone',
  ]);
});

it('keeps a folder only where it says something: two pages or more, not all in one folder of it', () => {
  expect(drawn('a.com', ['a.com/b/c/1', 'a.com/b/c/2', 'a.com/d/e/1', 'a.com/d/e/2', 'a.com/d/3'])).toEqual([
    'a.com (domain)',
    '  a.com (host)',
    '    b/c/ (folder)',
    '      1',
    '      2',
    '    d/ (folder)',
    '      e/ (folder)',
    '        1',
    '        2',
    '      3',
  ]);
});

it('knows front pages, ports, a page that is also a folder, and readable names', () => {
  expect(drawn('a.com', ['a.com', 'a.com?q=1', 'a.com:8080/z', 'a.com/g', 'a.com/g/1', 'a.com/g/%E4%B8%AD'])).toEqual([
    'a.com (domain)',
    '  a.com (host)',
    '    /',
    '    ?q=1',
    '    :8080/z',
    '    g',
    '    g/ (folder)',
    '      1',
    '      中',
  ]);
  // A label with invisible or bidi control characters stays encoded as sent.
  expect(drawn('a.com', ['a.com/%E2%80%AEx', 'a.com/%ZZ']).slice(2)).toEqual(['    %E2%80%AEx', '    %ZZ']);
});

it('begins with the host when that was asked for', () => {
  expect(drawn('m.a.com', ['m.a.com/1', 'm.a.com/2'])).toEqual(['m.a.com (host)', '  1', '  2']);
  expect(drawn('a.com', [])).toEqual([]);
});

it('names every place once', () => {
  const addresses = ['a.com', 'a.com/a', 'a.com/a/b', 'a.com/a/c', 'b.a.com', 'b.a.com/a/b', 'b.a.com/a/c'];
  const { nodes, nodeOfUrl } = sourceTree('a.com', addresses.map(page), addresses.keys());
  expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
  expect(nodes.every(({ parent }, place) => parent < place)).toBe(true);
  expect([...nodeOfUrl].map(([url, place]) => [nodes[place]?.url, nodes[place]?.kind, url])).toEqual(
    addresses.map((_, url) => [url, 'url', url]),
  );
});
