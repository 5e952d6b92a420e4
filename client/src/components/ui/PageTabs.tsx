import { Tab, Tabs } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import styles from './PageTabs.module.scss';

interface PageTabsProps<T extends string> {
  /** Of the group; ids of tabs and panels begin with it. */
  readonly id: string;
  readonly tabs: readonly T[];
  readonly selected: T;
  readonly titleOf: (tab: T) => string;
  /** Asked for the selected tab alone. */
  readonly panelOf: (tab: T) => ReactNode;
  /** Another tab than the selected one was chosen. */
  readonly onSelect: (tab: T) => void;
  readonly panelClassName?: string | undefined;
}

/**
 * Parts of a page of which one is shown at a time. The line below the selected one is drawn by the style sheet: Blueprint's own
 * slides, for which it measures the page, and draws itself once more, whenever anything in a panel changes.
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
