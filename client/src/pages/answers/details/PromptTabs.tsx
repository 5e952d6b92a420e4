import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { AnswerSkeleton } from '#client/components/answers/AnswerSkeleton.tsx';
import { PageTabs } from '#client/components/ui/PageTabs.tsx';
import { promptTabs } from './promptDetailsSearch.ts';
import type { PromptTab } from './promptDetailsSearch.ts';
import { RunsTab } from './runs/RunsTab.tsx';
import type { TabProps } from './TabProps.ts';
import styles from './PromptTabs.module.scss';

// The default tab is part of the page's chunk, the others are loaded on demand.
const others: Readonly<Record<Exclude<PromptTab, 'runs'>, ComponentType<TabProps>>> = {
  sources: lazy(async () => ({ default: (await import('./tables/SourcesTab.tsx')).SourcesTab })),
  competitors: lazy(async () => ({ default: (await import('./tables/CompetitorsTab.tsx')).CompetitorsTab })),
  history: lazy(async () => ({ default: (await import('./HistoryTab.tsx')).HistoryTab })),
  searches: lazy(async () => ({ default: (await import('./tables/SearchesTab.tsx')).SearchesTab })),
};

interface PromptTabsProps extends TabProps {
  /** A drawer covers the page. */
  readonly covered: boolean;
}

/** The aspects of a prompt, one at a time. */
export function PromptTabs({ covered, ...part }: PromptTabsProps) {
  const intl = useIntl();
  const { detail, searchState, updateSearch } = part;
  const panelOf = (tab: PromptTab) => {
    if (tab === 'runs') {
      return <RunsTab detail={detail} searchState={searchState} active={!covered} updateSearch={updateSearch} />;
    }
    const Panel = others[tab];
    return (
      <Suspense
        fallback={
          <div aria-busy="true">
            <AnswerSkeleton />
          </div>
        }
      >
        <Panel {...part} />
      </Suspense>
    );
  };
  return (
    <PageTabs
      id="prompt"
      tabs={promptTabs}
      selected={searchState.tab}
      titleOf={(tab) => intl.formatMessage({ id: `promptDetails.tab.${tab}` })}
      panelOf={panelOf}
      onSelect={(tab) => {
        // Search text and sort key of one table are meaningless in another.
        updateSearch({ tab, q: '', sort: null });
      }}
      panelClassName={styles['panel']}
    />
  );
}
