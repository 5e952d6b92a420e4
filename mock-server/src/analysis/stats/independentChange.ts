import type { Change } from '#client/api/measureSchemas.ts';
import { isThin } from '#client/lib/thinData.ts';
import { clusterRatio, type Clusters } from './clusterRatio.ts';
import { excludesZero, type MeasureRange } from './interval.ts';
import { newcombeInterval } from './newcombe.ts';

/**
 * The change of a measure between two samples without common clusters, which cannot be paired: the answers to one prompt in
 * two periods. The interval of the difference is combined from both intervals and needs no large samples (Newcombe 1998).
 * Verdict as in pairedChange; null if there is nothing to compare or either side is thin.
 */
export function independentChange(before: Clusters, after: Clusters, range: MeasureRange): Change | null {
  const first = clusterRatio(before);
  const second = clusterRatio(after);
  if (first === null || second === null || isThin({ n: before.n, k: first.k }) || isThin({ n: after.n, k: second.k })) {
    return null;
  }
  const width = range.max - range.min;
  const { low, high } = newcombeInterval(first, second, range, 0.95);
  const likely = excludesZero(newcombeInterval(first, second, range, 0.8)) ? 'maybe' : 'noise';
  return {
    difference: second.value - first.value,
    low: Math.max(-width, low),
    high: Math.min(width, high),
    verdict: excludesZero({ low, high }) ? 'real' : likely,
  };
}
