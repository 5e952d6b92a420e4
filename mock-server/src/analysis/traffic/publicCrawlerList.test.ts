import crawlerUserAgents from 'crawler-user-agents';
import { expect, test } from 'vitest';
import { crawlerOf } from './crawlerOf.ts';

/** The package's own types leave the tags out. */
const publicList = crawlerUserAgents as readonly {
  readonly pattern: string;
  readonly instances: readonly string[];
  readonly tags?: readonly string[];
}[];

/**
 * Tagged as robots of AI in the public list, and not in ours: link previews and advertising, tools that anybody runs for purposes of
 * their own, watchers of brands, archives and academic crawls that feed no answers.
 */
const LEFT_OUT = new Set([
  // Stands in robots.txt only.
  'Google-Extended',
  // Crawlers that anybody may send, for purposes of their own.
  'ApifyBot',
  'ApifyWebsiteContentCrawler',
  'Cloudflare-AutoRAG',
  'FirecrawlAgent',
  'KendraBot',
  'Spider[\\s\\S]*spider\\.com',
  'crawl4ai',
  'Devin',
  // A company reads the sites of its customers.
  'atlassian-bot',
  'bigsur\\.ai',
  'Poggio-Citations',
  'semantic-visions',
  'Thinkbot',
  'TaraGroup Intelligent Bot',
  'TSM-turingos',
  'Novellum',
  // Nobody says what they are for.
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
/** Robots of AI that the public list sorts elsewhere, and one that writes another's name behind its own. */
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
