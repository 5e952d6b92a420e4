import { describe, expect, test } from 'vitest';
import { AI_ENGINES } from './aiEngines.ts';
import { crawlerOf, crawlerMemo } from './crawlerOf.ts';
import { CRAWLERS } from './crawlers.ts';
import { engineOfReferrer, engineOfTarget } from './engineOf.ts';
import { isPageAddress, isPageRequest, isPageServed } from './isPageRequest.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36';

describe('crawlers', () => {
  test.each([
    [
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
      'GPTBot',
      'training',
    ],
    ['Mozilla/5.0; compatible; OAI-SearchBot/1.0; +https://openai.com/searchbot', 'OAI-SearchBot', 'index'],
    ['Mozilla/5.0 (compatible; ChatGPT-User/1.0; +https://openai.com/bot)', 'ChatGPT-User', 'user'],
    ['Mozilla/5.0 (compatible; Claude-SearchBot/1.0)', 'Claude-SearchBot', 'index'],
    ['Mozilla/5.0 (compatible; ClaudeBot/1.0; +claudebot@anthropic.com)', 'ClaudeBot', 'training'],
    ['Mozilla/5.0 (compatible; Bytespider; spider-feedback@bytedance.com)', 'Bytespider', 'training'],
    [
      'Mozilla/5.0 (compatible; Baiduspider-render/2.0; +http://www.baidu.com/search/spider.html)',
      'Baiduspider',
      'index',
    ],
    ['Mozilla/5.0 (compatible; DeepSeekBot/1.0)', 'DeepSeekBot', 'training'],
    ['Mozilla/5.0 (compatible; TencentAI-Spider/1.0)', 'TencentBot', 'training'],
    ['Mozilla/5.0 (compatible; YuanbaoBot/1.0)', 'TencentBot', 'training'],
    [`${CHROME}; 360Spider`, '360Spider', 'index'],
    ['Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)', 'Sogou web spider', 'index'],
    ['Mozilla/5.0 Chrome/69.0.3497.81 YisouSpider/5.0 Safari/537.36', 'YisouSpider', 'index'],
    ['Mozilla/5.0 (compatible;PetalBot;+https://webmaster.petalsearch.com/site/petalbot)', 'PetalBot', 'index'],
    ['CCBOT/2.0', 'CCBot', 'training'],
    ['Mozilla/5.0 (compatible; Google-GeminiNotebook)', 'Google-NotebookLM', 'user'],
    ['Mozilla/5.0 (compatible; MistralAI-Training/1.0)', 'MistralAI-Training', 'training'],
  ])('%s', (agent, name, purpose) => {
    expect(crawlerOf(agent)).toMatchObject({ name, purpose });
  });

  test.each([
    [
      'Mozilla/5.0 AppleWebKit/537.36; compatible; KimiBot/1.1; +https://www.kimi.com/policies/kimi-crawlers',
      'training',
    ],
    ['Mozilla/5.0 AppleWebKit/537.36; compatible; Kimi-SearchBot/1.1', 'index'],
    ['Kimi-User/2.0', 'user'],
    ['Mozilla/5.0 (compatible; AzureAI-SearchBot/1.1)', 'index'],
    ['Mozilla/5.0 (compatible; YandexAdditionalBot/3.0; +http://yandex.com/bots)', 'training'],
    ['Diffbot-User/0.2', 'user'],
    ['Mozilla/5.0 (compatible; AI2Bot-DeepResearchEval/1.1)', 'user'],
    ['GoogleAgent-URLContext', 'user'],
    ['Mozilla/5.0 (compatible; DeepSeek-SearchBot/1.0)', 'training'],
  ])('%s comes for %s', (agent, purpose) => {
    expect(crawlerOf(agent)?.purpose).toBe(purpose);
  });

  test.each([
    CHROME,
    'Mozilla/5.0 (Linux; Android 16; wv) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36 DeepSeek/2.0.1',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Kimi/2.1',
    '',
    '-',
    'Mozilla/5.0 MQQBrowser/13 Tencent',
    'NotGPTBot/1.0',
    'Mozilla/5.0 (compatible; AhrefsBot/7.0)',
  ])('%s is none', (agent) => {
    expect(crawlerOf(agent)).toBeNull();
  });

  test('each is found by its own name, and ids are not used twice', () => {
    for (const { name } of CRAWLERS) expect(crawlerOf(`Mozilla/5.0 (compatible; ${name}/1.0)`)?.name).toBe(name);
    expect(new Set(CRAWLERS.map(({ id }) => id)).size).toBe(CRAWLERS.length);
    expect(CRAWLERS.filter(({ purpose_guessed: guessed }) => guessed).map(({ name }) => name)).toEqual([
      'Claude-Web',
      'GoogleOther',
      'GrokBot',
      'Grok-DeepSearch',
      'DoubaoBot',
      'ERNIEBot',
      'YiyanBot',
      'QwenBot',
      'TongyiBot',
      'Sosospider',
      'TencentBot',
    ]);
    for (const { docs } of CRAWLERS) if (docs !== null) expect(new URL(docs).protocol).toBe('https:');
  });

  test('the matcher says the same, the second time too', () => {
    const matcher = crawlerMemo();
    for (const agent of ['GPTBot/1.2', CHROME, 'GPTBot/1.2', CHROME]) {
      expect(matcher.get(agent)).toBe(crawlerOf(agent));
    }
  });
});

describe('engines', () => {
  test.each([
    ['https://www.doubao.com/chat/123', 'doubao'],
    ['https://chat.deepseek.com/', 'deepseek'],
    ['https://yuanbao.tencent.com/chat', 'yuanbao'],
    ['https://chatgpt.com/', 'chatgpt'],
    ['https://CHATGPT.com', 'chatgpt'],
    ['android-app://com.openai.chatgpt/', 'chatgpt'],
    ['https://copilot.microsoft.com/', 'copilot'],
    ['https://copilot.com/chats/1', 'copilot'],
    ['https://edgeservices.bing.com/', 'copilot'],
    ['https://chat.qwen.ai/', 'qwen'],
    ['https://business.gemini.google/', 'gemini'],
    ['https://notebooklm.google.com/', 'notebooklm'],
  ])('%s refers', (referrer, id) => {
    expect(engineOfReferrer(referrer)?.id).toBe(id);
  });

  test.each([
    '',
    '-',
    'https://www.baidu.com/',
    'https://www.google.com/',
    'https://notchatgpt.com/',
    'https://example.com/?from=chatgpt.com',
    'chatgpt.com',
  ])('%s does not', (referrer) => {
    expect(engineOfReferrer(referrer)).toBeNull();
  });

  test.each([
    ['/range?utm_source=chatgpt.com', 'chatgpt'],
    ['/range?a=1&utm_source=ChatGPT&b', 'chatgpt'],
    ['/range?utm_source=copilot.com', 'copilot'],
    ['/range?a=1&referrer=grok.com', 'grok'],
    ['/range?ref=https%3A%2F%2Fchatgpt.com%2F', 'chatgpt'],
    ['/range?ref=kimi', undefined],
    ['/range?referrer=notgrok.com', undefined],
    ['/?utm_source=www.perplexity.ai', 'perplexity'],
    ['/?utm_source=%E8%B1%86&x', undefined],
    ['/?utm_source=', undefined],
    ['/?xutm_source=kimi', undefined],
    ['/?utm_source=newsletter', undefined],
    ['/?utm_source=%E0%A4%A', undefined],
  ])('%s is marked', (target, id) => {
    expect(engineOfTarget(target)?.id).toBe(id);
  });

  test('no host belongs to two, and ids are not used twice', () => {
    const hosts = AI_ENGINES.flatMap((engine) => engine.hosts);
    expect(new Set(hosts).size).toBe(hosts.length);
    expect(new Set(AI_ENGINES.map(({ id }) => id)).size).toBe(AI_ENGINES.length);
  });
});

test('pages are told from what belongs to them', () => {
  expect(['/', '/a', '/a.html', '/a?b=c.css', '/a.php'].map(isPageAddress)).toEqual([true, true, true, true, true]);
  expect(['/a.css', '/robots.txt', '/a/b.JPG?x=1', '/sitemap.xml'].map(isPageAddress)).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect([isPageRequest('GET', '/a'), isPageRequest('HEAD', '/a'), isPageRequest('POST', '/a')]).toEqual([
    true,
    false,
    false,
  ]);
  expect([200, 204, 304, 301, 302, 404, 500].map(isPageServed)).toEqual([true, true, true, false, false, false, false]);
});
