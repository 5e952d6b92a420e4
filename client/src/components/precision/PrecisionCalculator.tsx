import { useState } from 'react';
import { PrecisionSliders } from './PrecisionSliders.tsx';
import type { RatedSampling } from './RatedSampling.ts';

interface PrecisionCalculatorProps {
  /** Initial slider values. */
  readonly sampling: RatedSampling;
  /** Without platforms, one platform is assumed, and runs are per prompt. */
  readonly withPlatforms?: boolean;
}

/** Standalone sampling sliders: nothing is saved. */
export function PrecisionCalculator({ sampling: first, withPlatforms = false }: PrecisionCalculatorProps) {
  const [sampling, setSampling] = useState(first);
  return <PrecisionSliders sampling={sampling} usual={first} withPlatforms={withPlatforms} onChange={setSampling} />;
}
