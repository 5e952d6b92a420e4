import type { CellSums } from './cellSums.ts';
import { columnsOf, columnValue, type AdditiveMeasure } from './measureKinds.ts';
import { isInSegment } from './promptClusters.ts';
import { WHOLE, type Segment } from './Segment.ts';

export type SplitBy = 'platform' | 'topic' | 'platform_topic' | 'prompt';

/** Contribution of one segment to a change. Indexes of the project; null if the split is not by that dimension. */
export interface SegmentEffect {
  readonly platform: number | null;
  /** 65535: prompts without topic. */
  readonly topic: number | null;
  readonly prompt: number | null;
  /** Effect of the change of the rate within the segment. */
  readonly rate: number;
  /** Effect of the change of the segment's weight. */
  readonly mix: number;
  /** Totals of both periods: before, after. */
  readonly numerators: readonly [number, number];
  readonly denominators: readonly [number, number];
}

interface Decomposition {
  readonly before: number;
  readonly after: number;
  /** `after - before`; the sum of all effects. */
  readonly difference: number;
  /** Largest effect (rate + mix, by size) first. */
  readonly effects: readonly SegmentEffect[];
}

/** Maps a cell to the key of its segment, and a key back to the segment. */
interface Splitter {
  readonly keyOf: (sums: CellSums, cell: number) => number;
  readonly segmentOf: (key: number) => Pick<SegmentEffect, 'platform' | 'topic' | 'prompt'>;
}

const TOPICS = 65536;

const SPLITTERS: Record<SplitBy, Splitter> = {
  platform: {
    keyOf: (sums, cell) => sums.cellPlatform[cell] ?? 0,
    segmentOf: (key) => ({ platform: key, topic: null, prompt: null }),
  },
  topic: {
    keyOf: (sums, cell) => sums.cellTopic[cell] ?? 0,
    segmentOf: (key) => ({ platform: null, topic: key, prompt: null }),
  },
  platform_topic: {
    keyOf: (sums, cell) => (sums.cellPlatform[cell] ?? 0) * TOPICS + (sums.cellTopic[cell] ?? 0),
    segmentOf: (key) => ({ platform: Math.floor(key / TOPICS), topic: key % TOPICS, prompt: null }),
  },
  prompt: {
    keyOf: (sums, cell) => sums.cellPrompt[cell] ?? 0,
    segmentOf: (key) => ({ platform: null, topic: null, prompt: key }),
  },
};

/** Totals of a segment in both periods. */
interface Totals {
  readonly num: [number, number];
  readonly den: [number, number];
}

/**
 * Splits a change between two periods over segments s (Kitagawa 1955). With weights w = den_s / den and rates r,
 * `rate effect = (r1 - r0) (w0 + w1) / 2` and `mix effect = (w1 - w0) (r0 + r1) / 2`. A segment with data in one period only uses that
 * rate for both, so its effect is all mix. The effects sum to the change exactly (1e-12).
 * Null if either period has no data.
 */
function splitChange(segments: ReadonlyMap<number, Totals>, splitter: Splitter): Decomposition | null {
  const den: [number, number] = [0, 0];
  const num: [number, number] = [0, 0];
  for (const totals of segments.values()) {
    for (const period of [0, 1] as const) {
      den[period] += totals.den[period];
      num[period] += totals.num[period];
    }
  }
  if (den[0] <= 0 || den[1] <= 0) {
    return null;
  }
  const effects: SegmentEffect[] = [];
  for (const [key, totals] of segments) {
    if (totals.den[0] > 0 || totals.den[1] > 0) {
      const [w0, w1] = [totals.den[0] / den[0], totals.den[1] / den[1]];
      const rate0 = totals.num[0] / totals.den[0];
      const rate1 = totals.num[1] / totals.den[1];
      const r0 = totals.den[0] > 0 ? rate0 : rate1;
      const r1 = totals.den[1] > 0 ? rate1 : rate0;
      effects.push({
        ...splitter.segmentOf(key),
        rate: ((r1 - r0) * (w0 + w1)) / 2,
        mix: ((w1 - w0) * (r0 + r1)) / 2,
        numerators: totals.num,
        denominators: totals.den,
      });
    }
  }
  effects.sort((a, b) => Math.abs(b.rate + b.mix) - Math.abs(a.rate + a.mix));
  const [before, after] = [num[0] / den[0], num[1] / den[1]];
  return { before, after, difference: after - before, effects };
}

/** Decomposes the change of a brand's measure between two periods within a segment (by default the whole scope), split by a dimension. */
export function decompose(
  before: CellSums,
  after: CellSums,
  kind: AdditiveMeasure,
  brand: number,
  by: SplitBy,
  within: Segment = WHOLE,
): Decomposition | null {
  const splitter = SPLITTERS[by];
  const segments = new Map<number, Totals>();
  [before, after].forEach((sums, period) => {
    const { numerator, denominator } = columnsOf(kind, sums);
    for (let cell = 0; cell < sums.cells; cell += 1) {
      if (!isInSegment(sums, cell, within)) {
        continue;
      }
      const key = splitter.keyOf(sums, cell);
      let totals = segments.get(key);
      if (totals === undefined) {
        totals = { num: [0, 0], den: [0, 0] };
        segments.set(key, totals);
      }
      const side = period === 0 ? 0 : 1;
      totals.num[side] += columnValue(numerator, cell, brand, sums.brandCount);
      totals.den[side] += columnValue(denominator, cell, brand, sums.brandCount);
    }
  });
  return splitChange(segments, splitter);
}
