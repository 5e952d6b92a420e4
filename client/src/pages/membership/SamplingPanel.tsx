import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Plan } from '../../api/vipSchemas.ts';
import { useDebounced } from '../../hooks/useDebounced.ts';
import { Panel } from '../../components/figures/Panel.tsx';
import type { PrecisionPlan } from '../../components/precision/PrecisionPlan.ts';
import { PrecisionSliders } from '../../components/precision/PrecisionSliders.tsx';
import { parsePlan, planText } from './membershipSearch.ts';
import styles from './MembershipPage.module.scss';
import { SamplingCost } from './SamplingCost.tsx';

/** For whoever has no project with answers yet. */
const EXAMPLE: PrecisionPlan = { rate: 0.35, prompts: 40, platforms: 8, runs: 2 };

interface SamplingPanelProps {
  readonly plans: readonly Plan[];
  /** From the address; null: nothing was moved yet. */
  readonly plan: PrecisionPlan | null;
  /** The project as it is; null when that is not known. */
  readonly usual: PrecisionPlan | null;
  readonly isLoading: boolean;
  readonly onPlan: (plan: PrecisionPlan | null) => void;
}

type SamplingProps = Omit<SamplingPanelProps, 'isLoading' | 'usual'> & { readonly usual: PrecisionPlan };

const larger = (a: PrecisionPlan, b: PrecisionPlan): PrecisionPlan => ({
  rate: a.rate,
  prompts: Math.max(a.prompts, b.prompts),
  platforms: Math.max(a.platforms, b.platforms),
  runs: Math.max(a.runs, b.runs),
});

function Sampling({ plans, plan, usual, onPlan }: SamplingProps) {
  const [text, setText] = useDebounced(planText(plan ?? usual), (typed) => {
    onPlan(parsePlan(typed));
  });
  const shown = parsePlan(text) ?? usual;
  // Sliders that grew while one of them is moved would run away from the hand.
  const [reach] = useState(() => larger(usual, shown));
  return (
    <div className={styles['sampling']}>
      <PrecisionSliders
        plan={shown}
        usual={reach}
        withPlatforms
        onChange={(next) => {
          setText(planText(next));
        }}
      />
      <SamplingCost plans={plans} plan={shown} />
    </div>
  );
}

/** How sure a rate is under a sampling plan, what that costs in answers a week, and which membership holds it. */
export function SamplingPanel({ plans, plan, usual, isLoading, onPlan }: SamplingPanelProps) {
  return (
    <Panel
      title={<FormattedMessage id="precision.title" />}
      subtitle={<FormattedMessage id={usual === null ? 'membership.sampling.example' : 'membership.sampling.seed'} />}
    >
      {usual === null && isLoading ? (
        <div className={styles['samplingSkeleton']} aria-busy="true" />
      ) : (
        <Sampling plans={plans} plan={plan} usual={usual ?? EXAMPLE} onPlan={onPlan} />
      )}
    </Panel>
  );
}
