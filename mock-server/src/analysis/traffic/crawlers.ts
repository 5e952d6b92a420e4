import type { CrawlerPurpose } from '../../../../client/src/api/trafficSchemas.ts';

/** A program of an AI company, or of a search engine whose index answers are made from, known by its user agent. */
export interface Crawler {
  /** Stable: it stands in stored counts. */
  readonly id: string;
  /** As it calls itself. */
  readonly name: string;
  readonly operator_zh: string;
  readonly operator_en: string;
  readonly purpose: CrawlerPurpose;
  /** What its user agent holds, whatever the case; a regular expression's source. */
  readonly token: string;
  /** The operator's own page about it; null: it has none, and what is known comes from lists and logs. */
  readonly docs: string | null;
  /** Neither the operator nor the list says what it comes for: the purpose is the likeliest by its name. */
  readonly purpose_guessed: boolean;
}

type Entry = readonly [name: string, purpose: CrawlerPurpose, docs?: string | null, token?: string];

const OPENAI = 'https://developers.openai.com/api/docs/bots';
const ANTHROPIC =
  'https://support.claude.com/en/articles/8896518-does-anthropic-crawl-data-from-the-web-and-how-can-site-owners-block-the-crawler';
const GOOGLE = 'https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers';
const GOOGLE_USER = 'https://developers.google.com/crawling/docs/crawlers-fetchers/google-user-triggered-fetchers';
const META = 'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers';
const AMAZON = 'https://developer.amazon.com/amazonbot';
const PERPLEXITY = 'https://docs.perplexity.ai/guides/bots';
const MISTRAL = 'https://docs.mistral.ai/robots';
const OMGILI = 'https://webz.io/blog/web-data/what-is-the-omgili-bot-and-why-is-it-crawling-your-website/';
const BAIDU = 'https://help.baidu.com/question?prod_id=99&class=0&id=3001';
const SOGOU = 'https://www.sogou.com/docs/help/webmasters.htm';

/**
 * Names and purposes as the operators' pages describe them; where there is no such page, as the community list ai.robots.txt
 * (github.com/ai-robots-txt/ai.robots.txt, MIT) has them. `training`: texts for models; `index`: a search index from which answers
 * are made; `user`: fetched because somebody asked just then.
 * Names that stand in robots.txt only and never in a request (Google-Extended, Applebot-Extended) are left out.
 */
const LIST: readonly (readonly [zh: string, en: string, entries: readonly Entry[]])[] = [
  [
    'OpenAI',
    'OpenAI',
    [
      ['GPTBot', 'training', OPENAI],
      ['OAI-SearchBot', 'index', OPENAI],
      ['ChatGPT-User', 'user', OPENAI],
    ],
  ],
  [
    'Anthropic',
    'Anthropic',
    [
      ['ClaudeBot', 'training', ANTHROPIC],
      ['Claude-SearchBot', 'index', ANTHROPIC],
      ['Claude-User', 'user', ANTHROPIC],
      ['Claude-Web', 'user'],
      ['anthropic-ai', 'training'],
    ],
  ],
  [
    '谷歌',
    'Google',
    [
      ['Googlebot', 'index', GOOGLE],
      ['GoogleOther', 'training', GOOGLE],
      ['Google-CloudVertexBot', 'index', GOOGLE],
      // Renamed to Google-GeminiNotebook; the old name still comes.
      ['Google-NotebookLM', 'user', GOOGLE_USER, 'google-(?:notebooklm|gemininotebook)'],
      ['Google-Agent', 'user', GOOGLE_USER],
      ['Gemini-Deep-Research', 'user'],
    ],
  ],
  [
    '微软',
    'Microsoft',
    [['bingbot', 'index', 'https://www.bing.com/webmasters/help/which-crawlers-does-bing-use-8c184ec0']],
  ],
  [
    'Perplexity',
    'Perplexity',
    [
      ['PerplexityBot', 'index', PERPLEXITY],
      ['Perplexity-User', 'user', PERPLEXITY],
    ],
  ],
  [
    'Meta',
    'Meta',
    [
      ['meta-externalagent', 'training', META],
      ['meta-externalfetcher', 'user', META],
      ['meta-webindexer', 'index', META],
      ['FacebookBot', 'training', 'https://developers.facebook.com/docs/sharing/bot/'],
    ],
  ],
  ['苹果', 'Apple', [['Applebot', 'index', 'https://support.apple.com/en-us/119829']]],
  [
    '亚马逊',
    'Amazon',
    [
      ['Amazonbot', 'training', AMAZON],
      ['Amzn-SearchBot', 'index', AMAZON],
      ['Amzn-User', 'user', AMAZON],
    ],
  ],
  [
    'Mistral',
    'Mistral',
    [
      ['MistralAI-Training', 'training', MISTRAL],
      ['MistralAI-Index', 'index', MISTRAL],
      ['MistralAI-User', 'user', MISTRAL],
    ],
  ],
  [
    'Cohere',
    'Cohere',
    [
      ['cohere-training-data-crawler', 'training'],
      ['cohere-ai', 'user'],
    ],
  ],
  [
    'DuckDuckGo',
    'DuckDuckGo',
    [
      ['DuckAssistBot', 'user', 'https://duckduckgo.com/duckduckgo-help-pages/results/duckassistbot'],
      ['DuckDuckBot', 'index', 'https://duckduckgo.com/duckduckgo-help-pages/results/duckduckbot'],
    ],
  ],
  ['Common Crawl', 'Common Crawl', [['CCBot', 'training', 'https://commoncrawl.org/ccbot']]],
  ['Ai2', 'Ai2', [['AI2Bot', 'training', 'https://allenai.org/crawler']]],
  ['Brave', 'Brave', [['Bravebot', 'index', 'https://safe.search.brave.com/help/brave-search-crawler']]],
  ['You.com', 'You.com', [['YouBot', 'index', 'https://docs.you.com/youbot']]],
  ['Diffbot', 'Diffbot', [['Diffbot', 'training']]],
  ['Timpi', 'Timpi', [['Timpibot', 'training']]],
  ['Webz.io', 'Webz.io', [['omgili', 'training', OMGILI, 'omgili(?:bot)?|webzio(?:-extended)?']]],
  [
    'Yandex',
    'Yandex',
    [['YandexBot', 'index', 'https://yandex.com/support/webmaster/robot-workings/check-yandex-robots.html']],
  ],
  [
    '字节跳动',
    'ByteDance',
    [
      ['Bytespider', 'training'],
      ['TikTokSpider', 'training'],
    ],
  ],
  ['百度', 'Baidu', [['Baiduspider', 'index', BAIDU]]],
  ['深度求索', 'DeepSeek', [['DeepSeekBot', 'training', null, 'deepseek[\\w-]*']]],
  [
    '腾讯',
    'Tencent',
    [
      ['Sosospider', 'index'],
      // Tencent documents no name for Yuanbao and Hunyuan; whatever robot names itself after them is theirs or says so.
      ['TencentBot', 'training', null, '(?:tencent|yuanbao|hunyuan)[\\w-]*(?:bot|spider|crawler)'],
    ],
  ],
  ['搜狗', 'Sogou', [['Sogou web spider', 'index', SOGOU, 'sogou (?:web|inst|news|pic|video|orion)? ?spider']]],
  ['360', '360', [['360Spider', 'index', 'https://www.so.com/help/help_3_2.html', '360spider|haosouspider|qihoobot']]],
  ['神马与夸克', 'Shenma and Quark', [['YisouSpider', 'index', 'https://zhanzhang.sm.cn/']]],
  [
    '华为',
    'Huawei',
    [
      ['PetalBot', 'index', 'https://webmaster.petalsearch.com/site/petalbot'],
      ['PanguBot', 'training'],
    ],
  ],
  ['智谱', 'Zhipu', [['ChatGLM-Spider', 'training']]],
];

/**
 * GoogleOther fetches for product teams and research, whichever that is; Claude-Web is documented no more; Sosospider's search engine
 * is gone; Tencent says nothing.
 */
const GUESSED: ReadonlySet<string> = new Set(['GoogleOther', 'Claude-Web', 'Sosospider', 'TencentBot']);

const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
const idOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-');

/** Every crawler that is told apart. */
export const CRAWLERS: readonly Crawler[] = LIST.flatMap(([operator_zh, operator_en, entries]) =>
  entries.map(([name, purpose, docs = null, token]): Crawler => {
    return {
      id: idOf(name),
      name,
      operator_zh,
      operator_en,
      purpose,
      purpose_guessed: GUESSED.has(name),
      docs,
      token: token ?? escaped(name),
    };
  }),
);
