import { ChevronDownIcon } from '@blueprintjs/icons';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { MenuEntry } from '#client/api/menuSchemas.ts';
import { titleText } from '../titleText.ts';
import type { ActiveEntry } from './activeEntry.ts';
import { MenuIcon } from './MenuIcon.tsx';
import { MenuLink } from './MenuLink.tsx';
import styles from './Menu.module.scss';

interface MenuGroupProps {
  readonly group: MenuEntry;
  readonly active: ActiveEntry | null;
  readonly onFollow?: (() => void) | undefined;
}

/** A collapsible group. It expands by itself when it contains the current page, and otherwise keeps the reader's state. */
export function MenuGroup({ group, active, onFollow }: MenuGroupProps) {
  const listId = useId();
  const title = titleText(group.title, useIntl());
  const holdsActive = active?.group?.name === group.name;
  const [open, setOpen] = useState(true);
  const [held, setHeld] = useState(holdsActive);
  if (held !== holdsActive) {
    setHeld(holdsActive);
    if (holdsActive) setOpen(true);
  }
  return (
    <li>
      <button
        type="button"
        className={[styles['item'], holdsActive && !open ? styles['holdsActive'] : ''].join(' ')}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => {
          setOpen(!open);
        }}
      >
        <MenuIcon name={group.icon} />
        <span className={styles['text']}>{title}</span>
        <ChevronDownIcon size={12} className={[styles['chevron'], open ? '' : styles['folded']].join(' ')} />
      </button>
      <ul id={listId} className={styles['list']} hidden={!open}>
        {(group.children ?? []).map((entry) => (
          <li key={entry.name}>
            <MenuLink nested entry={entry} active={active?.entry.name === entry.name} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </li>
  );
}
