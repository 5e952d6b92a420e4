import { Button, Checkbox } from '@blueprintjs/core';
import { ArrowDownIcon, ArrowUpIcon, CrossIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '#client/components/figures/VisuallyHidden.tsx';
import { moveEntry } from './moveEntry.ts';
import styles from './EntryList.module.scss';

interface EntryListProps<T> {
  /** Translated; names the list. */
  readonly label: string;
  readonly entries: readonly T[];
  readonly keyOf: (entry: T) => string;
  /** Accessible name of an entry's checkbox and buttons. */
  readonly nameOf: (entry: T) => string;
  /** Whether the entry is on; absent: all are. */
  readonly isOn?: (entry: T) => boolean;
  readonly onToggle?: (entry: T, on: boolean) => void;
  readonly canRemove: (entry: T) => boolean;
  readonly onChange: (entries: readonly T[]) => void;
  readonly className?: (entry: T) => string | undefined;
  readonly children: (entry: T) => ReactNode;
}

/**
 * Entries with switches, reordering by buttons or Alt with an arrow key, and removal. The new position is announced, and the focus stays on
 * the moved entry.
 */
export function EntryList<T>({ label, entries, keyOf, nameOf, isOn, onToggle, ...rest }: EntryListProps<T>) {
  const intl = useIntl();
  const { canRemove, onChange, className, children } = rest;
  const [said, setSaid] = useState('');
  const move = (index: number, by: -1 | 1, focused: HTMLElement): void => {
    const entry = entries[index];
    const next = moveEntry(entries, index, by);
    if (entry === undefined || next === entries) return;
    flushSync(() => {
      onChange(next);
      setSaid(
        intl.formatMessage(
          { id: 'brief.entry.moved' },
          { name: nameOf(entry), place: index + by + 1, count: entries.length },
        ),
      );
    });
    // A DOM node that is moved loses the focus.
    focused.focus();
  };
  return (
    <>
      <ul className={styles['list']} aria-label={label}>
        {entries.map((entry, index) => {
          const name = nameOf(entry);
          const on = isOn?.(entry) ?? true;
          const moveButton = (by: -1 | 1) => {
            const text = intl.formatMessage({ id: by < 0 ? 'brief.entry.up' : 'brief.entry.down' }, { name });
            const atEnd = by < 0 ? index === 0 : index === entries.length - 1;
            return (
              <Button
                size="small"
                variant="minimal"
                icon={by < 0 ? <ArrowUpIcon size={12} /> : <ArrowDownIcon size={12} />}
                aria-label={text}
                title={text}
                // Not `disabled`: at the end of the list the button keeps the focus.
                aria-disabled={atEnd}
                className={atEnd ? (styles['idle'] ?? '') : ''}
                onClick={({ currentTarget }) => {
                  move(index, by, currentTarget);
                }}
              />
            );
          };
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the controls inside bubble up to it
            <li
              key={keyOf(entry)}
              className={`${styles['entry'] ?? ''} ${on ? '' : (styles['off'] ?? '')} ${className?.(entry) ?? ''}`}
              onKeyDown={(event) => {
                const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
                if (!event.altKey || by === null || !(event.target instanceof HTMLElement)) return;
                event.preventDefault();
                move(index, by, event.target);
              }}
            >
              {onToggle !== undefined && (
                <Checkbox
                  className={styles['box'] ?? ''}
                  checked={on}
                  aria-label={intl.formatMessage({ id: 'brief.entry.use' }, { name })}
                  onChange={({ currentTarget }) => {
                    onToggle(entry, currentTarget.checked);
                  }}
                />
              )}
              <div className={styles['content']}>{children(entry)}</div>
              <div className={styles['tools']}>
                {moveButton(-1)}
                {moveButton(1)}
                {canRemove(entry) && (
                  <Button
                    size="small"
                    variant="minimal"
                    icon={<CrossIcon size={12} />}
                    aria-label={intl.formatMessage({ id: 'common.removeNamed' }, { name })}
                    onClick={() => {
                      onChange(entries.filter((one) => one !== entry));
                    }}
                  />
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}
