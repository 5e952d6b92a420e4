import { Button } from '@blueprintjs/core';
import { CrossIcon } from '@blueprintjs/icons';
import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ManagedPromptList } from '../../api/manageSchemas.ts';
import type { Overview } from '../../api/overviewSchemas.ts';
import { createOverviewApi } from '../../api/overviewApi.ts';
import { formatInterval } from '../../components/figures/formats.ts';
import { Panel } from '../../components/figures/Panel.tsx';
import { filterQueryOf } from '../../components/filters/filterQueryOf.ts';
import { insightKeys } from '../../components/filters/insightKeys.ts';
import { PrecisionCalculator } from '../../components/precision/PrecisionCalculator.tsx';
import type { PrecisionPlan } from '../../components/precision/PrecisionCalculator.tsx';
import { LoadPanel } from '../../components/ui/LoadPanel.tsx';
import { useApi } from '../../stores/useApi.ts';
import { useStores } from '../../stores/useStores.ts';
import styles from './PromptPage.module.scss';
import type { PromptMove } from './usePromptPage.ts';

interface PrecisionPanelProps {
  readonly list: ManagedPromptList;
  readonly onMove: PromptMove;
}

/** Of the window a report begins with, so that the plan is that of the figures people see first. */
function useUsualFigures() {
  const { projects, filters } = useStores();
  const api = useApi(createOverviewApi);
  const { currentId } = projects;
  const query = filterQueryOf(filters.defaults);
  return useQuery({
    queryKey: insightKeys.overview(currentId, query),
    queryFn: ({ signal }) => api.index(query, signal),
    enabled: currentId !== null,
  });
}

const visibilityOf = ({ tiles }: Overview) => tiles.find(({ measure_id: id }) => id === 'visibility')?.measure ?? null;

/** The project as it is now: its prompts and platforms, the answers each of them gave, and the rate they show. */
function planOf({ counts, platforms }: ManagedPromptList, overview: Overview): PrecisionPlan {
  const { answers, prompts } = overview.scope;
  const places = Math.max(1, platforms);
  const perPlace = answers.ok / Math.max(1, prompts * places);
  return {
    rate: visibilityOf(overview)?.value ?? 0.35,
    prompts: Math.max(1, counts.all - counts.paused),
    platforms: places,
    runs: Math.max(1, Math.round(perPlace)),
  };
}

/** How sure the rate is that the project's prompts, platforms and runs give, and what more of each would change. */
export const PrecisionPanel = observer(function PrecisionPanel({ list, onMove }: PrecisionPanelProps) {
  const intl = useIntl();
  const query = useUsualFigures();
  return (
    <Panel
      title={<FormattedMessage id="precision.title" />}
      subtitle={<FormattedMessage id="prompt.precision.seed" />}
      actions={
        <Button
          size="small"
          variant="minimal"
          icon={<CrossIcon />}
          aria-label={intl.formatMessage({ id: 'common.close' })}
          onClick={() => {
            onMove({ precision: false });
          }}
        />
      }
    >
      <LoadPanel
        query={query}
        what={intl.formatMessage({ id: 'prompt.precision' })}
        skeleton={<div className={styles['precisionSkeleton']} />}
      >
        {(overview) => {
          const measured = visibilityOf(overview);
          return (
            <div className={styles['precision']}>
              <PrecisionCalculator plan={planOf(list, overview)} withPlatforms />
              {measured !== null && (
                <div className={styles['measured']}>
                  <p>
                    <FormattedMessage id="prompt.precision.measured" />
                  </p>
                  <p className={styles['interval']}>
                    {formatInterval(intl, 'visibility', measured.low, measured.high)}
                  </p>
                  <p>
                    <FormattedMessage id="prompt.precision.differs" />
                  </p>
                </div>
              )}
            </div>
          );
        }}
      </LoadPanel>
    </Panel>
  );
});
