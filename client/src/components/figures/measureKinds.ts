import type { MeasureId } from '../../api/measureSchemas.ts';

/** How a measure is written: a percentage, a place from 1, a score from 0 to 1, or a score from -1 to 1. */
export type MeasureKind = 'ratio' | 'position' | 'score' | 'signedScore';

interface MeasureTraits {
  readonly kind: MeasureKind;
  /** Ends of the axis its interval is drawn on; a position's far end is the number of tracked brands. */
  readonly axis: readonly [number, number];
  readonly better: 'higher' | 'lower';
}

export const measureKinds: Readonly<Record<MeasureId, MeasureTraits>> = {
  visibility: { kind: 'ratio', axis: [0, 1], better: 'higher' },
  share_of_voice: { kind: 'ratio', axis: [0, 1], better: 'higher' },
  average_position: { kind: 'position', axis: [1, 5], better: 'lower' },
  net_sentiment: { kind: 'signedScore', axis: [-1, 1], better: 'higher' },
  citation_rate: { kind: 'ratio', axis: [0, 1], better: 'higher' },
  stability: { kind: 'score', axis: [0, 1], better: 'higher' },
};

/** Whether a difference is for the better, for the worse, or none. */
export function tendencyOf(id: MeasureId, difference: number): 'better' | 'worse' | 'same' {
  if (difference === 0) return 'same';
  return difference > 0 === (measureKinds[id].better === 'higher') ? 'better' : 'worse';
}
