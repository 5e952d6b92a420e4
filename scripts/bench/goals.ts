import { median } from '#client/lib/stats/median.ts';
import type { ScrollComparison } from './benchScroll.ts';
import { FILTER_STEP } from './benchSteps.ts';
import type { StepSummary } from './benchSteps.ts';

/** Limits of waiting times, with 4× CPU throttling (docs/speed.md). */
const FILTER_P95_MS = 250;
const SCROLL_FRAME_MS = 100;

/** The missed goals, as sentences. For several scroll runs the median of their longest frames counts. */
export function missedGoals(steps: Readonly<Record<string, StepSummary>>, { prompts }: ScrollComparison): string[] {
  const filter = steps[FILTER_STEP]?.p95Ms ?? null;
  const frame = median(prompts.map(({ maxFrameMs }) => maxFrameMs));
  return [
    ...(filter === null || filter > FILTER_P95_MS
      ? [`A filter change took ${String(filter)} ms at the 95th percentile; ${FILTER_P95_MS} are allowed.`]
      : []),
    ...(frame === null || frame > SCROLL_FRAME_MS
      ? [`A frame took ${String(frame)} ms while the prompts were scrolled; ${SCROLL_FRAME_MS} are allowed.`]
      : []),
  ];
}
