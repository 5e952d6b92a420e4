import { memo, useDeferredValue } from 'react';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import type { Overview } from '#client/api/overviewSchemas.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { ActionsPanel } from './ActionsPanel.tsx';
import { AlertsPanel } from './AlertsPanel.tsx';
import { ChangesPanel } from './ChangesPanel.tsx';
import { HeatMap } from './HeatMap.tsx';
import { SourceMix } from './SourceMix.tsx';
import styles from './OverviewContent.module.scss';

interface OverviewDetailsProps {
  readonly overview: Overview;
  readonly filters: FilterQuery;
  readonly ownId: string;
  readonly onOpen: (selection: AnswerSelection) => void;
}

type LastRowsProps = Omit<OverviewDetailsProps, 'filters'>;

/** Below the fold on nearly all screens: sources, actions, alerts. */
const LastRows = memo(function LastRows({ overview, ownId, onOpen }: LastRowsProps) {
  return (
    <>
      <SourceMix className={styles['sources']} sources={overview.sources} onOpen={onOpen} />
      <ActionsPanel className={styles['narrow']} overview={overview} ownId={ownId} onOpen={onOpen} />
      <AlertsPanel className={styles['alerts']} overview={overview} onOpen={onOpen} />
    </>
  );
});

/** The rows below the first screen; the last ones render after the visible ones. */
export function OverviewDetails({ overview, filters, ownId, onOpen }: OverviewDetailsProps) {
  const later = useDeferredValue(overview);
  return (
    <>
      <HeatMap className={styles['wide']} overview={overview} filters={filters} ownId={ownId} onOpen={onOpen} />
      <ChangesPanel className={styles['narrow']} overview={overview} onOpen={onOpen} />
      <LastRows overview={later} ownId={ownId} onOpen={onOpen} />
    </>
  );
}
