import { SegmentedControl } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchState } from '#client/components/address/useSearchState.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { EmptyState } from '#client/components/ui/EmptyState.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { useStores } from '#client/stores/useStores.ts';
import { LimitsTable } from './LimitsTable.tsx';
import { billings, membershipSearch } from './membershipSearch.ts';
import { PlanCards } from './PlanCards.tsx';
import { hasPrices } from './pricesOf.ts';
import { SamplingPanel } from './SamplingPanel.tsx';
import { usePlans, useUsage } from './useMembership.ts';
import styles from './MembershipPage.module.scss';

const SKELETON = ['a', 'b', 'c', 'd'];

function PlansSkeleton() {
  return (
    <div className={styles['cards']}>
      {SKELETON.map((key) => (
        <div key={key} className={styles['skeleton']} />
      ))}
    </div>
  );
}

/** The membership page: the plans, the team's own, and which one fits the required sampling. */
export const MembershipPage = observer(function MembershipPage() {
  const intl = useIntl();
  const { projects } = useStores();
  const { searchState, updateSearch } = useSearchState(membershipSearch);
  const plans = usePlans();
  const use = useUsage();
  return (
    <div className={styles['page']}>
      <header className={styles['header']}>
        <h1>
          <FormattedMessage id="membership.title" />
        </h1>
        {hasPrices(plans.data) && (
          <SegmentedControl
            inline
            size="small"
            aria-label={intl.formatMessage({ id: 'membership.billing' })}
            options={billings.map((value) => ({
              value,
              label: intl.formatMessage({ id: `membership.billing.${value}` }),
            }))}
            value={searchState.billing}
            onValueChange={(value) => {
              const billing = billings.find((candidate) => candidate === value);
              if (billing !== undefined) updateSearch({ billing });
            }}
          />
        )}
      </header>
      <LoadPanel query={plans} what={intl.formatMessage({ id: 'membership.plans' })} skeleton={<PlansSkeleton />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState title={<FormattedMessage id="membership.none" />} />
          ) : (
            <div className={styles['content']}>
              <PlanCards plans={list} billing={searchState.billing} />
              <p className={styles['muted']}>
                <FormattedMessage id="membership.change" />
              </p>
              <Panel title={<FormattedMessage id="membership.limits" />}>
                <LimitsTable
                  plans={list}
                  usage={use.usage}
                  pending={use.pending}
                  projectName={projects.current?.name ?? null}
                  isSample={projects.current?.origin === 'sample'}
                />
              </Panel>
              <SamplingPanel
                key={projects.currentId}
                plans={list}
                sampling={searchState.sampling}
                usual={use.sampling}
                isLoading={use.isLoading}
                onSampling={(sampling) => {
                  updateSearch({ sampling }, { replace: true });
                }}
              />
            </div>
          )
        }
      </LoadPanel>
    </div>
  );
});
