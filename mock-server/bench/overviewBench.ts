/**
 * How long the overview reply takes over 100,000 answers: `npx tsx mock-server/bench/overviewBench.ts [answers] [runs]`.
 * Prints one line of JSON: { answers, runs, p50Ms, p95Ms, windows }. The table is made directly, without texts, so that only the report is
 * measured; brands, sentiments and citations are spread as in recorded answers.
 */
import { addDays } from '../src/analysis/scope/dates.ts';
import { overviewReport } from '../src/analysis/reports/overviewReport.ts';
import { SENTIMENT_CODES, type AnswerTable, type ProjectDefinition, type SourceUrl } from '../src/analysis/types.ts';

const BRANDS = 12;
const PROMPTS = 50;
const PLATFORMS = 8;
const TOPICS = 6;
const URLS = 4000;
const DAYS = 180;
const LAST_DAY = '2026-06-29';
const DAY_MS = 86_400_000;

/** Park and Miller's generator: seeded, so that every run measures the same table. */
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

function benchProject(): ProjectDefinition {
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
    prompts: Array.from({ length: PROMPTS }, (_, i) => ({
      id: `q${String(i)}`,
      text: `Question ${String(i)}`,
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

/** A table of `count` answers over 180 days, 3 to 4 brands named and 0 to 9 citations in each. */
function benchTable(count: number): AnswerTable {
  const random = seeded(20260629);
  const pick = (size: number): number => Math.floor(random() * size);
  const urls = benchUrls();
  const citations: number[] = [];
  const citationStart = new Uint32Array(count + 1);
  const prompt = Uint32Array.from({ length: count }, () => pick(PROMPTS));
  const namedMask = new Uint32Array(count);
  const citedMask = new Uint32Array(count);
  const position = new Uint8Array(count * BRANDS);
  const sentiment = new Uint8Array(count * BRANDS);
  const begin = Date.parse(`${addDays(LAST_DAY, 1 - DAYS)}T00:00:00+08:00`);
  for (let row = 0; row < count; row += 1) {
    let place = 0;
    for (let step = 0; step < BRANDS; step += 1) {
      const brand = (step + row) % BRANDS;
      const rate = 0.1 + 0.4 * (((brand * 7 + (prompt[row] ?? 0) * 3) % 10) / 10);
      if (random() < rate) {
        place += 1;
        namedMask[row] = (namedMask[row] ?? 0) | (1 << brand);
        position[row * BRANDS + brand] = place;
        sentiment[row * BRANDS + brand] =
          [SENTIMENT_CODES.positive, SENTIMENT_CODES.neutral, SENTIMENT_CODES.negative][pick(3)] ?? 0;
      }
    }
    for (let left = pick(10); left > 0; left -= 1) {
      const url = Math.floor(URLS * random() * random());
      citations.push(url);
      const brand = urls[url]?.brand ?? -1;
      citedMask[row] = (citedMask[row] ?? 0) | (brand >= 0 ? 1 << brand : 0);
    }
    citationStart[row + 1] = citations.length;
  }
  return {
    project: benchProject(),
    count,
    brandCount: BRANDS,
    ids: Array.from({ length: count }, (_, row) => `a${String(row)}`),
    askedAt: Float64Array.from({ length: count }, (_, row) => begin + Math.floor((row / count) * DAYS * DAY_MS)),
    prompt,
    platform: Uint16Array.from({ length: count }, () => pick(PLATFORMS)),
    topic: Uint16Array.from(prompt, (index) => index % TOPICS),
    run: new Uint16Array(count).fill(1),
    status: Uint8Array.from({ length: count }, () => (random() < 0.03 ? 1 : 0)),
    namedMask,
    position,
    sentiment,
    mentionStart: new Uint32Array(count + 1),
    mentionBrand: new Uint8Array(0),
    mentionFrom: new Uint32Array(0),
    mentionTo: new Uint32Array(0),
    captured: new Uint8Array(count).fill(1),
    citationStart,
    citationUrl: Uint32Array.from(citations),
    citationPosition: new Uint16Array(citations.length),
    citationTitle: [],
    urls,
    citedMask,
    searches: new Map(),
    models: new Map(),
    texts: { text: () => '' },
    dropped: { citations: 0 },
  };
}

function percentile(sorted: readonly number[], share: number): number {
  const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  return Math.round(value * 10) / 10;
}

/** Windows that end on the last day; with 90 days and the 90 before them, every answer is read. */
const WINDOWS = [7, 30, 90];

function bench(answers: number, runs: number): void {
  const table = benchTable(answers);
  const times: number[] = [];
  const ofWindow = new Map<number, number[]>(WINDOWS.map((days) => [days, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const days of WINDOWS) {
      const query = {
        start_time: addDays(LAST_DAY, 1 - days),
        end_time: LAST_DAY,
        topic_ids: [],
        platform_ids: [],
        keyword_ids: '',
        time_zone: 'Asia/Shanghai',
      };
      const start = performance.now();
      overviewReport(table, query, LAST_DAY);
      const elapsed = performance.now() - start;
      times.push(elapsed);
      ofWindow.get(days)?.push(elapsed);
    }
  }
  const sort = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);
  const longest = sort(ofWindow.get(90) ?? []);
  const windows = [...ofWindow].map(([days, values]) => ({
    days,
    p50Ms: percentile(sort(values), 0.5),
    p95Ms: percentile(sort(values), 0.95),
  }));
  const figures = { answers, runs, p50Ms: percentile(longest, 0.5), p95Ms: percentile(longest, 0.95), windows };
  process.stdout.write(`${JSON.stringify(figures)}\n`);
}

bench(Number(process.argv[2] ?? 100_000), Number(process.argv[3] ?? 40));
