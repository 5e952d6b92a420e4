import type { BrandDefinition, Platform, ProjectDefinition, Prompt } from '../src/analysis/ProjectDefinition.ts';
import type { RawAnswer, RawCitation } from '../src/analysis/table/RawAnswer.ts';

const LENGTH = 1_500;

const BRANDS: readonly (readonly [name: string, aliases: readonly string[], domain: string])[] = [
  ['澄音', ['Chengyin', '澄音科技'], 'chengyin.example'],
  ['Northpeak', ['North Peak'], 'northpeak.com'],
  ['Lumora', ['Lumora Audio'], 'lumora.com'],
  ["D'Aria", ['Daria Sound'], 'daria.it'],
  ['听澜', ['Tinglan'], 'tinglan.cn'],
  ['听澜云', ['Tinglan Cloud'], 'cloud.tinglan.cn'],
  ['Ring', [], 'ring.example'],
  ['Away', [], 'away.example'],
  ['Volt&Co', ['Volt & Co'], 'voltco.com'],
  ['S++', [], 'spp.dev'],
  ['鹿鸣', ['Luming'], 'luming.com.cn'],
  ['Kestrel 7', ['Kestrel'], 'kestrel.co.uk'],
];

const ENGLISH = [
  'For most people, %B is the best choice: the sound is clear, the fit is comfortable and the battery lasts all day.',
  'Reviewers praise its monitoring features, although the companion app is slow and the price is steep for what you get.',
  '**%B** – lightweight, reliable and easy to use, but the case is bulky.',
  'If you travel often, look for at least 30 hours of playtime, multipoint pairing and a foldable design…',
  'Compared to %B, %B is not as good as expected in calls, yet it is more affordable.',
  '1. Check the return policy before you buy, because comfort is personal and depends on the shape of your ears.',
  'According to long-term tests ([The Daily Sound][1]), %B kept its capacity better than %B over two years.',
  'See the full comparison at https://www.example.com/reviews/%U?utm_source=chatgpt.com for details on each model.',
  'The second half of the list is a matter of taste, and prices change from week to week in most shops.',
  '- [%B in depth](https://news.example.org/%U/review) covers noise cancelling, comfort and microphone quality.',
];
const CHINESE = [
  '综合来看，%B在音质和佩戴舒适度方面表现出色，续航也很稳定，适合大多数人选择。',
  '如果预算有限，可以考虑%B，性价比高，不过降噪效果一般，通话质量不如%B。',
  '从用户口碑来看，这类产品的主要差异在于降噪深度、佩戴感受以及配套应用是否好用，建议先试听再决定。',
  '### 二、选购建议\n',
  '**%B**：做工精致，连接稳定；缺点是价格偏高，售后网点较少。',
  '需要注意的是，不同渠道的价格差异较大，活动期间往往更划算，购买前最好核对型号与保修政策。',
  '据多家媒体评测（[数码日报](https://www.example.cn/a/%U.html)），%B的主动降噪在地铁场景下优于%B。',
  '1. 日常通勤：优先考虑轻便和降噪；2. 居家办公：优先考虑通话清晰度和长时间佩戴的舒适度。',
  '详见 https://zhuanlan.example.cn/p/%U 的对比测试，其中列出了各型号的参数与实测数据……',
  '总体而言，没有一款产品适合所有人，按照自己的使用场景来选才是最稳妥的办法。',
];

function pick<T>(random: () => number, values: readonly [T, ...T[]] | readonly T[], fallback: T): T {
  return values[Math.floor(random() * values.length)] ?? fallback;
}

function brandName(random: () => number): string {
  const brand = BRANDS[Math.floor(random() * BRANDS.length)];
  return brand === undefined ? '' : pick(random, [brand[0], ...brand[1]], brand[0]);
}

/** Sentences of one language, most of them without a brand, up to `length` characters. */
export function answerText(random: () => number, chinese: boolean, length = LENGTH): string {
  const sentences = chinese ? CHINESE : ENGLISH;
  let text = '';
  while (text.length < length) {
    const sentence = pick(random, sentences, '')
      .replaceAll('%B', () => brandName(random))
      .replaceAll('%U', () => String(Math.floor(random() * 20_000)));
    text += sentence + (random() < 0.3 ? '\n\n' : chinese ? '' : ' ');
  }
  return inOnePiece(text);
}

/** Flattens the string as a file parser would: V8 keeps concatenated strings as a tree (rope) until they are read. */
function inOnePiece(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8');
}

/** Cited pages, a few of them often; null for one answer in five, whose citations were not captured. */
export function citations(random: () => number): RawCitation[] | null {
  const kind = random();
  if (kind < 0.2) {
    return null;
  }
  const count = kind < 0.4 ? 0 : 1 + Math.floor(random() * 8);
  return Array.from({ length: count }, (_, index) => {
    const page = Math.floor(random() ** 2 * 20_000);
    const domain = BRANDS[page % BRANDS.length]?.[2] ?? '';
    const host = page % 7 === 0 ? domain : `site${String(page % 900)}.com`;
    const url = `https://www.${host}/articles/${String(page)}/?utm_source=chatgpt.com#:~:text=best`;
    return { position: index + 1, url: inOnePiece(url), title: `Article ${String(page)}` };
  });
}

/** The project of the generated answers. */
export function benchAnswerProject(): ProjectDefinition {
  const brands = BRANDS.map(([name, aliases, domain], index): BrandDefinition => ({
    id: `b${String(index)}`,
    name,
    own: index === 0,
    aliases,
    match_case: name === 'Away',
    domains: [domain],
  }));
  const prompts = Array.from({ length: 50 }, (_, i): Prompt => ({
    id: `q${String(i)}`,
    text: `Prompt ${String(i)}`,
    topic_id: null,
    tags: [],
    keyword_ids: [],
  }));
  const platforms = Array.from({ length: 8 }, (_, i): Platform => ({
    id: `p${String(i)}`,
    name: `Platform ${String(i)}`,
  }));
  return { id: 'bench', name: 'Bench', brands, topics: [], platforms, prompts, keywords: [], events: [] };
}

/** An answer of about 1,500 characters, alternating between Chinese and English. */
export function benchAnswer(random: () => number, index: number): RawAnswer {
  return {
    id: `a${String(index)}`,
    prompt_id: `q${String(index % 50)}`,
    platform_id: `p${String(index % 8)}`,
    run: 1 + (index % 3),
    asked_at: Date.UTC(2025, 0, 1) + index * 60_000,
    status: 'ok',
    text: answerText(random, index % 2 === 0),
    citations: citations(random),
  };
}
