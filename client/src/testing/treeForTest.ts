import type { SourceNode } from '#client/api/detailSchemas.ts';

/** A node of the source tree with as many answers as citations. */
export function nodeForTest(
  id: string,
  parentId: string | null,
  citations: number,
  more: Partial<SourceNode> = {},
): SourceNode {
  const kind = id.startsWith('https://')
    ? 'url'
    : parentId === null
      ? 'domain'
      : /^[^/]+\/$/u.test(id)
        ? 'host'
        : 'folder';
  return {
    id,
    parent_id: parentId,
    kind,
    label: id.replace(/^https:\/\//u, ''),
    url: kind === 'url' ? id : null,
    title: null,
    citations,
    previous_citations: citations,
    answers: citations,
    answer_rate: null,
    prompts: 1,
    platform_ids: [],
    named: [],
    gap_answers: 0,
    status: 'steady',
    first_cited_at: '2026-01-01T00:00:00.000Z',
    last_cited_at: '2026-05-01T00:00:00.000Z',
    ...more,
  };
}

/** A domain with two hosts: the first has a folder with `pages` pages, the second has one page. */
export function treeForTest(pages: number): SourceNode[] {
  return [
    nodeForTest('a.cn', null, 100),
    nodeForTest('www.a.cn/', 'a.cn', 90),
    nodeForTest('www.a.cn/p/', 'www.a.cn/', 90),
    ...Array.from({ length: pages }, (_, index) =>
      nodeForTest(`https://www.a.cn/p/${index + 1}`, 'www.a.cn/p/', pages - index, { title: `page ${index + 1}` }),
    ),
    nodeForTest('m.a.cn/', 'a.cn', 10),
    nodeForTest('https://m.a.cn/about', 'm.a.cn/', 10, { title: '关于　我们', status: 'lost' }),
  ];
}
