import { Tab, Tabs } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import type { PromptDetail } from '../../../api/detailSchemas.ts';
import type { AnswerSelection } from '../../../components/answers/answerSearch.ts';
import { HistoryTab } from './HistoryTab.tsx';
import { promptTabs } from './promptDetailsSearch.ts';
import type { PromptDetailsQuery, PromptTab } from './promptDetailsSearch.ts';
import styles from './PromptTabs.module.scss';
import { RunsTab } from './runs/RunsTab.tsx';
import type { MoveOnPage } from './usePromptDetails.ts';

interface PromptTabsProps {
  readonly detail: PromptDetail;
  readonly place: PromptDetailsQuery;
  /** A drawer stands over the page. */
  readonly covered: boolean;
  readonly move: MoveOnPage;
  readonly onOpen: (selection: AnswerSelection) => void;
}

const isTab = (id: unknown): id is PromptTab => promptTabs.some((tab) => tab === id);

/** The aspects of a prompt, one at a time. */
export function PromptTabs({ detail, place, covered, move, onOpen }: PromptTabsProps) {
  const intl = useIntl();
  const panels = {
    runs: <RunsTab detail={detail} place={place} active={!covered} move={move} />,
    sources: null,
    competitors: null,
    history: <HistoryTab detail={detail} onOpen={onOpen} />,
    searches: null,
  };
  return (
    <Tabs
      id="prompt"
      className={styles['tabs'] ?? ''}
      aria-label={intl.formatMessage({ id: 'promptDetails.tabs' })}
      selectedTabId={place.tab}
      renderActiveTabPanelOnly
      onChange={(id) => {
        if (isTab(id)) move({ tab: id });
      }}
    >
      {promptTabs.map((tab) => (
        <Tab
          key={tab}
          id={tab}
          title={intl.formatMessage({ id: `promptDetails.tab.${tab}` })}
          panel={panels[tab] ?? <span />}
          panelClassName={styles['panel'] ?? ''}
        />
      ))}
    </Tabs>
  );
}
