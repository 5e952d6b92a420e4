import crawlerUserAgents from 'crawler-user-agents';
import { expect, test } from 'vitest';
import { crawlerOf } from './crawlerOf.ts';

/** The types of the package omit the tags. */
const publicList = crawlerUserAgents as readonly {
  readonly pattern: string;
  readonly instances: readonly string[];
  readonly tags?: readonly string[];
}[];

/**
 * Tagged as AI robots in the public list, but not in ours: link previews and advertising, tools that anybody runs for their own
 * purposes, brand monitoring, archives and academic crawls that feed no answers.
 */
const LEFT_OUT = new Set([
  // Only used in robots.txt.
  'Google-Extended',
  // Crawlers that anybody can run for their own purposes.
  'ApifyBot',
  'ApifyWebsiteContentCrawler',
  'Cloudflare-AutoRAG',
  'FirecrawlAgent',
  'KendraBot',
  'Spider[\\s\\S]*spider\\.com',
  'crawl4ai',
  'Devin',
  // Reads the sites of the company's customers.
  'atlassian-bot',
  'bigsur\\.ai',
  'Poggio-Citations',
  'semantic-visions',
  'Thinkbot',
  'TaraGroup Intelligent Bot',
  'TSM-turingos',
  'Novellum',
  // Purpose undocumented.
  'newsai\\/',
  'imageSpider',
  'ExteContextCrawl',
  'Flyriverbot',
  'Aranet-SearchBot',
  'KunatoCrawler',
  'TerraCotta',
  'HenkBot',
  'ImageMind',
  'linkReader\\/',
  'The Knowledge AI',
]);
/** AI robots that the public list tags differently, and one whose user agent appends another robot's name. */
const SORTED_ELSEWHERE = new Set([
  'meta-externalfetcher\\/',
  'meta-webindexer',
  'AmazonBuyForMe',
  'Google-Agent',
  'GoogleAgent-Mariner',
  'Manus-User',
  'Gwene',
]);
const OTHER_KINDS = [
  'advertising',
  'feed-reader',
  'http-library',
  'social-preview',
  'monitoring',
  'scanner',
  'browser-automation',
];

const agents = publicList
  .filter(({ tags, pattern }) => tags?.includes('ai-crawler') === true && !LEFT_OUT.has(pattern))
  .flatMap(({ pattern, instances }) => instances.map((agent) => [pattern, agent] as const));

test('robots of AI in the public list of crawlers are told', () => {
  const missed = agents.filter(([, agent]) => crawlerOf(agent) === null);
  expect([...new Set(missed.map(([pattern]) => pattern))]).toEqual([]);
});

test('libraries, readers of feeds, previews and the like are no robots of AI', () => {
  const others = publicList.filter(
    ({ tags = [], pattern }) => tags.some((tag) => OTHER_KINDS.includes(tag)) && !SORTED_ELSEWHERE.has(pattern),
  );
  const plain = others.filter(({ tags = [] }) => !tags.includes('ai-crawler') && !tags.includes('search-engine'));
  const taken = plain.flatMap(({ pattern, instances }) =>
    instances.flatMap((agent) => (crawlerOf(agent) === null ? [] : [`${pattern}: ${agent}`])),
  );
  expect(taken).toEqual([]);
});
