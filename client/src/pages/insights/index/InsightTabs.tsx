import { Tab, Tabs } from '@blueprintjs/core';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { insightTabs } from '../insightSearch.ts';
import type { InsightTab } from '../insightSearch.ts';
import styles from './InsightTabs.module.scss';
import { PromptsTab } from './PromptsTab.tsx';
import { ThemesTab } from './ThemesTab.tsx';
import { UnmetTab } from './UnmetTab.tsx';
import type { InsightPartProps } from './UserInsightContent.tsx';

const panels: Readonly<Record<InsightTab, ComponentType<InsightPartProps>>> = {
  themes: ThemesTab,
  unmet: UnmetTab,
  prompts: PromptsTab,
};

interface InsightTabsProps extends InsightPartProps {
  readonly className?: string | undefined;
}

/** What is asked: by theme, what leaves us out, and every prompt with who asks it. */
export function InsightTabs({ className, ...part }: InsightTabsProps) {
  const intl = useIntl();
  return (
    <section
      className={`${styles['card'] ?? ''} ${className ?? ''}`}
      aria-label={intl.formatMessage({ id: 'insights.tabs' })}
    >
      <Tabs
        id="user-insights"
        selectedTabId={part.place.tab}
        renderActiveTabPanelOnly
        onChange={(chosen) => {
          const tab = insightTabs.find((candidate) => candidate === chosen);
          if (tab !== undefined) part.onMove({ tab });
        }}
      >
        {insightTabs.map((id) => {
          const Content = panels[id];
          return (
            <Tab
              key={id}
              id={id}
              title={intl.formatMessage({ id: `insights.tab.${id}` })}
              panelClassName={styles['panel'] ?? ''}
              panel={<Content {...part} />}
            />
          );
        })}
      </Tabs>
    </section>
  );
}
