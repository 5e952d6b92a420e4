import type { PromptRow } from '#client/api/promptSchemas.ts';

/** A prompt with 40 answers and visibility `value`; null: without answers. */
export function promptForTest(id: string, value: number | null, more: Partial<PromptRow> = {}): PromptRow {
  return {
    id,
    text: `prompt ${id}`,
    topic_id: 't1',
    tags: [],
    intent: 'informational',
    demand: null,
    branded: false,
    paused: false,
    answers: value === null ? 0 : 40,
    refused: 0,
    platforms: [],
    visibility:
      value === null
        ? null
        : {
            value,
            low: Math.max(0, value - 0.1),
            high: Math.min(1, value + 0.1),
            n: 40,
            k: 1,
            numerator: value * 40,
            denominator: 40,
          },
    change: null,
    share_of_voice: null,
    average_position: null,
    position_histogram: [0, 0, 0, 0],
    net_sentiment: null,
    citation_rate: null,
    stability: null,
    status: 'contested',
    leader_ids: [],
    last_asked_at: null,
    ...more,
  };
}
