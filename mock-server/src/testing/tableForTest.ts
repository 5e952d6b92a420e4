import type { SourceType } from '#client/api/reportSchemas.ts';
import type { SourceUrl } from '../analysis/citations/SourceUrl.ts';
/** Small literal answer tables for the unit tests of measures and reports. */
import type { ProjectDefinition, TimelineEvent } from '../analysis/ProjectDefinition.ts';
import { SENTIMENT_CODES, SENTIMENT_LABELLED, STATUS_CODES, type AnswerTable } from '../analysis/table/AnswerTable.ts';
import type { AnswerStatus, Sentiment } from '../analysis/table/RawAnswer.ts';

export interface TestRow {
  /** Index of the prompt, 0 by default; its topic is fixed by TestProject. */
  readonly prompt?: number;
  readonly platform?: number;
  readonly run?: number;
  /** YYYY-MM-DD, asked at noon UTC, or a full ISO instant; 2026-03-10 by default. */
  readonly at?: string;
  readonly status?: AnswerStatus;
  /** Brands in order of first mention, one letter each: 'BA' has brand 1 at position 1, brand 0 at position 2. */
  readonly named?: string;
  /** Sentiment by brand letter; estimated unless `labelled`. */
  readonly sentiment?: Readonly<Record<string, Sentiment>>;
  readonly labelled?: boolean;
  /** Cited pages (`host/path`); null (the default) for not captured. Host `a.com` belongs to brand A, and so on. */
  readonly cites?: readonly string[] | null;
  readonly text?: string;
}

export interface TestProject {
  /** Letters of the tracked brands, the own one first; 'ABC' by default. */
  readonly brands?: string;
  /** Topic index of each prompt, null for none; by default 6 prompts, three of topic 0, three of topic 1. */
  readonly topics?: readonly (number | null)[];
  readonly platforms?: number;
  readonly events?: readonly TimelineEvent[];
  /** Keyword ids by prompt index. */
  readonly keywords?: Readonly<Record<number, readonly string[]>>;
}

const TYPES: Readonly<Record<string, SourceType>> = {
  'news.org': 'news',
  'forum.net': 'forum',
  'wiki.org': 'reference',
};

function projectOf(test: TestProject): ProjectDefinition {
  const topics = test.topics ?? [0, 0, 0, 1, 1, 1];
  const topicCount = Math.max(-1, ...topics.map((topic) => topic ?? -1)) + 1;
  return {
    id: 'project',
    name: 'Project',
    brands: Array.from(test.brands ?? 'ABC').map((letter, index) => ({
      id: letter,
      name: `Brand ${letter}`,
      own: index === 0,
      aliases: [],
      match_case: false,
      domains: [`${letter.toLowerCase()}.com`],
    })),
    topics: Array.from({ length: topicCount }, (_, i) => ({ id: `t${String(i)}`, name: `Topic ${String(i)}` })),
    platforms: Array.from({ length: test.platforms ?? 2 }, (_, i) => ({
      id: `p${String(i)}`,
      name: `Engine ${String(i)}`,
    })),
    prompts: topics.map((topic, i) => ({
      id: `q${String(i)}`,
      text: `Question ${String(i)}`,
      topic_id: topic === null ? null : `t${String(topic)}`,
      tags: [],
      keyword_ids: test.keywords?.[i] ?? [],
    })),
    keywords: [],
    events: test.events ?? [],
  };
}

function instantOf(at: string): number {
  return Date.parse(at.length === 10 ? `${at}T12:00:00Z` : at);
}

function urlOf(page: string, brands: string): SourceUrl {
  const host = page.split('/')[0] ?? page;
  const domain = host.split('.').slice(-2).join('.');
  const brand = domain.length === 5 ? brands.toLowerCase().indexOf(domain.charAt(0)) : -1;
  const owner: SourceType = brand === 0 ? 'own' : 'competitor';
  return { url: `https://${page}`, host, domain, type: brand >= 0 ? owner : (TYPES[domain] ?? 'other'), brand };
}

/** A table of these rows, sorted by time; ids are a0, a1, ... in the given order. */
export function tableForTest(testRows: readonly TestRow[], test: TestProject = {}): AnswerTable {
  const project = projectOf(test);
  const letters = project.brands.map(({ id }) => id).join('');
  const rows = testRows
    .map((row, i) => ({ ...row, id: `a${String(i)}`, instant: instantOf(row.at ?? '2026-03-10') }))
    .sort((a, b) => a.instant - b.instant);
  const brandCount = project.brands.length;
  const pages = [...new Set(rows.flatMap((row) => row.cites ?? []))];
  const urls = pages.map((page) => urlOf(page, letters));
  const citations = rows.flatMap((row) =>
    (row.cites ?? []).map((page, i) => ({ url: pages.indexOf(page), position: i + 1 })),
  );
  const citationStart = new Uint32Array(rows.length + 1);
  const position = new Uint8Array(rows.length * brandCount);
  const sentiment = new Uint8Array(rows.length * brandCount);
  const namedMask = new Uint32Array(rows.length);
  const citedMask = new Uint32Array(rows.length);
  rows.forEach((row, i) => {
    citationStart[i + 1] = (citationStart[i] ?? 0) + (row.cites ?? []).length;
    Array.from(row.named ?? '').forEach((letter, place) => {
      const brand = letters.indexOf(letter);
      namedMask[i] = (namedMask[i] ?? 0) | (1 << brand);
      position[i * brandCount + brand] = place + 1;
      const label = row.sentiment?.[letter];
      sentiment[i * brandCount + brand] =
        label === undefined ? 0 : SENTIMENT_CODES[label] + (row.labelled === true ? SENTIMENT_LABELLED : 0);
    });
    for (const page of row.cites ?? []) {
      const brand = urls[pages.indexOf(page)]?.brand ?? -1;
      citedMask[i] = (citedMask[i] ?? 0) | (brand >= 0 ? 1 << brand : 0);
    }
  });
  const topicOf = (prompt: number): number =>
    project.topics.findIndex(({ id }) => id === project.prompts[prompt]?.topic_id);
  return {
    project,
    count: rows.length,
    brandCount,
    ids: rows.map(({ id }) => id),
    askedAt: Float64Array.from(rows, ({ instant }) => instant),
    prompt: Uint32Array.from(rows, (row) => row.prompt ?? 0),
    platform: Uint16Array.from(rows, (row) => row.platform ?? 0),
    topic: Uint16Array.from(rows, (row) => topicOf(row.prompt ?? 0)),
    run: Uint16Array.from(rows, (row) => row.run ?? 1),
    status: Uint8Array.from(rows, (row) => STATUS_CODES.indexOf(row.status ?? 'ok')),
    namedMask,
    position,
    sentiment,
    mentionStart: new Uint32Array(rows.length + 1),
    mentionBrand: new Uint8Array(0),
    mentionFrom: new Uint32Array(0),
    mentionTo: new Uint32Array(0),
    captured: Uint8Array.from(rows, (row) => (row.cites === undefined || row.cites === null ? 0 : 1)),
    citationStart,
    citationUrl: Uint32Array.from(citations, ({ url }) => url),
    citationPosition: Uint16Array.from(citations, (citation) => citation.position),
    citationTitle: citations.map(() => ''),
    urls,
    citedMask,
    searches: new Map(),
    models: new Map(),
    labels: new Map(),
    details: new Map(),
    retrieved: new Map(),
    knownDay: new Uint16Array(rows.length),
    texts: { text: (row) => rows[row]?.text ?? '' },
    dropped: { citations: 0 },
  };
}

/** All rows of a table. */
export function allRows(table: AnswerTable): Uint32Array {
  return Uint32Array.from({ length: table.count }, (_, row) => row);
}

/** `count` copies of a row. */
export function times(count: number, row: TestRow): TestRow[] {
  return Array.from({ length: count }, (_, i) => ({ ...row, run: i + 1 }));
}
