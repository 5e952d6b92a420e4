import { Button } from '@blueprintjs/core';
import { CrossIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ManagedPromptList } from '#client/api/managedPromptSchemas.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { PrecisionCalculator } from '#client/components/precision/PrecisionCalculator.tsx';
import { projectSampling } from '#client/components/precision/projectSampling.ts';
import { useUsualFigures } from '#client/components/precision/useUsualFigures.ts';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { MeasuredInterval } from './MeasuredInterval.tsx';
import type { PromptMove } from './usePromptPage.ts';
import styles from './PromptPage.module.scss';

interface PrecisionPanelProps {
  /** Undefined while it loads: the panel has its place before, so that the list below does not move. */
  readonly list: ManagedPromptList | undefined;
  readonly onMove: PromptMove;
}

/** The precision of the rate from the project's prompts, platforms and runs, and the effect of more of each. */
export const PrecisionPanel = observer(function PrecisionPanel({ list, onMove }: PrecisionPanelProps) {
  const intl = useIntl();
  const query = useUsualFigures();
  const data = list === undefined || query.data === undefined ? undefined : { list, overview: query.data };
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
        query={{ ...query, data, isFetching: list === undefined || query.isFetching }}
        what={intl.formatMessage({ id: 'prompt.precision' })}
        skeleton={<div className={styles['precisionSkeleton']} />}
      >
        {(shown) => (
          <div className={styles['precision']}>
            <PrecisionCalculator sampling={projectSampling(shown.list, shown.overview)} withPlatforms />
            <MeasuredInterval overview={shown.overview} />
          </div>
        )}
      </LoadPanel>
    </Panel>
  );
});
