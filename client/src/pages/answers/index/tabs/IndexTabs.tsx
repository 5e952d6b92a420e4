import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { RowsSkeleton } from '#client/components/skeleton/RowsSkeleton.tsx';
import { PageTabs } from '#client/components/ui/PageTabs.tsx';
import { indexTabs } from '../answerIndexSearch.ts';
import type { IndexTab } from '../answerIndexSearch.ts';
import type { IndexPartProps } from '../useAnswerIndexPage.ts';
import { PromptsTab } from './PromptsTab.tsx';
import styles from './IndexTabs.module.scss';

// The default tab is part of the page's chunk, the others are loaded on demand.
const panels: Readonly<Record<IndexTab, ComponentType<IndexPartProps>>> = {
  prompts: PromptsTab,
  topics: lazy(async () => ({ default: (await import('./TopicsTab.tsx')).TopicsTab })),
  sources: lazy(async () => ({ default: (await import('./SourcesTab.tsx')).SourcesTab })),
  answers: lazy(async () => ({ default: (await import('./AnswersTab.tsx')).AnswersTab })),
};

interface IndexTabsProps extends IndexPartProps {
  readonly className?: string | undefined;
}

/** The same answers by prompt, by topic, by source, and individually. */
export function IndexTabs({ className, ...part }: IndexTabsProps) {
  const intl = useIntl();
  return (
    <section
      className={`${styles['card'] ?? ''} ${className ?? ''}`}
      aria-label={intl.formatMessage({ id: 'answerIndex.tabs' })}
    >
      <PageTabs
        id="answer-index"
        tabs={indexTabs}
        selected={part.searchState.tab}
        titleOf={(tab) => intl.formatMessage({ id: `answerIndex.tab.${tab}` })}
        panelOf={(tab) => {
          const Panel = panels[tab];
          return (
            <Suspense
              fallback={
                <div aria-busy="true">
                  <RowsSkeleton />
                </div>
              }
            >
              <Panel {...part} />
            </Suspense>
          );
        }}
        onSelect={(tab) => {
          part.onMove({ tab });
        }}
        panelClassName={styles['panel']}
      />
    </section>
  );
}
