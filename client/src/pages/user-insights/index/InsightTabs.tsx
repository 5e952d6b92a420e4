import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { PageTabs } from '#client/components/ui/PageTabs.tsx';
import { insightTabs } from '../userInsightSearch.ts';
import type { InsightTab } from '../userInsightSearch.ts';
import { PromptsTab } from './PromptsTab.tsx';
import { ThemesTab } from './ThemesTab.tsx';
import { UnmetTab } from './UnmetTab.tsx';
import type { InsightPartProps } from './useUserInsightPage.ts';
import styles from './InsightTabs.module.scss';

const panels: Readonly<Record<InsightTab, ComponentType<InsightPartProps>>> = {
  themes: ThemesTab,
  unmet: UnmetTab,
  prompts: PromptsTab,
};

interface InsightTabsProps extends InsightPartProps {
  readonly className?: string | undefined;
}

/** The tabs: themes, unmet prompts, and all prompts with their personas. */
export function InsightTabs({ className, ...part }: InsightTabsProps) {
  const intl = useIntl();
  return (
    <section
      className={`${styles['card'] ?? ''} ${className ?? ''}`}
      aria-label={intl.formatMessage({ id: 'insights.tabs' })}
    >
      <PageTabs
        id="user-insights"
        tabs={insightTabs}
        selected={part.searchState.tab}
        titleOf={(tab) => intl.formatMessage({ id: `insights.tab.${tab}` })}
        panelOf={(tab) => {
          const Content = panels[tab];
          return <Content {...part} />;
        }}
        onSelect={(tab) => {
          part.onMove({ tab });
        }}
        panelClassName={styles['panel']}
      />
    </section>
  );
}
