import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import type { CollectRun } from '#client/api/schemas/collectRunSchemas.ts';
import { EmptyState } from '#client/components/ui/EmptyState.tsx';
import { RunCard } from './RunCard.tsx';
import type { RunsModel } from './useRuns.ts';
import styles from './RunsPage.module.scss';

interface RunListProps {
  readonly model: RunsModel;
  readonly runs: readonly CollectRun[];
}

/** All rounds, newest first; the newest is expanded. */
export const RunList = observer(function RunList({ model, runs }: RunListProps) {
  if (runs.length === 0) return <EmptyState title={<FormattedMessage id="runs.none" />} />;
  return (
    <ul className={styles['runs']}>
      {runs.map((run, index) => (
        <li key={run.id}>
          <RunCard model={model} run={run} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  );
});
