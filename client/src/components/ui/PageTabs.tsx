import { Tab, Tabs } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import styles from './PageTabs.module.scss';

interface PageTabsProps<T extends string> {
  /** Id of the group; prefix of the ids of tabs and panels. */
  readonly id: string;
  readonly tabs: readonly T[];
  readonly selected: T;
  readonly titleOf: (tab: T) => string;
  /** Called for the selected tab only. */
  readonly panelOf: (tab: T) => ReactNode;
  /** Called when another tab is selected. */
  readonly onSelect: (tab: T) => void;
  readonly panelClassName?: string | undefined;
}

/**
 * Tabs of a page. The line below the selected tab is drawn by CSS: Blueprint's own is animated, for which it measures the layout and
 * renders again whenever anything in a panel changes.
 */
export function PageTabs<T extends string>({
  id,
  tabs,
  selected,
  titleOf,
  panelOf,
  onSelect,
  panelClassName = '',
}: PageTabsProps<T>) {
  return (
    <Tabs
      id={id}
      className={styles['tabs'] ?? ''}
      selectedTabId={selected}
      animate={false}
      renderActiveTabPanelOnly
      onChange={(chosen) => {
        const tab = tabs.find((candidate) => candidate === chosen);
        if (tab !== undefined && tab !== selected) onSelect(tab);
      }}
    >
      {tabs.map((tab) => (
        <Tab
          key={tab}
          id={tab}
          title={titleOf(tab)}
          panelClassName={panelClassName}
          panel={tab === selected ? <>{panelOf(tab)}</> : undefined}
        />
      ))}
    </Tabs>
  );
}
