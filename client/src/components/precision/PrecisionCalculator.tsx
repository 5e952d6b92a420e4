import { useState } from 'react';
import type { RatedSampling } from './RatedSampling.ts';
import { PrecisionSliders } from './PrecisionSliders.tsx';

interface PrecisionCalculatorProps {
  /** Where the sliders stand at first. */
  readonly sampling: RatedSampling;
  /** With platforms left out, one is meant, and runs are those of a prompt. */
  readonly withPlatforms?: boolean;
}

/** The sliders of a sampling by themselves: what is tried out here is kept nowhere. */
export function PrecisionCalculator({ sampling: first, withPlatforms = false }: PrecisionCalculatorProps) {
  const [sampling, setSampling] = useState(first);
  return <PrecisionSliders sampling={sampling} usual={first} withPlatforms={withPlatforms} onChange={setSampling} />;
}
