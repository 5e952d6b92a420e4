import type { CrawlerPurpose } from '#client/api/trafficSchemas.ts';
import { escapeRegExp } from '#client/lib/escapeRegExp.ts';
import type { Crawler } from './Crawler.ts';

type Entry = readonly [name: string, purpose: CrawlerPurpose, docs?: string | null, token?: string];

const OPENAI = 'https://developers.openai.com/api/docs/bots';
const ANTHROPIC =
  'https://support.claude.com/en/articles/8896518-does-anthropic-crawl-data-from-the-web-and-how-can-site-owners-block-the-crawler';
const GOOGLE = 'https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers';
const GOOGLE_USER = 'https://developers.google.com/crawling/docs/crawlers-fetchers/google-user-triggered-fetchers';
const META = 'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers';
const AMAZON = 'https://developer.amazon.com/amazonbot';
const BEDROCK = 'https://docs.aws.amazon.com/bedrock/latest/userguide/webcrawl-data-source-connector.html';
const PERPLEXITY = 'https://docs.perplexity.ai/guides/bots';
const MISTRAL = 'https://docs.mistral.ai/robots';
const OMGILI = 'https://webz.io/blog/web-data/what-is-the-omgili-bot-and-why-is-it-crawling-your-website/';
const BAIDU = 'https://help.baidu.com/question?prod_id=99&class=0&id=3001';
const KIMI = 'https://www.kimi.com/policies/kimi-crawlers';
const SOGOU = 'https://www.sogou.com/docs/help/webmasters.htm';

/**
 * Names and purposes from the operators' documentation; without it, from the community list ai.robots.txt
 * (github.com/ai-robots-txt/ai.robots.txt, MIT). `training`: texts for models; `index`: a search index for
 * answers; `user`: fetched at the request of a user.
 * Excluded: names used only in robots.txt and never in a request (Google-Extended, Applebot-Extended), robots of advertising
 * (OAI-AdsBot) and of link previews, and tools that anybody runs for their own purposes (Scrapy, coding agents).
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
      // Renamed to Google-GeminiNotebook; the old name is still in use.
      ['Google-NotebookLM', 'user', GOOGLE_USER, 'google-(?:notebooklm|gemininotebook)'],
      ['Google-Agent', 'user', GOOGLE_USER],
      ['GoogleAgent-URLContext', 'user'],
      ['GoogleAgent-Mariner', 'user'],
      ['Gemini-Deep-Research', 'user'],
    ],
  ],
  [
    '微软',
    'Microsoft',
    [
      ['bingbot', 'index', 'https://www.bing.com/webmasters/help/which-crawlers-does-bing-use-8c184ec0'],
      ['AzureAI-SearchBot', 'index'],
    ],
  ],
  [
    'Perplexity',
    'Perplexity',
    [
      ['PerplexityBot', 'index', PERPLEXITY],
      ['Perplexity-User', 'user', PERPLEXITY, 'perplexity-?user'],
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
      ['AmazonBuyForMe', 'user'],
      ['bedrockbot', 'index', BEDROCK],
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
  [
    'Ai2',
    'Ai2',
    [
      ['AI2Bot', 'training', 'https://allenai.org/crawler'],
      ['AI2Bot-DeepResearchEval', 'user'],
    ],
  ],
  ['Brave', 'Brave', [['Bravebot', 'index', 'https://safe.search.brave.com/help/brave-search-crawler']]],
  ['You.com', 'You.com', [['YouBot', 'index', 'https://docs.you.com/youbot']]],
  [
    'Diffbot',
    'Diffbot',
    [
      ['Diffbot', 'training'],
      ['Diffbot-User', 'user'],
    ],
  ],
  [
    'xAI',
    'xAI',
    [
      // Undocumented; the names are from reports of site owners.
      ['GrokBot', 'training', null, 'grokbot|xai-?grok|xai-?bot'],
      ['Grok-DeepSearch', 'user'],
    ],
  ],
  ['Andi', 'Andi', [['Andibot', 'index']]],
  ['Bright Data', 'Bright Data', [['Brightbot', 'training']]],
  ['Channel3', 'Channel3', [['Channel3Bot', 'index']]],
  ['Direqt', 'Direqt', [['Anomura', 'index']]],
  ['Exa', 'Exa', [['ExaSearchBot', 'index']]],
  ['iAsk', 'iAsk', [['iAskBot', 'index', null, 'iask(?:bot|spider)']]],
  ['Kangaroo LLM', 'Kangaroo LLM', [['Kangaroo Bot', 'training']]],
  ['Kagi', 'Kagi', [['kagi-fetcher', 'user']]],
  ['Liner', 'Liner', [['LinerBot', 'user']]],
  [
    'LAION',
    'LAION',
    [
      ['laion-huggingface-processor', 'training'],
      ['LAIONDownloader', 'training'],
      ['img2dataset', 'training'],
    ],
  ],
  ['Linkup', 'Linkup', [['LinkupBot', 'index']]],
  ['Manus', 'Manus', [['Manus-User', 'user']]],
  [
    'Parallel',
    'Parallel',
    [
      ['ShapBot', 'index'],
      ['Shap-User', 'user'],
    ],
  ],
  ['Phind', 'Phind', [['PhindBot', 'user']]],
  ['Spawning', 'Spawning', [['Spawning-AI', 'training']]],
  ['Tavily', 'Tavily', [['TavilyBot', 'index']]],
  ['Zanista', 'Zanista', [['ZanistaBot', 'index']]],
  ['Querit', 'Querit', [['QueritBot', 'index', null, 'querit(?:-search)?bot']]],
  ['ROIS', 'ROIS', [['Cotoyogi', 'training']]],
  ['NICT', 'NICT', [['ICC-Crawler', 'training']]],
  ['SB Intuitions', 'SB Intuitions', [['SBIntuitionsBot', 'training']]],
  ['Timpi', 'Timpi', [['Timpibot', 'training']]],
  ['Webz.io', 'Webz.io', [['omgili', 'training', OMGILI, 'omgili(?:bot)?|webzio(?:-extended)?']]],
  [
    'Yandex',
    'Yandex',
    [
      ['YandexBot', 'index', 'https://yandex.com/support/webmaster/robot-workings/check-yandex-robots.html'],
      ['YandexAdditional', 'training', null, 'yandexadditional(?:bot)?'],
    ],
  ],
  [
    '字节跳动',
    'ByteDance',
    [
      ['Bytespider', 'training'],
      ['TikTokSpider', 'training'],
      ['DoubaoBot', 'user'],
    ],
  ],
  [
    '百度',
    'Baidu',
    [
      ['Baiduspider', 'index', BAIDU],
      ['ERNIEBot', 'training'],
      ['YiyanBot', 'user'],
    ],
  ],
  [
    '阿里巴巴',
    'Alibaba',
    [
      ['QwenBot', 'training'],
      ['TongyiBot', 'user'],
    ],
  ],
  [
    '月之暗面',
    'Moonshot AI',
    [
      ['KimiBot', 'training', KIMI],
      ['Kimi-SearchBot', 'index', KIMI],
      ['Kimi-User', 'user', KIMI],
    ],
  ],
  ['深度求索', 'DeepSeek', [['DeepSeekBot', 'training', null, 'deepseek[\\w-]*?bot']]],
  [
    '腾讯',
    'Tencent',
    [
      ['Sosospider', 'index'],
      // Tencent documents no name for Yuanbao and Hunyuan; any robot with these names is theirs or claims to be.
      ['TencentBot', 'training', null, '(?:tencent|yuanbao|hunyuan)[\\w-]*?(?:bot|spider|crawler)'],
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
 * GoogleOther fetches for unspecified product teams and research; Claude-Web is no longer documented; Sosospider's search engine
 * was shut down; xAI, Tencent, ByteDance, Baidu and Alibaba document nothing: a robot named after a model is assumed to collect training
 * data, one named after an assistant to fetch for its users.
 */
const GUESSED: ReadonlySet<string> = new Set([
  'GoogleOther',
  'Claude-Web',
  'Sosospider',
  'TencentBot',
  'GrokBot',
  'Grok-DeepSearch',
  'DoubaoBot',
  'ERNIEBot',
  'YiyanBot',
  'QwenBot',
  'TongyiBot',
]);

const idOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-');

/** Every known crawler. */
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
      token: token ?? escapeRegExp(name),
    };
  }),
);
