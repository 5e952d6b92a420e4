import { addDays, DAY_MS } from '#client/lib/dates.ts';
import type { SourceUrl } from '../src/analysis/citations/SourceUrl.ts';
import type { ProjectDefinition } from '../src/analysis/ProjectDefinition.ts';
import { SENTIMENT_CODES, type AnswerTable } from '../src/analysis/table/AnswerTable.ts';

const BRANDS = 12;
const PROMPTS = 50;
/** Words for the texts of prompts, so that they are searched and sorted like real ones. */
const WORDS = ['续航', '推荐', '哪个牌子', 'best software', '敏感肌', '多少钱', 'compare', '冬天', '售后', '团队'];
const PLATFORMS = 8;
const TOPICS = 6;
const URLS = 4000;
const DAYS = 180;
/** Day of the newest answers, in Asia/Shanghai. */
export const LAST_DAY = '2026-06-29';

/** Park-Miller generator, seeded so that every run measures the same table. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

function list(count: number, prefix: string): { id: string; name: string }[] {
  return Array.from({ length: count }, (_, i) => ({ id: `${prefix}${String(i)}`, name: `${prefix} ${String(i)}` }));
}

function promptText(index: number): string {
  const word = (step: number): string => WORDS[Math.floor(index / 10 ** step) % WORDS.length] ?? '';
  return `${word(0)}${word(1)} ${word(2)}${word(3)} ${String(index)}`;
}

function benchProject(prompts: number): ProjectDefinition {
  return {
    id: 'bench',
    name: 'Bench',
    brands: list(BRANDS, 'b').map((brand, i) => ({
      ...brand,
      own: i === 0,
      aliases: [],
      match_case: false,
      domains: [`b${String(i)}.com`],
    })),
    topics: list(TOPICS, 't'),
    platforms: list(PLATFORMS, 'p'),
    prompts: Array.from({ length: prompts }, (_, i) => ({
      id: `q${String(i)}`,
      text: promptText(i),
      topic_id: `t${String(i % TOPICS)}`,
      tags: [],
      keyword_ids: [],
    })),
    keywords: [],
    events: [0, 20, 60].map((daysAgo) => ({
      id: `e${String(daysAgo)}`,
      date: addDays(LAST_DAY, -daysAgo),
      kind: 'engine_update',
      title_zh: '',
      title_en: '',
    })),
  };
}

function benchUrls(): SourceUrl[] {
  return Array.from({ length: URLS }, (_, i) => {
    const brand = i % 40 < BRANDS ? i % 40 : -1;
    const domain = brand >= 0 ? `b${String(brand)}.com` : `site${String(i % 300)}.com`;
    const type = brand === 0 ? 'own' : brand > 0 ? 'competitor' : (['news', 'forum', 'other'] as const)[i % 3];
    return { url: `https://${domain}/${String(i)}`, host: domain, domain, type: type ?? 'other', brand };
  });
}

interface BrandColumns {
  readonly namedMask: Uint32Array;
  readonly position: Uint8Array;
  readonly sentiment: Uint8Array;
}

/** 3 to 4 brands named per answer; some prompts favour some brands. */
function brandColumns(prompt: Uint32Array, random: () => number): BrandColumns {
  const namedMask = new Uint32Array(prompt.length);
  const position = new Uint8Array(prompt.length * BRANDS);
  const sentiment = new Uint8Array(prompt.length * BRANDS);
  const codes = [SENTIMENT_CODES.positive, SENTIMENT_CODES.neutral, SENTIMENT_CODES.negative];
  prompt.forEach((index, row) => {
    let place = 0;
    for (let step = 0; step < BRANDS; step += 1) {
      const brand = (step + row) % BRANDS;
      if (random() < 0.1 + 0.04 * ((brand * 7 + index * 3) % 10)) {
        place += 1;
        namedMask[row] = (namedMask[row] ?? 0) | (1 << brand);
        position[row * BRANDS + brand] = place;
        sentiment[row * BRANDS + brand] = codes[Math.floor(random() * 3)] ?? 0;
      }
    }
  });
  return { namedMask, position, sentiment };
}

interface CitationColumns {
  readonly citationStart: Uint32Array;
  readonly citationUrl: Uint32Array;
  readonly citationPosition: Uint16Array;
  readonly citedMask: Uint32Array;
}

/** 0 to 9 citations per answer; a few URLs have most of them. */
function citationColumns(urls: readonly SourceUrl[], count: number, random: () => number): CitationColumns {
  const citations: number[] = [];
  const citationStart = new Uint32Array(count + 1);
  const citedMask = new Uint32Array(count);
  for (let row = 0; row < count; row += 1) {
    for (let left = Math.floor(random() * 10); left > 0; left -= 1) {
      const url = Math.floor(URLS * random() * random());
      citations.push(url);
      const brand = urls[url]?.brand ?? -1;
      citedMask[row] = (citedMask[row] ?? 0) | (brand >= 0 ? 1 << brand : 0);
    }
    citationStart[row + 1] = citations.length;
  }
  const citationPosition = new Uint16Array(citations.length).fill(1);
  return { citationStart, citationUrl: Uint32Array.from(citations), citationPosition, citedMask };
}

/** A deterministic table of `count` answers to `prompts` prompts over 180 days. */
export function syntheticTable(count: number, prompts = PROMPTS): AnswerTable {
  const random = seeded(20260629);
  const urls = benchUrls();
  const prompt = Uint32Array.from({ length: count }, () => Math.floor(random() * prompts));
  const begin = Date.parse(`${addDays(LAST_DAY, 1 - DAYS)}T00:00:00+08:00`);
  return {
    ...brandColumns(prompt, random),
    ...citationColumns(urls, count, random),
    project: benchProject(prompts),
    count,
    brandCount: BRANDS,
    ids: Array.from({ length: count }, (_, row) => `a${String(row)}`),
    askedAt: Float64Array.from({ length: count }, (_, row) => begin + Math.floor((row / count) * DAYS * DAY_MS)),
    prompt,
    platform: Uint16Array.from({ length: count }, () => Math.floor(random() * PLATFORMS)),
    topic: Uint16Array.from(prompt, (index) => index % TOPICS),
    run: new Uint16Array(count).fill(1),
    status: Uint8Array.from({ length: count }, () => (random() < 0.03 ? 1 : 0)),
    mentionStart: new Uint32Array(count + 1),
    mentionBrand: new Uint8Array(0),
    mentionFrom: new Uint32Array(0),
    mentionTo: new Uint32Array(0),
    details: new Map(),
    retrieved: new Map(),
    knownDay: new Uint16Array(count),
    captured: new Uint8Array(count).fill(1),
    citationTitle: [],
    urls,
    searches: new Map(),
    models: new Map(),
    labels: new Map(),
    texts: { text: () => '' },
    dropped: { citations: 0 },
  };
}
