import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Plan } from '#client/api/vipSchemas.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { PrecisionSliders } from '#client/components/precision/PrecisionSliders.tsx';
import { EXAMPLE_SAMPLING } from '#client/components/precision/projectSampling.ts';
import type { RatedSampling } from '#client/components/precision/RatedSampling.ts';
import { useDebounced } from '#client/hooks/useDebounced.ts';
import { parseSampling, samplingText } from './membershipSearch.ts';
import { SamplingCost } from './SamplingCost.tsx';
import styles from './MembershipPage.module.scss';

interface SamplingPanelProps {
  readonly plans: readonly Plan[];
  /** From the address; null: no slider was moved. */
  readonly sampling: RatedSampling | null;
  /** The sampling of the project; null when unknown. */
  readonly usual: RatedSampling | null;
  readonly isLoading: boolean;
  readonly onSampling: (sampling: RatedSampling | null) => void;
}

type SamplingProps = Omit<SamplingPanelProps, 'isLoading' | 'usual'> & { readonly usual: RatedSampling };

const larger = (a: RatedSampling, b: RatedSampling): RatedSampling => ({
  rate: a.rate,
  prompts: Math.max(a.prompts, b.prompts),
  platforms: Math.max(a.platforms, b.platforms),
  runs: Math.max(a.runs, b.runs),
});

function Sampling({ plans, sampling, usual, onSampling }: SamplingProps) {
  const [text, setText] = useDebounced(samplingText(sampling ?? usual), (typed) => {
    onSampling(parseSampling(typed));
  });
  const shown = parseSampling(text) ?? usual;
  // Fixed on mount: a range that grows while a slider is dragged would move the thumb away from the pointer.
  const [reach] = useState(() => larger(usual, shown));
  return (
    <div className={styles['sampling']}>
      <PrecisionSliders
        sampling={shown}
        usual={reach}
        withPlatforms
        onChange={(next) => {
          setText(samplingText(next));
        }}
      />
      <SamplingCost plans={plans} sampling={shown} />
    </div>
  );
}

/** The precision of a rate under a sampling, its cost in answers per week, and which plan allows it. */
export function SamplingPanel({ plans, sampling, usual, isLoading, onSampling }: SamplingPanelProps) {
  return (
    <Panel
      title={<FormattedMessage id="precision.title" />}
      subtitle={<FormattedMessage id={usual === null ? 'membership.sampling.example' : 'membership.sampling.seed'} />}
    >
      {usual === null && isLoading ? (
        <div className={styles['samplingSkeleton']} aria-busy="true" />
      ) : (
        <Sampling plans={plans} sampling={sampling} usual={usual ?? EXAMPLE_SAMPLING} onSampling={onSampling} />
      )}
    </Panel>
  );
}
