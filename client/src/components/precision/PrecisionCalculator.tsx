import { useState } from 'react';
import type { PrecisionPlan } from './PrecisionPlan.ts';
import { PrecisionSliders } from './PrecisionSliders.tsx';

interface PrecisionCalculatorProps {
  /** Where the sliders stand at first. */
  readonly plan: PrecisionPlan;
  /** With platforms left out, one is meant, and runs are those of a prompt. */
  readonly withPlatforms?: boolean;
}

/** The sliders of a sampling plan by themselves: what is tried out here is kept nowhere. */
export function PrecisionCalculator({ plan: first, withPlatforms = false }: PrecisionCalculatorProps) {
  const [plan, setPlan] = useState(first);
  return <PrecisionSliders plan={plan} usual={first} withPlatforms={withPlatforms} onChange={setPlan} />;
}
