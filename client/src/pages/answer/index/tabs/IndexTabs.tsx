import { Tab, Tabs } from '@blueprintjs/core';
import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { indexTabs } from '../answerIndexSearch.ts';
import type { IndexTab } from '../answerIndexSearch.ts';
import type { IndexPartProps } from '../AnswerIndexContent.tsx';
import styles from './IndexTabs.module.scss';
import { RowsSkeleton } from '../../../../components/skeleton/RowsSkeleton.tsx';
import { PromptsTab } from './PromptsTab.tsx';

// The one that is shown first comes with the page, the others when they are asked for.
const panels: Readonly<Record<IndexTab, ComponentType<IndexPartProps>>> = {
  prompts: PromptsTab,
  topics: lazy(async () => ({ default: (await import('./TopicsTab.tsx')).TopicsTab })),
  sources: lazy(async () => ({ default: (await import('./SourcesTab.tsx')).SourcesTab })),
  answers: lazy(async () => ({ default: (await import('./AnswersTab.tsx')).AnswersTab })),
};

interface IndexTabsProps extends IndexPartProps {
  readonly className?: string | undefined;
}

/** The same answers by prompt, by topic, by source, and one by one. */
export function IndexTabs({ className, ...part }: IndexTabsProps) {
  const intl = useIntl();
  const { tab } = part.place;
  return (
    <section
      className={`${styles['card'] ?? ''} ${className ?? ''}`}
      aria-label={intl.formatMessage({ id: 'answerIndex.tabs' })}
    >
      <Tabs
        id="answer-index"
        className={styles['tabs'] ?? ''}
        selectedTabId={tab}
        renderActiveTabPanelOnly
        onChange={(chosen) => {
          const next = indexTabs.find((candidate) => candidate === chosen);
          if (next !== undefined) part.onMove({ tab: next });
        }}
      >
        {indexTabs.map((id) => {
          const Panel = panels[id];
          return (
            <Tab
              key={id}
              id={id}
              title={intl.formatMessage({ id: `answerIndex.tab.${id}` })}
              panelClassName={styles['panel'] ?? ''}
              panel={
                <Suspense fallback={<RowsSkeleton />}>
                  <Panel {...part} />
                </Suspense>
              }
            />
          );
        })}
      </Tabs>
    </section>
  );
}
