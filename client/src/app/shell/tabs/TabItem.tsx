import { CrossIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { isWorkplaceTab } from '#client/stores/TabsStore.ts';
import type { TabEntry } from '#client/stores/TabsStore.ts';
import { useStores } from '#client/stores/useStores.ts';
import { titleText } from '../titleText.ts';
import { topicOfAddress } from '../topicOfAddress.ts';
import styles from './TabBar.module.scss';

interface TabItemProps {
  readonly tab: TabEntry;
  readonly active: boolean;
  /** Whether it is the tab stop of the bar. */
  readonly tabStop: boolean;
  readonly onClose: () => void;
  /** Position of the context menu, in pixels of the window. */
  readonly onMenu: (offset: { readonly left: number; readonly top: number }) => void;
  readonly onKey: (event: KeyboardEvent<HTMLElement>) => void;
}

const MIDDLE_BUTTON = 1;

/** One open page: a link with its query, and a close button. */
export const TabItem = observer(function TabItem({ tab, active, tabStop, onClose, onMenu, onKey }: TabItemProps) {
  const intl = useIntl();
  const ref = useRef<HTMLLIElement>(null);
  const { filters } = useStores();
  const { pathname, searchParams } = new URL(tab.fullPath, window.location.origin);
  const title = topicOfAddress(pathname, searchParams, filters.topics) ?? titleText(tab.title, intl);
  const closable = !isWorkplaceTab(tab);
  useEffect(() => {
    if (active) ref.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [active]);

  const handleAuxClick = (event: MouseEvent): void => {
    if (event.button !== MIDDLE_BUTTON) return;
    // Otherwise a middle click opens the link in a browser tab.
    event.preventDefault();
    if (closable) onClose();
  };
  const handleContextMenu = (event: MouseEvent<HTMLElement>): void => {
    event.preventDefault();
    onMenu({ left: event.clientX, top: event.clientY });
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
      event.preventDefault();
      const { left, bottom } = event.currentTarget.getBoundingClientRect();
      onMenu({ left, top: bottom });
    } else if (event.key === 'Delete' && closable) {
      event.preventDefault();
      onClose();
    } else {
      onKey(event);
    }
  };
  return (
    <li ref={ref} className={[styles['tab'], active ? styles['active'] : ''].join(' ')}>
      <Link
        to={tab.fullPath}
        className={styles['link']}
        title={title}
        tabIndex={tabStop ? 0 : -1}
        aria-keyshortcuts="Delete Shift+F10"
        {...(active ? { 'aria-current': 'page' as const } : {})}
        onAuxClick={handleAuxClick}
        onContextMenu={handleContextMenu}
        onKeyDown={handleKeyDown}
      >
        {title}
      </Link>
      {closable && (
        <button
          type="button"
          className={styles['close']}
          tabIndex={-1}
          aria-label={intl.formatMessage({ id: 'tabs.close' }, { title })}
          onClick={onClose}
        >
          <CrossIcon size={12} />
        </button>
      )}
    </li>
  );
});
