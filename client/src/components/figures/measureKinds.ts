import { MEASURE_KINDS } from '#client/api/measureSchemas.ts';
import type { MeasureId } from '#client/api/measureSchemas.ts';
import type { FigureKind } from '#client/lib/figureText.ts';

interface MeasureTraits {
  readonly kind: FigureKind;
  /** Ends of the interval's axis; a position's far end is the number of tracked brands. */
  readonly axis: readonly [number, number];
  readonly better: 'higher' | 'lower';
}

export const measureKinds: Readonly<Record<MeasureId, MeasureTraits>> = {
  visibility: { kind: MEASURE_KINDS.visibility, axis: [0, 1], better: 'higher' },
  share_of_voice: { kind: MEASURE_KINDS.share_of_voice, axis: [0, 1], better: 'higher' },
  average_position: { kind: MEASURE_KINDS.average_position, axis: [1, 5], better: 'lower' },
  net_sentiment: { kind: MEASURE_KINDS.net_sentiment, axis: [-1, 1], better: 'higher' },
  citation_rate: { kind: MEASURE_KINDS.citation_rate, axis: [0, 1], better: 'higher' },
  stability: { kind: MEASURE_KINDS.stability, axis: [0, 1], better: 'higher' },
};

/** Whether a difference is an improvement, a deterioration, or none. */
export function tendencyOf(id: MeasureId, difference: number): 'better' | 'worse' | 'same' {
  if (difference === 0) return 'same';
  return difference > 0 === (measureKinds[id].better === 'higher') ? 'better' : 'worse';
}
