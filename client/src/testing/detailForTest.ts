import type { PromptDetail } from '#client/api/detailSchemas.ts';
import type { Measure } from '#client/api/measureSchemas.ts';

export function rateForTest(named: number, answers: number): Measure {
  const value = named / answers;
  return {
    value,
    low: Math.max(0, value - 0.1),
    high: Math.min(1, value + 0.1),
    n: answers,
    k: 1,
    numerator: named,
    denominator: answers,
  };
}

const NO_FIGURES = {
  first_mention_rate: null,
  share_of_voice: null,
  average_position: null,
  net_sentiment: null,
  citation_rate: null,
} as const;

interface Given {
  /** Number of answers, of `answers`, that mention each brand; the first brand is the own one. */
  readonly named: Readonly<Record<string, number>>;
  readonly answers?: number;
  readonly status: PromptDetail['status'];
  readonly row?: Partial<PromptDetail['row']>;
}

/** The smallest valid report of a prompt. */
export function detailForTest({ named, answers = 60, status, row = {} }: Given): PromptDetail {
  const names = Object.keys(named);
  const prompt: PromptDetail['prompt'] = {
    id: 'p1',
    text: '20 万左右续航最扎实的纯电车有哪些',
    topic_id: 't1',
    tags: [],
    intent: 'comparison',
    demand: null,
    branded: false,
    paused: false,
  };
  return {
    prompt,
    topic_name: '续航',
    scope: {
      start_time: '2026-05-01',
      end_time: '2026-05-28',
      previous_start_time: '2026-04-03',
      previous_end_time: '2026-04-30',
      answers: { ok: answers, refused: 0, empty: 0, failed: 0 },
      prompts: 1,
      answers_not_captured: 0,
      project_answers: 1000,
      project_first_date: '2026-03-01',
      project_last_date: '2026-05-28',
      sentiment_source: 'none',
    },
    brands: names.map((name, order) => ({ id: name, name, own: order === 0, order })),
    platforms: [{ id: 'kimi', name: 'Kimi' }],
    row: {
      ...prompt,
      ...NO_FIGURES,
      answers,
      refused: 0,
      platforms: [],
      visibility: rateForTest(named[names[0] ?? ''] ?? 0, answers),
      change: null,
      position_histogram: [0, 0, 0, 0],
      stability: null,
      status,
      leader_ids: [],
      last_asked_at: null,
      ...row,
    },
    tiles: [],
    status,
    runs: [],
    competitors: names.map((name, index) => ({
      brand_id: name,
      rank: index + 1,
      tied: false,
      visibility: rateForTest(named[name] ?? 0, answers),
      change: null,
      ...NO_FIGURES,
    })),
    sources: [],
    sources_captured: true,
    history: { unit: 'day', dates: [], series: [] },
    events: [],
    searches: [],
  };
}
