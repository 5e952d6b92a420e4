import { describe, expect, it } from 'vitest';
import type { BrandDefinition } from '../ProjectDefinition.ts';
import { SOURCE_DOMAINS } from './sourceDomains.ts';
import { SourceIndex } from './SourceIndex.ts';

function brand(name: string, own: boolean, domains: readonly string[]): BrandDefinition {
  return { id: name, name, own, aliases: [], match_case: false, domains };
}

const BRANDS = [
  brand('Own', true, ['own.com', 'https://www.own.co.uk/shop']),
  brand('Rival', false, ['rival.com.cn', 'music.own.com']),
];

function page(url: string): (string | number | undefined)[] {
  const index = new SourceIndex(BRANDS);
  const source = index.urls[index.indexOf(url)];
  return [source?.host, source?.domain, source?.type, source?.brand];
}

describe('SourceIndex', () => {
  it.each([
    ['https://blog.own.com/a', ['blog.own.com', 'own.com', 'own', 0]],
    ['https://own.co.uk', ['own.co.uk', 'own.co.uk', 'own', 0]],
    ['https://music.own.com/x', ['music.own.com', 'own.com', 'competitor', 1]],
    ['https://m.rival.com.cn', ['m.rival.com.cn', 'rival.com.cn', 'competitor', 1]],
    ['https://notown.com', ['notown.com', 'notown.com', 'other', -1]],
    ['https://zhuanlan.zhihu.com/p/1', ['zhuanlan.zhihu.com', 'zhihu.com', 'forum', -1]],
    ['https://baike.baidu.com/item/x', ['baike.baidu.com', 'baidu.com', 'reference', -1]],
    ['https://tieba.baidu.com/p/1', ['tieba.baidu.com', 'baidu.com', 'forum', -1]],
    ['https://v.qq.com/x', ['v.qq.com', 'qq.com', 'video', -1]],
    ['https://new.qq.com/x', ['new.qq.com', 'qq.com', 'news', -1]],
    ['https://item.jd.com/1', ['item.jd.com', 'jd.com', 'shop', -1]],
    ['https://en.wikipedia.org/wiki/A', ['en.wikipedia.org', 'wikipedia.org', 'reference', -1]],
    ['https://amazon.co.jp/dp/1', ['amazon.co.jp', 'amazon.co.jp', 'shop', -1]],
    ['https://www.beijing.gov.cn/a', ['beijing.gov.cn', 'beijing.gov.cn', 'official', -1]],
    ['https://cs.mit.edu', ['cs.mit.edu', 'mit.edu', 'official', -1]],
    ['https://ox.ac.uk', ['ox.ac.uk', 'ox.ac.uk', 'official', -1]],
    ['https://forum.example.com', ['forum.example.com', 'example.com', 'forum', -1]],
    ['https://store.example.com', ['store.example.com', 'example.com', 'shop', -1]],
    ['https://abcnews.go.com', ['abcnews.go.com', 'go.com', 'news', -1]],
    ['https://www.gov.cn/x', ['gov.cn', 'gov.cn', 'official', -1]],
    ['https://docs.acme.github.io/a', ['docs.acme.github.io', 'acme.github.io', 'other', -1]],
    ['https://acme.blogspot.com/a', ['acme.blogspot.com', 'acme.blogspot.com', 'forum', -1]],
    ['https://lamps.myshopify.com', ['lamps.myshopify.com', 'lamps.myshopify.com', 'other', -1]],
    ['https://acme.uk.com', ['acme.uk.com', 'acme.uk.com', 'other', -1]],
    ['https://pages.github.io', ['pages.github.io', 'pages.github.io', 'other', -1]],
    ['https://github.io', ['github.io', 'github.io', 'other', -1]],
    ['https://acme.wordpress.com', ['acme.wordpress.com', 'wordpress.com', 'forum', -1]],
  ])('%s', (url, expected) => {
    expect(page(url)).toEqual(expected);
  });

  it('keeps one page for all its spellings', () => {
    const index = new SourceIndex(BRANDS);
    const places = ['http://a.com/x/', 'https://www.a.com/x#y', 'a.com/x?utm_source=z', 'nonsense', 'a.com/y'];
    expect(places.map((url) => index.indexOf(url))).toEqual([0, 0, 0, -1, 1]);
    expect(index.urls.map((source) => source.url)).toEqual(['https://a.com/x', 'https://a.com/y']);
  });
});

it('lists each domain once, in lower case and without www', () => {
  for (const host of SOURCE_DOMAINS.keys()) {
    expect(host).toMatch(/^(?!www\.)[a-z0-9-]+(?:\.[a-z0-9-]+)+$/u);
  }
});
