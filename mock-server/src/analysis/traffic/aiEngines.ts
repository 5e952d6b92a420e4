/** An answer engine that sends visitors. */
export interface AiEngine {
  /** Must not change: stored counts contain it. */
  readonly id: string;
  readonly name_zh: string;
  readonly name_en: string;
  /** Hosts of its pages: a referrer is one of them or a subdomain. */
  readonly hosts: readonly string[];
  /** Values of `utm_source` in its links, besides its hosts. */
  readonly sources: readonly string[];
  /** Its Android apps, which send `android-app://` referrers. */
  readonly apps: readonly string[];
}

type Entry = readonly [id: string, zh: string, en: string, hosts: string, sources?: string, apps?: string];

/**
 * Engines by the hosts of their pages. Engines that show answers on the pages of a search engine
 * (Google AI Overviews and AI Mode, Baidu's answers above the results) send the referrer of that search engine: their visits
 * cannot be distinguished from ordinary searches and are not counted.
 */
const LIST: readonly Entry[] = [
  ['doubao', '豆包', 'Doubao', 'doubao.com', 'doubao', 'com.larus.nova'],
  ['deepseek', 'DeepSeek', 'DeepSeek', 'chat.deepseek.com', 'deepseek', 'com.deepseek.chat'],
  ['yuanbao', '元宝', 'Yuanbao', 'yuanbao.tencent.com', 'yuanbao', 'com.tencent.hunyuan.app.chat'],
  ['kimi', 'Kimi', 'Kimi', 'kimi.com kimi.ai kimi.moonshot.cn', 'kimi moonshot', 'com.moonshot.kimichat'],
  [
    'qwen',
    '千问',
    'Qwen',
    'qianwen.com tongyi.com tongyi.aliyun.com qianwen.aliyun.com qwen.ai',
    'qwen tongyi qianwen',
    'com.aliyun.tongyi',
  ],
  [
    'ernie',
    '文心',
    'ERNIE',
    'yiyan.baidu.com wenxin.baidu.com chat.baidu.com',
    'yiyan ernie wenxin',
    'com.baidu.newapp',
  ],
  ['nami', '纳米 AI', 'Nami AI', 'n.cn bot.n.cn so.360.com', 'nami'],
  ['metaso', '秘塔', 'Metaso', 'metaso.cn', 'metaso'],
  ['chatglm', '智谱清言', 'ChatGLM', 'chatglm.cn chat.z.ai', 'chatglm', 'com.zhipuai.qingyan'],
  ['quark', '夸克', 'Quark', 'quark.cn', 'quark', 'com.quark.browser'],
  ['spark', '讯飞星火', 'Spark', 'xinghuo.xfyun.cn', 'xinghuo', 'com.iflytek.spark'],
  ['chatgpt', 'ChatGPT', 'ChatGPT', 'chatgpt.com chat.openai.com', 'chatgpt openai', 'com.openai.chatgpt'],
  ['perplexity', 'Perplexity', 'Perplexity', 'perplexity.ai', 'perplexity', 'ai.perplexity.app.android'],
  [
    'gemini',
    'Gemini',
    'Gemini',
    'gemini.google.com gemini.google bard.google.com',
    'gemini',
    'com.google.android.apps.bard',
  ],
  [
    'copilot',
    'Copilot',
    'Copilot',
    'copilot.microsoft.com copilot.com copilot.cloud.microsoft m365.cloud.microsoft edgeservices.bing.com',
    'copilot microsoft-copilot',
    'com.microsoft.copilot',
  ],
  ['claude', 'Claude', 'Claude', 'claude.ai', 'claude anthropic', 'com.anthropic.claude'],
  ['grok', 'Grok', 'Grok', 'grok.com', 'grok grok.x.ai', 'ai.x.grok'],
  ['metaai', 'Meta AI', 'Meta AI', 'meta.ai', 'meta-ai metaai'],
  ['mistral', 'Mistral', 'Mistral', 'chat.mistral.ai', 'mistral lechat', 'ai.mistral.chat'],
  ['you', 'You.com', 'You.com', 'you.com', 'you.com'],
  ['poe', 'Poe', 'Poe', 'poe.com', 'poe', 'com.poe.android'],
  ['duckai', 'Duck.ai', 'Duck.ai', 'duck.ai', 'duck.ai'],
  ['felo', 'Felo', 'Felo', 'felo.ai', 'felo'],
  ['notebooklm', 'NotebookLM', 'NotebookLM', 'notebooklm.google.com', 'notebooklm'],
  ['ima', 'ima', 'ima', 'ima.qq.com'],
  ['iask', 'iAsk', 'iAsk', 'iask.ai', 'iask'],
  ['liner', 'Liner', 'Liner', 'liner.com', 'liner'],
  ['phind', 'Phind', 'Phind', 'phind.com', 'phind'],
  ['andi', 'Andi', 'Andi', 'andisearch.com', 'andisearch'],
  ['genspark', 'Genspark', 'Genspark', 'genspark.ai', 'genspark'],
];

const words = (text = ''): readonly string[] => text.split(' ').filter((word) => word !== '');

export const AI_ENGINES: readonly AiEngine[] = LIST.map(([id, name_zh, name_en, hosts, sources, apps]) => {
  return { id, name_zh, name_en, hosts: words(hosts), sources: words(sources), apps: words(apps) };
});
