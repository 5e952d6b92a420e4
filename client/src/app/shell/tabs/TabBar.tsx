import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import type { TabEntry } from '#client/stores/TabsStore.ts';
import { useStores } from '#client/stores/useStores.ts';
import { titleText } from '../titleText.ts';
import { TabItem } from './TabItem.tsx';
import { TabMenu } from './TabMenu.tsx';
import { possibleActions } from './tabMenuItems.ts';
import type { TabAction } from './tabMenuItems.ts';
import { useTabActions } from './useTabActions.ts';
import styles from './TabBar.module.scss';

interface OpenMenu {
  readonly tab: TabEntry;
  readonly offset: { readonly left: number; readonly top: number };
}

const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowRight: (index, last) => Math.min(last, index + 1),
  ArrowLeft: (index) => Math.max(0, index - 1),
  Home: () => 0,
  End: (_index, last) => last,
};

/** The tab bar. A roving tabindex on the current page; arrow keys move along the bar. */
export const TabBar = observer(function TabBar() {
  const intl = useIntl();
  const { tabs } = useStores();
  const { pathname } = useLocation();
  const listRef = useRef<HTMLUListElement>(null);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const act = useTabActions();
  const activeIndex = tabs.indexOf(pathname);
  const focusTab = (index: number): void => {
    listRef.current?.querySelectorAll<HTMLElement>('a')[index]?.focus();
  };
  const handleKey = (event: KeyboardEvent, index: number): void => {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    focusTab(step(index, tabs.list.length - 1));
  };
  const handleAction = async (action: TabAction, tab: TabEntry): Promise<void> => {
    const hadFocus = listRef.current?.contains(document.activeElement) === true;
    const index = tabs.indexOf(tab.fullPath);
    await act(action, tab);
    // If the closed tab had the focus, the tab in its place gets it, so that keyboard users keep their place.
    if (hadFocus && action !== 'reload') focusTab(Math.min(index, tabs.list.length - 1));
  };
  return (
    <nav className={styles['bar']} aria-label={intl.formatMessage({ id: 'tabs.title' })}>
      <ul ref={listRef} className={styles['list']}>
        {tabs.list.map((tab, index) => (
          <TabItem
            key={tab.fullPath.split('?')[0]}
            tab={tab}
            active={index === activeIndex}
            tabStop={index === Math.max(0, activeIndex)}
            onClose={() => void handleAction('closeThis', tab)}
            onMenu={(offset) => {
              setMenu({ tab, offset });
            }}
            onKey={(event) => {
              handleKey(event, index);
            }}
          />
        ))}
      </ul>
      {menu !== null && (
        <TabMenu
          title={titleText(menu.tab.title, intl)}
          offset={menu.offset}
          possible={possibleActions(tabs.list, tabs.indexOf(menu.tab.fullPath))}
          onChoose={(action) => {
            setMenu(null);
            void handleAction(action, menu.tab);
          }}
          onClose={() => {
            setMenu(null);
            focusTab(tabs.indexOf(menu.tab.fullPath));
          }}
        />
      )}
    </nav>
  );
});
