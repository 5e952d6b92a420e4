import { expect, test } from 'vitest';
import type { ScrollComparison } from './benchScroll.ts';
import { FILTER_STEP } from './benchSteps.ts';
import type { StepSummary } from './benchSteps.ts';
import { missedGoals } from './goals.ts';

const steps = (p95Ms: number | null): Record<string, StepSummary> => ({
  [FILTER_STEP]: {
    ...{ steps: 42, p50Ms: 100, p95Ms, p50WithServerMs: 100, p95WithServerMs: 300 },
    ...{ p50SettledMs: 100, p50WorkMs: 100 },
  },
});

const run = (maxFrameMs: number, framesOver50: number): ScrollComparison['floor'] => ({
  ...{ frames: 700, maxFrameMs, framesOver50, longTasks: 0, maxTaskCpuMs: 40, tasksOver50Cpu: 0, rowsAtEnd: 37 },
});
const scrolled = (...longest: readonly number[]): ScrollComparison => ({
  prompts: longest.map((frame, index) => run(frame, index)),
  floor: run(17, 0),
});

test('of several runs the median of the longest frames counts, whatever else they were ordered by', () => {
  expect(missedGoals(steps(250), scrolled(150, 117, 100, 100, 150))).toEqual([
    'A frame took 117 ms while the prompts were scrolled; 100 are allowed.',
  ]);
  expect(missedGoals(steps(250), scrolled(150, 100, 117, 100, 83))).toEqual([]);
});

test('a goal of which nothing was measured is missed', () => {
  expect(missedGoals({}, scrolled())).toHaveLength(2);
  expect(missedGoals(steps(null), scrolled(83))).toHaveLength(1);
});
